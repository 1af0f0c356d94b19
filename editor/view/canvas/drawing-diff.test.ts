import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editKeyedBoard } from '../../../testing/editor/edit-boards.js';
import { arbitraryEdit } from '../../../testing/editor/arbitrary-edit.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { isStreetBoard, type Circle, type Point, type StreetBoard } from '../../../model/index.js';
import {
  deleteEntities,
  toKeyedBoard,
  keyOf,
  moveEntities,
  openDocument,
  splitLine,
  type EntityKey,
} from '../../document/index.js';
import { placedLinesOf } from '../../tools/entities/placed-entities.js';
import { outlineOfWalk } from '../../tools/shapes/area-outlines.js';
import { diffDrawing, diffFromEmpty, type DrawableNode } from './drawing-diff.js';

const whitechapel = toKeyedBoard(shippedStreetBoard('whitechapel'));

/** All that is drawn of a board, by key. */
interface Drawn {
  readonly nodes: Map<EntityKey, DrawableNode>;
  readonly lines: Map<EntityKey, readonly Point[]>;
  readonly blocks: Map<EntityKey, readonly Point[]>;
}
const drawn = (board: StreetBoard): Drawn => ({
  nodes: new Map(diffFromEmpty(board).nodes.drawn),
  lines: new Map(Array.from(placedLinesOf(board).values(), ({ line, path }) => [keyOf(line)!, path])),
  blocks: new Map(board.blocks.map((block) => [keyOf(block)!, outlineOfWalk(board, block.walk)])),
});

/** What was drawn with the change laid over it. */
function followed(before: StreetBoard, after: StreetBoard): Drawn {
  const { nodes, lines, blocks } = drawn(before);
  const diff = diffDrawing(before, after);
  for (const key of diff.nodes.removed) nodes.delete(key);
  for (const [key, node] of diff.nodes.drawn) nodes.set(key, node);
  for (const key of diff.lines.removed) lines.delete(key);
  for (const [key, { path }] of diff.lines.drawn) lines.set(key, path);
  for (const key of diff.blocks.removed) blocks.delete(key);
  for (const [key, { walk }] of diff.blocks.drawn) blocks.set(key, outlineOfWalk(after, walk));
  return { nodes, lines, blocks };
}

test('the changed part drawn over the old drawing equals the whole board drawn afresh', () => {
  const boards = fc.constantFrom('whitechapel', 'whitehall', 'teaching/two-routes').map(shippedStreetBoard);
  let count = 0;
  fc.assert(
    fc.property(boards, fc.array(arbitraryEdit, { minLength: 1, maxLength: 10 }), (start, edits) => {
      let board = toKeyedBoard(start);
      for (const edit of edits) {
        const after = editKeyedBoard(board, edit(board)[1]);
        if (!isStreetBoard(after)) return;
        expect(followed(board, after)).toEqual(drawn(after));
        if (after !== board) count++;
        board = after;
      }
    }),
    { numRuns: 80 },
  );
  expect(count).toBeGreaterThan(50);
});

test('an edit draws what it touched and nothing else', () => {
  const moved = diffDrawing(whitechapel, editKeyedBoard(whitechapel, moveEntities(['c65'], 3, 0)));
  expect([...moved.nodes.drawn.values()].map(({ of }) => 'number' in of && of.number)).toEqual([65]);
  expect([...moved.lines.drawn.values()].every(({ line }) => line.between.includes('c65'))).toBe(true);
  const place: Point = [4000, 2600];
  const split = editKeyedBoard(
    whitechapel,
    splitLine('street:c65-t9', place, { kind: 'circle', id: 'c999' }),
  );
  const { nodes, lines, blocks } = diffDrawing(whitechapel, split);
  expect([[...nodes.drawn.values()].map(({ of }) => 'number' in of && of.number), nodes.removed]).toEqual([
    [999],
    [],
  ]);
  // The first half is the line that was split.
  expect([lines.drawn.size, lines.removed.length]).toEqual([2, 0]);
  expect(blocks.drawn.size).toBeLessThan(10);
  expect(blocks.removed).toEqual([]);
});

test('what is deleted is drawn no longer', () => {
  const key = keyOf(whitechapel.circles.find(({ number }) => number === 65)!);
  expect(
    diffDrawing(whitechapel, editKeyedBoard(whitechapel, deleteEntities(['c65']))).nodes.removed,
  ).toEqual([key]);
});

test('two circles of one number are both drawn, and each follows its own changes', () => {
  const [first] = whitechapel.circles;
  const { [Object.getOwnPropertySymbols(first!)[0]!]: _, ...copy } = first as unknown as Record<
    string | symbol,
    unknown
  >;
  const twin = { ...copy, at: [first!.at[0] + 500, first!.at[1]] } as unknown as Circle;
  const twins = openDocument({ ...whitechapel, circles: [...whitechapel.circles, twin] })
    .board as StreetBoard;
  expect(new Set(twins.circles.map(keyOf)).size).toBe(whitechapel.circles.length + 1);
  expect(followed(whitechapel, twins)).toEqual(drawn(twins));
});
