/** Streets that are drawn or deleted keep the declared blocks in step with what is drawn, on real boards. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { editBoard, withoutKeys } from '../../../testing/editor/edit-boards.js';
import {
  areasOfFaces,
  type Block,
  facesOfBlocks,
  idOfCircle,
  idsOfLines,
  formatBoard,
  isStreetBoard,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { matchBlocks } from '../../../validator/index.js';
import type { Action } from '../actions/action.js';
import { setNote } from '../actions/boards/provenance.js';
import { blocksJoinedByDeleting, deleteEntities } from '../actions/boards/delete-entities.js';
import { addLine, addLineWithIntersections } from '../actions/streets/add-line.js';
import { addDetectedEntities } from '../actions/streets/add-detected.js';
import { splitLine } from '../actions/streets/split-line.js';
import { LINE_LISTS, formatEntityName } from '../entities/entity-name.js';
import { linesAtNode, pathOfLine } from '../entities/lines.js';
import { boardOf, openHistory, perform, undo } from '../history/history.js';

const whitechapel = shippedStreetBoard('whitechapel');
const whitehall = shippedStreetBoard('whitehall');

/** Blocks that are no area, and areas that are no block. */
const faults = (board: StreetBoard): readonly unknown[] => {
  const { matches, undeclared } = matchBlocks(board);
  return [...matches.filter(({ is }) => is !== 'face'), ...undeclared];
};
const blockOf = ({ blocks }: StreetBoard, id: string): Block | undefined =>
  blocks.find((block) => block.id === id);
const areaOf = (board: StreetBoard, id: string): number =>
  areasOfFaces(board)[facesOfBlocks(board).faceOfBlock[board.blocks.findIndex((each) => each.id === id)]!]!;

describe('a street across a block', () => {
  const before = editBoard(whitechapel, setNote(['b5'], 'Seen on two prints.'));
  const history = perform(
    openHistory(before),
    'Draw',
    addLineWithIntersections('streets', ['c6', 'c7'], [], 'crossing'),
  );
  const after = withoutKeys(boardOf(history)) as StreetBoard;
  const added = after.blocks.filter(({ id }) => blockOf(before, id) === undefined);

  test('divides it in the same step; both halves keep kind and reason, the larger one the id', () => {
    expect(history.at).toBe(1);
    expect(faults(after)).toEqual([]);
    expect(added).toHaveLength(1);
    expect(added[0]!.kind).toBe(blockOf(before, 'b5')!.kind);
    expect(areaOf(after, 'b5')).toBeGreaterThan(areaOf(after, added[0]!.id));
    expect(formatBoard(boardOf(undo(history)))).toBe(formatBoard(before));
  });

  test('leaves a note about the block with both halves', () => {
    expect(after.provenance.notes).toContainEqual({
      about: ['b5', added[0]!.id],
      note: 'Seen on two prints.',
    });
  });

  test('and without it the halves are one block again, with the id of the larger one', () => {
    const again = editBoard(after, deleteEntities(['street:c6-c7']));
    expect(again.blocks).toEqual(before.blocks);
    expect(faults(again)).toEqual([]);
  });

  test('keeps the reason of a block of no houses', () => {
    const none = whitehall.blocks.find(({ kind, walk }) => kind === 'none' && new Set(walk).size > 4)!;
    const [a, b] = [none.walk[0]!, none.walk[2]!];
    const cut = editBoard(whitehall, addLine('streets', [a, b]));
    const halves = cut.blocks.filter(({ id }) => id === none.id || blockOf(whitehall, id) === undefined);
    if (faults(cut).length > 0) throw new Error('The chosen block has no straight diagonal.');
    expect(halves.map(({ kind, reason }) => [kind, reason])).toEqual(halves.map(() => ['none', none.reason]));
  });
});

test('a waterline, and a street that was detected, divide a block as well', () => {
  const wet = editBoard(whitechapel, addLine('waterlines', ['c6', 'c7']));
  const detected = editBoard(
    whitechapel,
    addDetectedEntities({
      nodes: [],
      lines: [{ list: 'streets', between: ['c6', 'c7'], bends: [] }],
      traced: { by: 'Lamplighter', date: '2026-11-18', how: 'Detected.' },
    }),
  );
  for (const board of [wet, detected]) {
    expect(board.blocks).toHaveLength(whitechapel.blocks.length + 1);
    expect(faults(board)).toEqual([]);
  }
});

test('a dead end changes the walk of its block, and an area outside stays undeclared', () => {
  const [one, other] = [6, 7].map((number) => whitechapel.circles.find((each) => each.number === number)!.at);
  const at = [0, 1].map((i) => Math.round((one![i]! + other![i]!) / 2)) as unknown as readonly [
    number,
    number,
  ];
  const board = { ...whitechapel, junctions: [...whitechapel.junctions, { id: 't900', at } as const] };
  const spur = editBoard(board, addLine('streets', ['c6', 't900']));
  expect(faults(spur)).toEqual([]);
  expect(spur.blocks).toHaveLength(board.blocks.length);
});

describe('without a street between blocks of different kinds', () => {
  const pair = idsOfLines(whitehall.streets)
    .map((id) => `street:${id}`)
    .find(
      (key) =>
        new Set(
          blocksJoinedByDeleting(whitehall, [key])
            .flat()
            .map(({ kind }) => kind),
        ).size === 2,
    )!;
  const [group] = blocksJoinedByDeleting(whitehall, [pair]);

  test('the larger one stays, unless a kind is given', () => {
    const [larger, smaller] = group!;
    const after = editBoard(whitehall, deleteEntities([pair]));
    expect(blockOf(after, larger!.id)).toMatchObject({ kind: larger!.kind });
    expect(blockOf(after, smaller!.id)).toBeUndefined();
    const chosen = editBoard(whitehall, deleteEntities([pair], smaller!.kind));
    expect(blockOf(chosen, larger!.id)?.kind).toBe(smaller!.kind);
    expect(faults(after)).toEqual([]);
    expect(faults(chosen)).toEqual([]);
  });

  test('a block that is deleted with the street is not asked about', () => {
    expect(blocksJoinedByDeleting(whitehall, [pair, group![1]!.id])).toEqual([]);
  });
});

test('a block that did not match the drawing is left alone', () => {
  const blocks = whitechapel.blocks.map((block) =>
    block.id === 'b5' ? { ...block, walk: block.walk.slice(1) } : block,
  );
  const wrong = { ...whitechapel, blocks };
  const after = editBoard(wrong, addLine('streets', ['c6', 'c7']));
  expect(blockOf(after, 'b5')!.walk.toSorted()).toEqual(blockOf(wrong, 'b5')!.walk.toSorted());
  expect(after.blocks).toHaveLength(blocks.length);
});

/** A random edit of streets or waterlines: a chord across a block, a street deleted, or a node put on a border. */
const streetEdit = fc.record({
  kind: fc.constantFrom<'chord' | 'delete' | 'delete node' | 'split'>(
    'chord',
    'delete',
    'delete node',
    'split',
  ),
  list: fc.constantFrom(...LINE_LISTS),
  at: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
  bend: fc.boolean(),
});
type StreetEdit = typeof streetEdit extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(all: readonly T[], n: number): T => all[n % all.length]!;

function actionOf(board: StreetBoard, { kind, list, at, from, to, bend }: StreetEdit): Action {
  const lines = LINE_LISTS.flatMap((each) =>
    idsOfLines(board[each]).map((id) => formatEntityName({ is: 'line', list: each, id })),
  );
  switch (kind) {
    case 'chord': {
      const { walk } = pick(board.blocks, at);
      const [a, b] = [pick(walk, from), pick(walk, to)];
      const nodes = [
        ...board.circles.map((each) => [idOfCircle(each), each.at] as const),
        ...[...board.crossings, ...board.junctions].map((each) => [each.id, each.at] as const),
      ];
      const place = new Map<NodeId, readonly [number, number]>(nodes);
      const middle = [a, b].map((id) => place.get(id)!);
      const bends = bend
        ? [
            [
              Math.round((middle[0]![0] + middle[1]![0]) / 2) + 7,
              Math.round((middle[0]![1] + middle[1]![1]) / 2) + 3,
            ] as const,
          ]
        : [];
      return addLineWithIntersections(list, [a, b], bends, 'junction');
    }
    case 'delete':
      return deleteEntities([pick(lines, at)]);
    case 'delete node':
      return deleteEntities([pick([...board.crossings, ...board.junctions], at).id]);
    case 'split': {
      const each = pick(board.streets, at);
      const path = pathOfLine(board, each)!;
      const found = linesAtNode(board, each.between[0]).find(({ line }) => line === each)!;
      const middle = [0, 1].map((i) => Math.round((path[0]![i]! + path[1]![i]!) / 2)) as unknown as readonly [
        number,
        number,
      ];
      return splitLine(formatEntityName({ is: 'line', list: 'streets', id: found.id }), middle, {
        kind: 'junction',
        id: 't9999',
      });
    }
  }
}

describe('after random edits of streets', () => {
  test.each([
    ['whitechapel', whitechapel],
    ['whitehall', whitehall],
  ] as const)(
    'of %s every area is one declared block, and undoing all restores the file',
    (_, board) => {
      const text = formatBoard(board);
      fc.assert(
        fc.property(fc.array(streetEdit, { minLength: 1, maxLength: 6 }), (edits) => {
          let history = openHistory(board);
          for (const edit of edits) {
            const so = boardOf(history);
            if (!isStreetBoard(so)) throw new Error('This is a street board.');
            const joined = blocksJoinedByDeleting(so, []);
            expect(joined).toEqual([]);
            history = perform(history, edit.kind, actionOf(so, edit));
            const { matches } = matchBlocks(boardOf(history) as StreetBoard);
            expect(
              matches.filter(({ is }) => is !== 'face'),
              JSON.stringify(edit),
            ).toEqual([]);
          }
          while (history.at > 0) history = undo(history);
          expect(formatBoard(boardOf(history))).toBe(text);
        }),
        { numRuns: 25 },
      );
    },
    60_000,
  );
});
