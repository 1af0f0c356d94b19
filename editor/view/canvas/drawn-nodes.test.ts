import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryEdit } from '../../../testing/arbitrary-action.js';
import { streetBoard } from '../../../testing/official-board.js';
import { isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { deleteThings, moveThings } from '../../document/index.js';
import { nodesChanged, nodesOfBoard } from './drawn-nodes.js';

const whitechapel = streetBoard('whitechapel');
const edited = (board: StreetBoard, ...edit: Parameters<typeof moveThings>): StreetBoard =>
  moveThings(...edit)(board) as StreetBoard;

test('what changed, put over what was drawn, is what is drawn anew', () => {
  const seen = { followed: 0, anew: 0 };
  fc.assert(
    fc.property(fc.array(arbitraryEdit, { minLength: 1, maxLength: 10 }), (edits) => {
      let board: StreetBoard = whitechapel;
      for (const edit of edits) {
        const after = edit(board)[1](board);
        if (!isStreetBoard(after)) return;
        const changed = nodesChanged(board, after);
        if (changed)
          expect(new Map([...nodesOfBoard(board), ...changed])).toEqual(new Map(nodesOfBoard(after)));
        seen[changed ? 'followed' : 'anew']++;
        board = after;
      }
    }),
    { numRuns: 60 },
  );
  expect(seen.followed).toBeGreaterThan(10);
  expect(seen.anew).toBeGreaterThan(10);
});

test('one that moves is the only one that changed', () => {
  expect([...nodesChanged(whitechapel, edited(whitechapel, ['c65'], 3, 0))!.keys()]).toEqual(['c65']);
});

test('one that is gone cannot be followed', () => {
  const without = deleteThings(['c65'])(whitechapel) as StreetBoard;
  expect(
    nodesChanged(whitechapel, { ...without, streets: whitechapel.streets, blocks: whitechapel.blocks }),
  ).toBe(undefined);
});

test('two of one number are both drawn, and moving one of them draws both anew', () => {
  const [first] = whitechapel.circles;
  const twin = { ...first!, at: [first!.at[0] + 500, first!.at[1]] as const };
  const twins = { ...whitechapel, circles: [first!, twin, ...whitechapel.circles.slice(1)] };
  const drawn = [...nodesOfBoard(twins)].filter(([, { of }]) => of === first || of === twin);
  expect(drawn.map(([key]) => key)).toEqual(['c1', 'c1 2']);
  const moved = { ...twin, at: [twin.at[0] + 1, twin.at[1]] as const };
  expect(nodesChanged(twins, { ...twins, circles: [first!, moved, ...twins.circles.slice(2)] })).toBe(
    undefined,
  );
  expect(nodesChanged(whitechapel, twins)).toBe(undefined);
});
