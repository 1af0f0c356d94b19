/** The class of a change, on which the version and `validate --since` go; what a difference says is tested with it. */
import { describe, expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { renameIds } from '../../testing/boards/rename-ids.js';
import { classifyChange } from './classify-change.js';
import type { StreetBoard } from '../board/board.js';

const board = shippedStreetBoard('whitehall');
const moved = ([x, y]: readonly [number, number], by: number): readonly [number, number] => [x + by, y];

describe.each<[string, string, StreetBoard]>([
  ['none', 'only provenance', { ...board, waivers: [{ rule: 'a', target: 'b', reason: 'c' }] }],
  ['geometry', 'a circle moved by a hair', { ...board, circles: board.circles.map((each) => ({ ...each, at: moved(each.at, 1) })) }],
  ['play', 'a street is gone', { ...board, streets: board.streets.slice(1) }],
  ['identity', 'a crossing is gone', { ...board, crossings: board.crossings.slice(1) }],
  ['identity', 'a crossing has a new id', renameIds(board, new Map([['x1', 'x999']]))],
  ['identity', 'two circles have exchanged their numbers', renameIds(board, new Map([['c10', 'c11'], ['c11', 'c10']]))],
  ['identity', 'crossings are renumbered', renameIds(board, new Map(board.crossings.map(({ id }, i, all) => [id, all[(i + 1) % all.length]!.id])))],
])('%s', (change, what, after) => {
  test(what, () => {
    expect(classifyChange(board, after)).toBe(change);
  });
}); // prettier-ignore

test('ids of junctions and blocks do not affect the class of a change', () => {
  const whitechapel = shippedStreetBoard('whitechapel');
  const names = new Map([['t1', 't2'], ['t2', 't1'], ['b1', 'b2'], ['b2', 'b1']]); // prettier-ignore
  expect(classifyChange(whitechapel, renameIds(whitechapel, names))).toBe('geometry');
});
