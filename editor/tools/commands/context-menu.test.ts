import { expect, test } from 'vitest';
import { atWork, SIGHT } from '../../testing/hands.js';
import type { Desk } from './desk.js';
import { menuAt, menuByKey, placeOfMenu } from './menu.js';

/** Circle 1 to the left, circle 2 to the right; the middle of the window is empty. */
const { desk: table } = atWork().tool('circle').click(1000, 3500).click(9000, 3500).tool('select');
const desk: Desk = { ...table, selection: [] };

test.each<[string, Desk, readonly string[], readonly [number, number]]>([
  ['what is selected, where it lies', { ...desk, selection: ['c1'] }, ['c1'], [1000, 3500]],
  ['several things, at the first', { ...desk, selection: ['c2', 'c1'] }, ['c2', 'c1'], [9000, 3500]],
  ['what is under the pointer', { ...desk, cursor: [9010, 3500] }, ['c2'], [9010, 3500]],
  ['it, whatever was selected', { ...desk, selection: ['c1'], cursor: [9000, 3500] }, ['c2'], [9000, 3500]],
  [
    'the selection, if the pointer is on empty ground',
    { ...desk, selection: ['c1'], cursor: [5000, 3500] },
    ['c1'],
    [1000, 3500],
  ],
  ['the board, if there is nothing else', desk, [], [5000, 3500]],
])('the menu key asks for %s', (_, before, selection, at) => {
  const asked = menuByKey(before, SIGHT);
  expect(asked.selection).toEqual(selection);
  expect(placeOfMenu(asked, SIGHT)).toEqual(at);
});

test('a hand asks for what is under it, and for all of the selection if that is part of it', () => {
  const both: Desk = { ...desk, selection: ['c1', 'c2'] };
  expect(menuAt(both, [9000, 3500], SIGHT)).toBe(both);
  expect(menuAt({ ...desk, selection: ['c1'] }, [9000, 3500], SIGHT).selection).toEqual(['c2']);
  expect(menuAt(both, [5000, 3500], SIGHT).selection).toEqual([]);
});
