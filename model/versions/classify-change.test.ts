/** The class of a change, on which the version and `validate --since` go; what a difference says is tested with it. */
import { describe, expect, test } from 'vitest';
import { streetBoard } from '../testing/official-board.js';
import { renamedBoard } from '../testing/renamed-board.js';
import { changeBetween } from './change.js';
import type { StreetBoard } from './board.js';

const board = streetBoard('whitehall');
const moved = ([x, y]: readonly [number, number], by: number): readonly [number, number] => [x + by, y];

describe.each<[string, string, StreetBoard]>([
  ['none', 'only what is said about it', { ...board, waivers: [{ rule: 'a', target: 'b', reason: 'c' }] }],
  ['geometry', 'a circle moved by a hair', { ...board, circles: board.circles.map((each) => ({ ...each, at: moved(each.at, 1) })) }],
  ['play', 'a street is gone', { ...board, streets: board.streets.slice(1) }],
  ['identity', 'a crossing is gone', { ...board, crossings: board.crossings.slice(1) }],
  ['identity', 'a crossing has a new id', renamedBoard(board, new Map([['x1', 'x999']]))],
  ['identity', 'two circles have exchanged their numbers', renamedBoard(board, new Map([['c10', 'c11'], ['c11', 'c10']]))],
  ['identity', 'crossings are numbered anew', renamedBoard(board, new Map(board.crossings.map(({ id }, i, all) => [id, all[(i + 1) % all.length]!.id])))],
])('%s', (change, what, after) => {
  test(what, () => {
    expect(changeBetween(board, after)).toBe(change);
  });
}); // prettier-ignore

test('junctions and blocks are nobody’s business but ours', () => {
  const whitechapel = streetBoard('whitechapel');
  const names = new Map([['t1', 't2'], ['t2', 't1'], ['b1', 'b2'], ['b2', 'b1']]); // prettier-ignore
  expect(changeBetween(whitechapel, renamedBoard(whitechapel, names))).toBe('geometry');
});
