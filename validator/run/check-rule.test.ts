import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStreetBoard, parseBoard, type Point, type StreetBoard } from '../../model/index.js';
import { boardWithSameTopology } from '../../model/board/memo-by-board.js';
import { readFixtures } from '../../testing/validator/rule-fixtures.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { RULES } from '../rules/index.js';
import { validateBoard } from './validate.js';
import { checkRule } from './check-rule.js';

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
const official = [shippedBoard('whitechapel'), shippedBoard('whitehall')].filter(isStreetBoard);
const boardsOf = ({ text }: { readonly text: string }): StreetBoard[] => {
  const parsed = parseBoard(text);
  return parsed.ok && isStreetBoard(parsed.board) ? [parsed.board] : [];
};
const board = fc.constantFrom(...official, ...RULES.flatMap(({ id }) => readFixtures(id)).flatMap(boardsOf));

describe('after nodes have moved', () => {
  test('a board is judged as if it were met for the first time', () => {
    fc.assert(
      fc.property(board, moves, (basis, move) => {
        validateBoard(basis, { deep: true });
        const now = moved(basis, move);
        expect(validateBoard(now, { deep: true })).toEqual(
          validateBoard(structuredClone(now), { deep: true }),
        );
      }),
      { numRuns: 150 },
    );
  });

  const rules = RULES.filter(
    ({ topologyOnly, games }) => topologyOnly && games.some((game) => game !== 'mj'),
  );

  test.each(rules)('$id depends on topology only', (rule) => {
    const own = readFixtures(rule.id).flatMap(boardsOf);
    const there = [...own, ...official].filter(({ game }) => rule.games.includes(game));
    fc.assert(
      fc.property(fc.constantFrom(...there), moves, (basis, move) => {
        const now = structuredClone(moved(basis, move));
        const { profile } = basis;
        expect(checkRule(rule, { board: now, profile })).toEqual(checkRule(rule, { board: basis, profile }));
      }),
      { numRuns: 60 },
    );
  });
});

test('a board that differs in anything but positions is another one', () => {
  // A copy, so that no other test has seen a board of the same topology.
  const basis = { ...(shippedBoard('whitehall') as StreetBoard), name: 'A copy' };
  expect(boardWithSameTopology(basis)).toBe(basis);
  const [first, ...rest] = basis.circles;
  const known = boardWithSameTopology(moved(basis, { share: 0.5, seed: 1 }));
  expect(known).toBe(basis);
  for (const other of [
    { ...basis, name: 'Another' },
    { ...basis, circles: [{ ...first!, colour: 'blue' as const }, ...rest] },
    { ...basis, circles: rest },
    { ...basis, blocks: [...basis.blocks] },
    { ...basis, streets: [...basis.streets] },
  ])
    expect(boardWithSameTopology(other)).toBe(other);
});
