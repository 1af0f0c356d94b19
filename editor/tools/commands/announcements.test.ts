/** What the line under the map says was done: never what was done before it. */
import { expect, test } from 'vitest';
import { SIGHT } from '../../testing/hands.js';
import { officialBoard } from '../../testing/official-board.js';
import { COMMANDS, runCommand } from './commands.js';
import { goTo, handle, openDesk, pick, takeTool, undo, type Desk } from './desk.js';
import { nudge } from './nudge.js';

const run = (desk: Desk, id: string): Desk =>
  runCommand(
    desk,
    COMMANDS.find((each) => each.id === id)!,
    SIGHT,
  );
const picked = (...keys: string[]): Desk => pick(openDesk(officialBoard('whitechapel')), keys);

test.each([
  ['edit.delete', picked('c44'), 'Delete circle 44.'],
  ['edit.dissolve', picked('c1'), 'Dissolve circle 1.'],
  ['edit.merge', picked('c1', 'c2'), 'Merge circle 2 into circle 1.'],
  ['edit.become-junction', picked('c1'), 'Make circle 1 a junction.'],
  ['edit.select-all', picked('c1'), '1039 things selected.'],
])('%s', (id, desk, words) => {
  expect(run(desk, id).said).toBe(words);
});

test('what is picked, and that nothing is any more', () => {
  expect(picked('c44').said).toBe('Circle 44 selected.');
  expect(handle(picked('c44'), { type: 'cancel' }, SIGHT).said).toBe('');
});

test('nudges, again and again', () => {
  expect(nudge(nudge(picked('c44'), [1, 0], SIGHT), [1, 0], SIGHT).said).toBe('Nudge circle 44.');
});

test('a step of the list, and the opening', () => {
  const desk = undo(nudge(nudge(picked('c44'), [1, 0], SIGHT), [1, 0], SIGHT), SIGHT);
  expect(goTo(desk, 1).said).toBe('Now at: Nudge circle 44.');
  expect(goTo(goTo(desk, 1), 0).said).toBe('As it was opened.');
});

test('a gesture that names its own words keeps them', () => {
  const desk = handle(takeTool(picked(), 'circle'), { type: 'click', at: [9500, 6000] }, SIGHT);
  expect(desk.said).toBe('Circle 196 placed.');
});
