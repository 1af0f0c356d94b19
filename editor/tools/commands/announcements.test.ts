/** What the line under the map says was done: never what was done before it. */
import { expect, test } from 'vitest';
import { TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { COMMANDS, runCommand } from './commands.js';
import {
  goToStep,
  handleGesture,
  openEditorState,
  selectAndAnnounce,
  switchTool,
  undo,
  type EditorState,
} from '../state/editor-state.js';
import { nudgeSelection } from './nudge-selection.js';

const run = (desk: EditorState, id: string): EditorState =>
  runCommand(
    desk,
    COMMANDS.find((each) => each.id === id)!,
    TEST_VIEWPORT,
  );
const picked = (...keys: string[]): EditorState =>
  selectAndAnnounce(openEditorState(shippedBoard('whitechapel')), keys);

test.each([
  ['edit.delete', picked('c44'), 'Delete circle 44.'],
  ['edit.dissolve', picked('c1'), 'Dissolve circle 1.'],
  ['edit.merge', picked('c1', 'c2'), 'Merge circle 2 into circle 1.'],
  ['edit.become-junction', picked('c1'), 'Make circle 1 a junction.'],
  ['edit.select-all', picked('c1'), '1039 things selected.'],
])('%s', (id, desk, words) => {
  expect(run(desk, id).announcement).toBe(words);
});

test('what is picked, and that nothing is any more', () => {
  expect(picked('c44').announcement).toBe('Circle 44 selected.');
  expect(handleGesture(picked('c44'), { type: 'cancel' }, TEST_VIEWPORT).announcement).toBe('');
});

test('nudges, again and again', () => {
  expect(
    nudgeSelection(nudgeSelection(picked('c44'), [1, 0], TEST_VIEWPORT), [1, 0], TEST_VIEWPORT).announcement,
  ).toBe('Nudge circle 44.');
});

test('a step of the list, and the opening', () => {
  const desk = undo(
    nudgeSelection(nudgeSelection(picked('c44'), [1, 0], TEST_VIEWPORT), [1, 0], TEST_VIEWPORT),
    TEST_VIEWPORT,
  );
  expect(goToStep(desk, 1).announcement).toBe('Now at: Nudge circle 44.');
  expect(goToStep(goToStep(desk, 1), 0).announcement).toBe('As it was opened.');
});

test('a gesture that names its own words keeps them', () => {
  const desk = handleGesture(
    switchTool(picked(), 'circle'),
    { type: 'click', at: [9500, 6000] },
    TEST_VIEWPORT,
  );
  expect(desk.announcement).toMatch(/^The board has circles 1 to 195/);
  const placed = handleGesture(desk, { type: 'click', at: [9500, 6000] }, TEST_VIEWPORT);
  expect(placed.announcement).toBe('Circle 196 placed.');
});
