/** What Shift, Alt and Ctrl do beside a mouse, a finger does by switches. */
import { expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import {
  driveNewBoard,
  describeBoard,
  GestureDriver,
  TEST_VIEWPORT,
} from '../../../testing/editor/gesture-driver.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import type { Modifiers } from '../input/gesture-types.js';
import { stickyModifiersOf } from '../state/tool-options.js';
import { toggleStickyModifier } from './tool.js';
import { ALL_TOOLS, type ToolId } from './all-tools.js';

const FINGER = { ...TEST_VIEWPORT, coarse: true };

/** A triangle of crossings, worked on with a finger, with these switches on. */
function finger(tool: ToolId, ...latched: (keyof Modifiers)[]): GestureDriver {
  const hands = driveNewBoard().tool('crossing');
  for (const [x, y] of CORNERS) hands.click(x, y);
  hands.tool('street');
  for (const [x, y] of [...CORNERS, CORNERS[0]]) hands.click(x, y);
  return new GestureDriver(hands.board, FINGER).tool(tool, { stickyModifiers: latched });
}
const CORNERS: readonly [Point, Point, Point] = [
  [2000, 2000],
  [6000, 2000],
  [4000, 5000],
];

test('several things, one after another', () => {
  const hands = finger('select', 'shift').click(2000, 2000).click(6000, 2000);
  expect(hands.selection).toEqual(['x1', 'x2']);
  expect(hands.run('edit.merge').selection).toEqual(['x1']);
});

test('a lasso', () => {
  const hands = finger('select', 'alt');
  const way: Point[] = [[1000, 1000], [7000, 1000], [7000, 2500], [1000, 2500]]; // prettier-ignore
  for (const at of way.slice(1)) hands.pull(way[0]!, at);
  hands.drop(way[0]!, way.at(-1)!);
  expect(hands.selection).toEqual(['x1', 'x2', 'street:x1-x2']);
});

test('a street from empty ground, which then goes on as always', () => {
  const hands = finger('street', 'shift').click(8000, 8000).click(9000, 9000).click(4000, 5000);
  expect(describeBoard(hands.board).slice(3)).toEqual([
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
  expect(describeBoard(hands.board).at(-1)).toBe('houses x1 x2 x3');
});

test('beside a street without being put into it', () => {
  expect(describeBoard(finger('junction', 'ctrl').click(4000, 2050).board)[3]).toBe('t1 4000,2050');
  expect(describeBoard(finger('junction').click(4000, 2050).board)[3]).toBe('t1 4000,2000');
});

test('a mouse has its keys, and minds no switch', () => {
  const mouse = new GestureDriver(finger('select').board).tool('select', { stickyModifiers: ['shift'] });
  expect(mouse.click(2000, 2000).click(6000, 2000).selection).toEqual(['x2']);
});

test('they are off again with another tool, and stay with the same', () => {
  expect(finger('select', 'shift').tool('select').state.settings.stickyModifiers).toEqual(['shift']);
  expect(finger('select', 'shift').tool('street').state.settings.stickyModifiers).toEqual([]);
});

test('each is switched on and off', () => {
  const { settings } = finger('select').state;
  const [add] = stickyModifiersOf({ tool: 'select', settings }, shippedBoard('whitechapel'));
  const on = { ...settings, ...toggleStickyModifier(settings, add!) };
  expect(on.stickyModifiers).toEqual(['shift']);
  expect(toggleStickyModifier(on, add!).stickyModifiers).toEqual([]);
});

test.each(['whitechapel', 'mr-jack-2006'] as const)('on %s no tool has two of one key', (id) => {
  const { settings } = finger('select').state;
  for (const { id: tool } of ALL_TOOLS) {
    const keys = stickyModifiersOf({ tool, settings }, shippedBoard(id)).map(({ modifier: held }) => held);
    expect(new Set(keys).size, tool).toBe(keys.length);
  }
});
