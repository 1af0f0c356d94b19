import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryEdit } from '../../../testing/arbitrary-action.js';
import { streetBoard } from '../../../testing/official-board.js';
import { isStreetBoard, type Line, type Point, type StreetBoard } from '../../../model/index.js';
import { deleteThings, moveThings, splitLine } from '../../document/index.js';
import { linesOf } from '../../tools/nodes.js';
import { outlineOfWalk } from '../../tools/outline.js';
import { drawnChange } from './drawn-change.js';
import { nodesOfBoard, type Node } from './drawn-nodes.js';

const whitechapel = streetBoard('whitechapel');

/** All that is drawn of a board, by what it is drawn by. */
interface Drawn {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly lines: ReadonlyMap<Line, readonly Point[]>;
  readonly blocks: ReadonlyMap<string, readonly Point[]>;
}
const drawn = (board: StreetBoard): Drawn => ({
  nodes: new Map(nodesOfBoard(board)),
  lines: new Map(Array.from(linesOf(board).values(), ({ line, course }) => [line, course])),
  blocks: new Map(board.blocks.map(({ id, walk }) => [id, outlineOfWalk(board, walk)])),
});

/** What was drawn with the change laid over it; undefined if there is none. */
function followed(before: StreetBoard, after: StreetBoard): Drawn | undefined {
  const change = drawnChange(before, after);
  if (!change) return undefined;
  const { nodes, lines, blocks } = drawn(before) as {
    nodes: Map<string, Node>;
    lines: Map<Line, readonly Point[]>;
    blocks: Map<string, readonly Point[]>;
  };
  for (const id of change.nodes.gone) nodes.delete(id);
  for (const [id, node] of change.nodes.come) nodes.set(id, node);
  for (const line of change.lines.gone) lines.delete(line);
  for (const [line, { course }] of change.lines.come) lines.set(line, course);
  for (const id of change.blocks.gone) blocks.delete(id);
  for (const { id, walk } of change.blocks.come) blocks.set(id, outlineOfWalk(after, walk));
  return { nodes, lines, blocks };
}

test('what changed, laid over what was drawn, is what is drawn anew', () => {
  const boards = fc.constantFrom('whitechapel', 'whitehall', 'teaching/two-routes').map(streetBoard);
  let count = 0;
  fc.assert(
    fc.property(boards, fc.array(arbitraryEdit, { minLength: 1, maxLength: 10 }), (start, edits) => {
      let board = start;
      for (const edit of edits) {
        const after = edit(board)[1](board);
        if (!isStreetBoard(after)) return;
        const so = followed(board, after);
        if (so) expect(so).toEqual(drawn(after));
        if (so && after !== board) count++;
        board = after;
      }
    }),
    { numRuns: 80 },
  );
  expect(count).toBeGreaterThan(50);
});

test('an edit draws what it touched and nothing else', () => {
  const moved = drawnChange(whitechapel, moveThings(['c65'], 3, 0)(whitechapel) as StreetBoard)!;
  expect([...moved.nodes.come.keys()]).toEqual(['c65']);
  expect([...moved.lines.come.keys()].every(({ between }) => between.includes('c65'))).toBe(true);
  const place: Point = [4000, 2600];
  const split = splitLine('street:c65-t9', place, { kind: 'circle', id: 'c999' })(whitechapel) as StreetBoard;
  const { nodes, lines, blocks } = drawnChange(whitechapel, split)!;
  expect([[...nodes.come.keys()], nodes.gone]).toEqual([['c999'], []]);
  expect([lines.come.size, lines.gone.length]).toEqual([2, 1]);
  expect(blocks.come.size).toBeLessThan(10);
  expect(blocks.gone).toEqual([]);
});

test('what is gone is drawn no longer', () => {
  const without = deleteThings(['c65'])(whitechapel) as StreetBoard;
  expect(drawnChange(whitechapel, without)!.nodes.gone).toEqual(['c65']);
});

test('two of one number are both drawn, and a change of one of them is not followed', () => {
  const [first] = whitechapel.circles;
  const twin = { ...first!, at: [first!.at[0] + 500, first!.at[1]] as const };
  const twins = { ...whitechapel, circles: [first!, twin, ...whitechapel.circles.slice(1)] };
  const both = [...nodesOfBoard(twins)].filter(([, { of }]) => of === first || of === twin);
  expect(both.map(([key]) => key)).toEqual(['c1', 'c1 2']);
  const moved = { ...twin, at: [twin.at[0] + 1, twin.at[1]] as const };
  expect(drawnChange(twins, { ...twins, circles: [first!, moved, ...twins.circles.slice(2)] })).toBe(
    undefined,
  );
  expect(drawnChange(whitechapel, twins)).toBe(undefined);
  expect(drawnChange(twins, whitechapel)).toBe(undefined);
});
