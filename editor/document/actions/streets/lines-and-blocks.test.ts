/** Splitting, dissolving and merging keep what people declared of blocks in step with what is drawn. */
import { expect, test } from 'vitest';
import { editBoard } from '../../../../testing/editor/edit-boards.js';
import { shippedStreetBoard } from '../../../../testing/boards/shipped-boards.js';
import { formatBoard, idsOfLines, type NodeId, type StreetBoard } from '../../../../model/index.js';
import { validateText } from '../../../../validator/index.js';
import { matchBlocks } from '../../../../validator/facts/blocks/match-blocks.js';
import { sequenceActions, type Action } from '../action.js';
import { addLine } from './add-line.js';
import { addNode } from './add-node.js';
import { declareBlock } from './declare-block.js';
import { deleteEntities } from '../boards/delete-entities.js';
import { dissolveNode, mergeNodes } from './merge-nodes.js';
import { setBends } from './bends.js';
import { splitLine } from './split-line.js';
import { pathOfLine, findLine } from '../../entities/lines.js';
import { formatEntityName, LINE_LISTS, type LineList } from '../../entities/entity-name.js';

const BOARDS = ['whitechapel', 'whitehall'];

/** How many blocks are not what is drawn, and how many areas are no block. */
const faults = (board: StreetBoard): readonly unknown[] => {
  const { matches: verdicts, undeclared } = matchBlocks(board);
  return [...verdicts.filter(({ is }) => is !== 'face'), ...undeclared];
};

const after = (board: StreetBoard, action: Action): StreetBoard => editBoard(board, action);

/** Every line with the middle of its longest piece. */
function* linesOf(
  board: StreetBoard,
): Iterable<{ key: string; list: LineList; middle: readonly [number, number] }> {
  for (const list of LINE_LISTS)
    for (const [i, id] of idsOfLines(board[list]).entries()) {
      const course = pathOfLine(board, board[list][i]!)!;
      const lengths = course.slice(1).map(([x, y], k) => Math.hypot(x - course[k]![0], y - course[k]![1]));
      const longest = lengths.indexOf(Math.max(...lengths));
      const [[x1, y1], [x2, y2]] = [course[longest]!, course[longest + 1]!];
      yield { key: formatEntityName({ is: 'line', list, id }), list, middle: [(x1 + x2) / 2, (y1 + y2) / 2] };
    }
}

const everyNthLine = (board: StreetBoard, n: number) => [...linesOf(board)].filter((_, i) => i % n === 0);

test.each(BOARDS)('lines of %s can be parted and made whole again, to the byte', (id) => {
  const board = shippedStreetBoard(id);
  expect(faults(board)).toEqual([]);
  for (const { key, list, middle } of everyNthLine(board, 15)) {
    const parted = after(board, splitLine(key, middle, { kind: 'junction', id: 't999' }));
    expect(parted[list].length, key).toBe(board[list].length + 1);
    expect(faults(parted), key).toEqual([]);
    expect(formatBoard(editBoard(parted, dissolveNode('t999'))), key).toBe(formatBoard(board));
    expect(formatBoard(editBoard(parted, deleteEntities(['t999']))), key).toBe(formatBoard(board));
  }
});

test('where a street of Whitechapel is parted, the validator has nothing to say about blocks', () => {
  const board = shippedStreetBoard('whitechapel');
  for (const { key, middle } of everyNthLine(board, 150)) {
    const parted = after(board, splitLine(key, middle, { kind: 'junction', id: 't999' }));
    const { findings } = validateText(formatBoard(parted));
    const rules = findings.map(({ rule }) => rule);
    expect(
      rules.filter((rule) => /^(block|water|topology)\//.test(rule)),
      key,
    ).toEqual([]);
    expect(formatBoard(after(parted, dissolveNode('t999'))) === formatBoard(board), key).toBe(true);
  }
});

test.each(BOARDS)(
  'a node of %s beside another can be merged into it, and no block is left in the air',
  (id) => {
    const board = shippedStreetBoard(id);
    for (const { key, list, middle } of everyNthLine(board, 17)) {
      if (list !== 'streets') continue;
      const parted = after(board, splitLine(key, middle, { kind: 'crossing', id: 'x999' }));
      const [, end] = key.slice('street:'.length).replace(/~.*/, '').split('-') as [NodeId, NodeId];
      const merged = after(parted, mergeNodes(end, 'x999'));
      expect(merged.streets.length, key).toBe(board.streets.length);
      expect(faults(merged), key).toEqual([]);
    }
  },
);

/** c1 and c2 with two streets between them, c3 above and c4 below: three areas, the middle one between the two streets. */
const PARALLEL = (() => {
  const at = { c1: [0, 500], c2: [1000, 500], c3: [500, 0], c4: [500, 1000] } as const;
  const { circles: _, ...frame } = shippedStreetBoard('teaching/two-routes');
  let board: StreetBoard = {
    ...frame, circles: [], crossings: [], junctions: [], streets: [], waterlines: [], expect: [], witnesses: [],
    blocks: [
      { id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'c4'] },
      { id: 'b2', kind: 'none', walk: ['c1', 'c2'] },
      { id: 'b3', kind: 'houses', walk: ['c1', 'c3', 'c2'] },
    ],
  }; // prettier-ignore
  for (const [id, place] of Object.entries(at))
    board = after(board, addNode({ kind: 'circle', id: id as NodeId, at: place }));
  for (const [a, b] of [
    ['c1', 'c3'],
    ['c2', 'c3'],
    ['c1', 'c4'],
    ['c2', 'c4'],
  ] as const)
    board = after(board, addLine('streets', [a, b]));
  board = after(board, addLine('streets', ['c1', 'c2'], [[500, 400]]));
  return after(board, addLine('streets', ['c1', 'c2'], [[500, 600]]));
})();

test('of two streets between the same nodes, only the walks along the parted one gain the node', () => {
  expect(faults(PARALLEL)).toEqual([]);
  const walks = (board: StreetBoard): unknown => board.blocks.map(({ walk }) => walk.join(' '));
  const upper = after(PARALLEL, splitLine('street:c1-c2', [500, 400], { kind: 'crossing', id: 'x1' }));
  expect(walks(upper)).toEqual(['c1 c2 c4', 'c1 x1 c2', 'c1 c3 c2 x1']);
  expect(faults(upper)).toEqual([]);
  const lower = after(PARALLEL, splitLine('street:c1-c2~2', [500, 600], { kind: 'crossing', id: 'x1' }));
  expect(walks(lower)).toEqual(['c1 x1 c2 c4', 'c1 c2 x1', 'c1 c3 c2']);
  expect(faults(lower)).toEqual([]);
  expect(formatBoard(after(lower, dissolveNode('x1')))).toBe(formatBoard(PARALLEL));
});

test('of three streets between the same nodes, one block between them gains the node and the other does not', () => {
  const middle = sequenceActions(addLine('streets', ['c1', 'c2']), deleteEntities(['b2']));
  const twice = { ...after(PARALLEL, middle) };
  const between = (id: 'b2' | 'b4') => ({ id, kind: 'houses', walk: ['c1', 'c2'] }) as const;
  const board: StreetBoard = {
    ...twice,
    blocks: [twice.blocks[0]!, between('b2'), twice.blocks[1]!, between('b4')],
  };
  expect(faults(board)).toEqual([]);
  for (const key of ['street:c1-c2', 'street:c1-c2~2', 'street:c1-c2~3']) {
    const [x, y] = pathOfLine(board, findLine(board, 'streets', key.slice(7))!.line)![1]!;
    const parted = after(
      board,
      splitLine(key, x === 1000 ? [500, 500] : [x, y], { kind: 'crossing', id: 'x1' }),
    );
    expect(faults(parted), key).toEqual([]);
    expect(
      parted.blocks.filter(({ walk }) => walk.includes('x1')),
      key,
    ).toHaveLength(2);
  }
});

test('what is pinched between two nodes that become one falls into two blocks', () => {
  // One area round c1 c3 c2 c4, without the two streets between c1 and c2.
  const open = after(PARALLEL, deleteEntities(['street:c1-c2', 'street:c1-c2~2', 'b1', 'b2', 'b3']));
  const whole = after(open, declareBlock({ walk: ['c1', 'c3', 'c2', 'c4'] }, 'water', 'the basin'));
  const moved = after(
    whole,
    sequenceActions(setBends('street:c1-c4', [[100, 900]]), setBends('street:c2-c4', [[900, 900]])),
  );
  expect(faults(moved)).toEqual([]);
  const pinched = after(moved, mergeNodes('c3', 'c4'));
  expect(pinched.blocks).toEqual([
    { id: 'b1', kind: 'water', walk: ['c2', 'c3'], reason: 'the basin' },
    { id: 'b2', kind: 'water', walk: ['c1', 'c3'], reason: 'the basin' },
  ]);
  expect(faults(pinched)).toEqual([]);
});

test('an area whose two sides fall together is gone, and its block with it', () => {
  const straight = after(
    PARALLEL,
    sequenceActions(
      deleteEntities(['street:c1-c2', 'street:c1-c2~2', 'b2']),
      addLine('streets', ['c1', 'c2']),
    ),
  );
  expect(faults(straight)).toEqual([]);
  const flat = after(straight, mergeNodes('c1', 'c3'));
  expect(flat.blocks).toHaveLength(1);
  expect(flat.streets.map(({ between }) => between.join('-'))).toEqual(['c1-c2', 'c1-c4', 'c2-c4']);
  expect(faults(flat)).toEqual([]);
});
