import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryEdit, keysOfBoard } from '../../../testing/editor/arbitrary-edit.js';
import {
  editBoard,
  emptyStreetBoard,
  mrJackBoard,
  editStreetBoard,
  whitechapelBoard,
} from '../../../testing/editor/edit-boards.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import type { Board } from '../../../model/index.js';
import {
  addLine,
  addNode,
  boardOf,
  openHistory,
  perform,
  changeNodeKind,
  changeLineKind,
  declareBlock,
  deleteEntities,
  fileIdOfName,
  moveEntities,
  paintHexes,
  placeCharacter,
  placeLamp,
  renumberCircle,
  rescale,
  setBends,
  setBoardFields,
  setCordon,
  setCover,
  setExit,
  setEntityFields,
  setNote,
  setReviewed,
  setWatsonFaces,
  splitLine,
  type Action,
} from '../index.js';

/** What waits for a review after some steps, one after the other. */
const waiting = (opening: Board, ...steps: readonly Action[]): readonly string[] =>
  boardOf(steps.reduce((history, step) => perform(history, 'step', step), openHistory(opening))).provenance
    .unreviewed ?? [];

const { circle } = whitechapelBoard.discs;
const [street] = whitechapelBoard.streets;
const [a, b] = street!.between;
const key = `street:${a}-${b}`;

describe('what waits for a review on a board that was reviewed', () => {
  test.each<readonly [string, readonly Action[], readonly string[]]>([
    ['a new circle', [addNode({ kind: 'circle', id: 'c300', at: [10, 10] })], ['c300']],
    ['a new street', [addLine('streets', ['c1', 'c195'])], ['c1-c195']],
    ['a second street between the same nodes', [addLine('streets', [a, b], [[1, 1]])], [`${a}-${b}~2`]],
    ['another colour', [setEntityFields(['c1'], { colour: 'red' })], ['c1']],
    ['another border', [setEntityFields(['x1'], { border: 'red' })], ['x1']],
    ['a section decided', [setEntityFields(['c1'], { sector: 'Ca' })], ['c1']],
    ['a block of another kind', [setEntityFields(['b1'], { kind: 'none' })], ['b1']],
    ['a street that is a waterline', [changeLineKind([key], 'waterlines')], [`${a}-${b}`]],
    ['moved farther than its own size', [moveEntities(['c65'], circle + 1, 0)], ['c65']],
    ['moved so far in small steps', [moveEntities(['c65'], circle, 0), moveEntities(['c65'], 1, 0)], ['c65']],
    // Its streets are the same under other names.
    ['another number', [renumberCircle('c65', 300)], ['c300']],
    ['numbers exchanged', [renumberCircle('c65', 84)], ['c65', 'c84']],
    ['a junction that is a crossing', [changeNodeKind('t1', 'crossing', 'x900')], ['x900']],
    [
      'a crossing put into a street, and both its halves',
      [splitLine(key, [0, 0], { kind: 'crossing', id: 'x900' })],
      [`${a}-x900`, `${b}-x900`, 'x900'],
    ],
    // What does not matter, or was so when the board was opened.
    ['moved a little', [moveEntities(['c65', 'x1', 't1'], 9, -9)], []],
    ['another course', [setBends(key, [[1, 1]])], []],
    ['put back', [deleteEntities([key]), addLine('streets', [a, b])], []],
    ['given another width', [rescale(5000), moveEntities(['c65'], 1, 0)], []],
    ['a name, a note, a version', [setEntityFields(['x1'], { name: 'A' }), setNote(['c1'], 'A')], []],
    ['the board itself', [setBoardFields({ name: 'A' })], []],
    // Seen again, and then changed again.
    [
      'reviewed meanwhile',
      [setEntityFields(['c1'], { colour: 'red' }), setReviewed(['c1'], true), moveEntities(['c1'], 1, 0)],
      [],
    ],
    ['gone', [addNode({ kind: 'circle', id: 'c300', at: [10, 10] }), deleteEntities(['c300'])], []],
  ])('%s', (_, steps, ids) => {
    expect(waiting(whitechapelBoard, ...steps)).toEqual([...ids].sort());
  });

  test('a block that is declared', () => {
    const open = editStreetBoard(whitechapelBoard, deleteEntities(['b1']));
    const { walk } = whitechapelBoard.blocks[0]!;
    expect(waiting(open, declareBlock({ walk }, 'houses'))).toEqual(['b149']);
  });

  test.each<readonly [string, Action, readonly string[]]>([
    ['another hex', paintHexes(['h6,2'], 'manhole'), ['h6,2']],
    ['an exit', setExit({ id: 'X', hex: 'h6,2', side: 'N' }), ['X']],
    ['a character', placeCharacter('holmes', 'h4,2'), ['holmes']],
    ['the lantern', setWatsonFaces('S'), ['watson']],
    ['a lamp', placeLamp('1', 'h2,0'), ['1']],
    ['a cover', setCover('h6,2', true), ['h6,2']],
    ['a cordon', setCordon('NW', true), ['NW']],
    ['a lattice', setBoardFields({ extent: [9000, 9000] }), []],
  ])('on hexes: %s', (_, step, ids) => {
    expect(waiting(mrJackBoard, step)).toEqual(ids);
  });

  test('what waited when the board was opened waits again when it is put back', () => {
    const open = editStreetBoard(whitechapelBoard, setReviewed([key], false));
    expect(waiting(open, deleteEntities([key]), addLine('streets', [a, b]))).toEqual([`${a}-${b}`]);
  });
});

test('a board that nobody reviewed keeps no list', () => {
  expect(waiting(emptyStreetBoard, addNode({ kind: 'circle', id: 'c1', at: [10, 10] }))).toEqual([]);
});

test('whatever is done, only things on the board wait, and what changes nothing is no change', () => {
  fc.assert(
    fc.property(fc.array(arbitraryEdit, { minLength: 1, maxLength: 6 }), (edits) => {
      for (const opening of [
        shippedStreetBoard('teaching/whitehall-in-little'),
        shippedBoard('mr-jack-2006'),
      ]) {
        let history = openHistory(opening);
        for (const edit of edits) {
          const board = boardOf(history);
          const [, action] = edit(board);
          const plain = editBoard(board, action);
          history = perform(history, 'step', action);
          const after = boardOf(history);
          expect(after === board).toBe(plain === board);
          const { provenance, ...rest } = after;
          expect(plain).toMatchObject(rest);
          const there = new Set(keysOfBoard(after).map(fileIdOfName));
          const listed = new Set(plain.provenance.unreviewed);
          expect((provenance.unreviewed ?? []).filter((id) => !listed.has(id) && !there.has(id))).toEqual([]);
        }
      }
    }),
    { numRuns: 60 },
  );
});
