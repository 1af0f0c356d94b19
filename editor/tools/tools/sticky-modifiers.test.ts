/** What Shift, Alt and Ctrl do beside a mouse, a finger does by switches. */
import { expect, test } from 'vitest';
import type { Point } from '../../model/index.js';
import { atWork, contents, Hands, SIGHT } from '../../testing/hands.js';
import { officialBoard } from '../../testing/official-board.js';
import type { Held } from './gesture.js';
import { latchesOf, switched } from './latches.js';
import { TOOL_IDS, type ToolId } from './tool.js';

const FINGER = { ...SIGHT, coarse: true };

/** A triangle of crossings, worked on with a finger, with these switches on. */
function finger(tool: ToolId, ...latched: (keyof Held)[]): Hands {
  const hands = atWork().tool('crossing');
  for (const [x, y] of CORNERS) hands.click(x, y);
  hands.tool('street');
  for (const [x, y] of [...CORNERS, CORNERS[0]]) hands.click(x, y);
  return new Hands(hands.board, FINGER).tool(tool, { latched });
}
const CORNERS: readonly [Point, Point, Point] = [
  [2000, 2000],
  [6000, 2000],
  [4000, 5000],
];

test('several things, one after another', () => {
  const hands = finger('select', 'shift').click(2000, 2000).click(6000, 2000);
  expect(hands.desk.selection).toEqual(['x1', 'x2']);
  expect(hands.run('edit.merge').desk.selection).toEqual(['x1']);
});

test('a lasso', () => {
  const hands = finger('select', 'alt');
  const way: Point[] = [[1000, 1000], [7000, 1000], [7000, 2500], [1000, 2500]]; // prettier-ignore
  for (const at of way.slice(1)) hands.pull(way[0]!, at);
  hands.drop(way[0]!, way.at(-1)!);
  expect(hands.desk.selection).toEqual(['x1', 'x2', 'street:x1-x2']);
});

test('a street from empty ground, which then goes on as always', () => {
  const hands = finger('street', 'shift').click(8000, 8000).click(9000, 9000).click(4000, 5000);
  expect(contents(hands.board).slice(3)).toEqual([
    't1 8000,8000',
    'street x1-x2',
    'street x1-x3',
    'street x2-x3',
    'street x3-t1 9000,9000',
  ]);
});

test('a block by its nodes', () => {
  const hands = finger('block', 'shift');
  for (const [x, y] of [...CORNERS, CORNERS[0]]) hands.click(x, y);
  expect(contents(hands.board).at(-1)).toBe('houses x1 x2 x3');
});

test('beside a street without being put into it', () => {
  expect(contents(finger('junction', 'ctrl').click(4000, 2050).board)[3]).toBe('t1 4000,2050');
  expect(contents(finger('junction').click(4000, 2050).board)[3]).toBe('t1 4000,2000');
});

test('a mouse has its keys, and minds no switch', () => {
  const mouse = new Hands(finger('select').board).tool('select', { latched: ['shift'] });
  expect(mouse.click(2000, 2000).click(6000, 2000).desk.selection).toEqual(['x2']);
});

test('they are off again with another tool, and stay with the same', () => {
  expect(finger('select', 'shift').tool('select').desk.settings.latched).toEqual(['shift']);
  expect(finger('select', 'shift').tool('street').desk.settings.latched).toEqual([]);
});

test('each is switched on and off', () => {
  const { settings } = finger('select').desk;
  const [add] = latchesOf({ tool: 'select', settings }, officialBoard('whitechapel'));
  const on = { ...settings, ...switched(settings, add!) };
  expect(on.latched).toEqual(['shift']);
  expect(switched(on, add!).latched).toEqual([]);
});

test.each(['whitechapel', 'mr-jack-2006'] as const)('on %s no tool has two of one key', (id) => {
  const { settings } = finger('select').desk;
  for (const tool of TOOL_IDS) {
    const keys = latchesOf({ tool, settings }, officialBoard(id)).map(({ held }) => held);
    expect(new Set(keys).size, tool).toBe(keys.length);
  }
});
