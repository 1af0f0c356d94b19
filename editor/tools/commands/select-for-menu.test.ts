import { expect, test } from 'vitest';
import { driveNewBoard, TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { selectEntities, selectionOf, type EditorState } from '../state/editor-state.js';
import { selectForMenuAt, selectForMenuKey, positionForMenuKey } from './select-for-menu.js';

/** Circle 1 to the left, circle 2 to the right; the middle of the window is empty. */
const { state: table } = driveNewBoard().tool('circle').click(1000, 3500).click(9000, 3500).tool('select');
const desk: EditorState = selectEntities(table, []);

test.each<[string, EditorState, readonly string[], readonly [number, number]]>([
  ['what is selected, where it lies', selectEntities(desk, ['c1']), ['c1'], [1000, 3500]],
  ['several things, at the first', selectEntities(desk, ['c2', 'c1']), ['c2', 'c1'], [9000, 3500]],
  ['what is under the pointer', { ...desk, cursor: [9010, 3500] }, ['c2'], [9010, 3500]],
  [
    'it, whatever was selected',
    { ...selectEntities(desk, ['c1']), cursor: [9000, 3500] },
    ['c2'],
    [9000, 3500],
  ],
  [
    'the selection, if the pointer is on empty ground',
    { ...selectEntities(desk, ['c1']), cursor: [5000, 3500] },
    ['c1'],
    [1000, 3500],
  ],
  ['the board, if there is nothing else', desk, [], [5000, 3500]],
])('the menu key asks for %s', (_, before, selection, at) => {
  const asked = selectForMenuKey(before, TEST_VIEWPORT);
  expect(selectionOf(asked)).toEqual(selection);
  expect(positionForMenuKey(asked, TEST_VIEWPORT)).toEqual(at);
});

test('a hand asks for what is under it, and for all of the selection if that is part of it', () => {
  const both: EditorState = selectEntities(desk, ['c1', 'c2']);
  expect(selectForMenuAt(both, [9000, 3500], TEST_VIEWPORT)).toBe(both);
  expect(selectionOf(selectForMenuAt(selectEntities(desk, ['c1']), [9000, 3500], TEST_VIEWPORT))).toEqual([
    'c2',
  ]);
  expect(selectForMenuAt(both, [5000, 3500], TEST_VIEWPORT).selection).toEqual([]);
});
