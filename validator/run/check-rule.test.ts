import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStreetBoard, parseBoard, type Point, type StreetBoard } from '../model/index.js';
import { elsewhere } from '../model/placeless.js';
import { fixturesOf } from '../testing/rule-fixtures.js';
import { officialBoard } from '../testing/official-board.js';
import { seededRandom } from '../testing/seeded-random.js';
import { RULES } from './rules/index.js';
import { judgeBoard } from './validate-board.js';

/** A board with nodes elsewhere, a few of them or all. Everything else is the same object, as in an editor. */
function moved(
  board: StreetBoard,
  { share, seed }: { readonly share: number; readonly seed: number },
): StreetBoard {
  const random = seededRandom(seed);
  const move = <N extends { readonly at: Point }>(node: N): N =>
    random() > share ? node : { ...node, at: [node.at[0] + far(random), node.at[1] + far(random)] as const };
  const { circles, crossings, junctions } = board;
  return {
    ...board,
    circles: circles.map(move),
    crossings: crossings.map(move),
    junctions: junctions.map(move),
  };
}

const far = (random: () => number): number => Math.round((random() - 0.5) * 4000);

const moves = fc.record({ share: fc.constantFrom(0.02, 0.3, 1), seed: fc.nat() });
const official = [officialBoard('whitechapel'), officialBoard('whitehall')].filter(isStreetBoard);
const boardsOf = ({ text }: { readonly text: string }): StreetBoard[] => {
  const parsed = parseBoard(text);
  return parsed.ok && isStreetBoard(parsed.board) ? [parsed.board] : [];
};
const board = fc.constantFrom(...official, ...RULES.flatMap(({ id }) => fixturesOf(id)).flatMap(boardsOf));

describe('after nodes have moved', () => {
  test('a board is judged as if it were met for the first time', () => {
    fc.assert(
      fc.property(board, moves, (basis, move) => {
        judgeBoard(basis, { deep: true });
        const now = moved(basis, move);
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
      fc.property(fc.constantFrom(...there), moves, (basis, move) => {
        const now = structuredClone(moved(basis, move));
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
  const known = elsewhere(moved(basis, { share: 0.5, seed: 1 }));
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
