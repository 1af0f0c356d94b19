import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStreetBoard, parseBoard, type StreetBoard } from '../model/index.js';
import { elsewhere } from '../model/placeless.js';
import { fixturesOf } from '../testing/rule-fixtures.js';
import { officialBoard } from '../testing/official-board.js';
import { RULES } from './rules/index.js';
import { judgeBoard } from './validate-board.js';

/** A board with some of its nodes elsewhere. Everything else is the same object, as in an editor. */
function moved(board: StreetBoard, steps: readonly { index: number; by: readonly [number, number] }[]) {
  const lists = ['circles', 'crossings', 'junctions'] as const;
  let now = board;
  for (const { index, by } of steps) {
    const list = lists[index % 3]!;
    const node = board[list][index % Math.max(1, board[list].length)];
    if (node === undefined) continue;
    const at = [node.at[0] + by[0], node.at[1] + by[1]] as const;
    now = { ...now, [list]: now[list].map((each) => (each.at === node.at ? { ...each, at } : each)) };
  }
  return now;
}

const shift = fc.integer({ min: -3000, max: 3000 });
const steps = fc.array(fc.record({ index: fc.nat(10_000), by: fc.tuple(shift, shift) }), {
  minLength: 1,
  maxLength: 6,
});
const official = [officialBoard('whitechapel'), officialBoard('whitehall')].filter(isStreetBoard);
const boardsOf = ({ text }: { readonly text: string }): StreetBoard[] => {
  const parsed = parseBoard(text);
  return parsed.ok && isStreetBoard(parsed.board) ? [parsed.board] : [];
};
const board = fc.constantFrom(...official, ...RULES.flatMap(({ id }) => fixturesOf(id)).flatMap(boardsOf));

describe('after nodes have moved', () => {
  test('a board is judged as if it were met for the first time', () => {
    fc.assert(
      fc.property(board, steps, (basis, moves) => {
        judgeBoard(basis, { deep: true });
        const now = moved(basis, moves);
        expect(judgeBoard(now, { deep: true })).toEqual(judgeBoard(structuredClone(now), { deep: true }));
      }),
      { numRuns: 150 },
    );
  });

  const rules = RULES.filter(({ placeless, games }) => placeless && games.some((game) => game !== 'mj'));

  test.each(rules)('$id, which says it never asks for places, finds the same', (rule) => {
    const own = fixturesOf(rule.id).flatMap(boardsOf);
    const there = [...own, ...official].filter(({ game }) => rule.games.includes(game));
    fc.assert(
      fc.property(fc.constantFrom(...there), steps, (basis, moves) => {
        const now = structuredClone(moved(basis, moves));
        const { profile } = basis;
        expect(rule.check({ board: now, profile })).toEqual(rule.check({ board: basis, profile }));
      }),
      { numRuns: 60 },
    );
  });
});

test('a board that differs in anything else is another one', () => {
  const basis = officialBoard('whitehall') as StreetBoard;
  expect(elsewhere(basis)).toBe(basis);
  const [first, ...rest] = basis.circles;
  const known = elsewhere(moved(basis, [{ index: 3, by: [1, 1] }]));
  expect(known).toBe(basis);
  for (const other of [
    { ...basis, name: 'Another' },
    { ...basis, circles: [{ ...first!, colour: 'blue' as const }, ...rest] },
    { ...basis, circles: rest },
    { ...basis, blocks: [...basis.blocks] },
    { ...basis, streets: [...basis.streets] },
  ])
    expect(elsewhere(other)).toBe(other);
});
