/** What goes, and what changes its name. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import { type StreetBoard } from '../../../../model/index.js';
import {
  addLine,
  changeNodeKind,
  declareBlock,
  deleteEntities,
  mergeNodes,
  renumberCircle,
  setEntityFields,
  setNote,
  setReviewed,
  addWaiver,
} from '../../index.js';
import {
  editBoard,
  editStreetBoard,
  emptyStreetBoard,
  addCircles,
  formatLineEnds,
  whitechapelBoard,
} from '../../../../testing/editor/edit-boards.js';

describe('deleting', () => {
  test('a node in the middle of a line leaves the line; another takes its lines along', () => {
    const star = editStreetBoard(emptyStreetBoard, addCircles([0, 0], [50, 30], [100, 0], [50, 90]), addLine('streets', ['c1', 'c2']), addLine('streets', ['c2', 'c3'])); // prettier-ignore
    expect(editStreetBoard(star, deleteEntities(['c2'])).streets).toEqual([
      { between: ['c1', 'c3'], bends: [[50, 30]] },
    ]);
    const three = editStreetBoard(star, addLine('streets', ['c2', 'c4']));
    expect(editStreetBoard(three, deleteEntities(['c2'])).streets).toEqual([]);
    const mixed = editStreetBoard(emptyStreetBoard, addCircles([0, 0], [50, 30], [100, 0]), addLine('streets', ['c1', 'c2']), addLine('waterlines', ['c2', 'c3'])); // prettier-ignore
    expect(editStreetBoard(mixed, deleteEntities(['c2']))).toMatchObject({ streets: [], waterlines: [] });
  });

  test('several nodes, whichever was selected first', () => {
    const two = editStreetBoard(
      emptyStreetBoard,
      addCircles([0, 0], [100, 0], [0, 100], [0, -100], [100, 100], [100, -100], [200, 0], [300, 0]),
      ...(['c1 c2', 'c1 c3', 'c1 c4', 'c2 c5', 'c2 c6', 'c6 c7', 'c7 c8'] as const).map((ends) =>
        addLine('streets', ends.split(' ') as ['c1', 'c2']),
      ),
    );
    for (const keys of [
      ['c1', 'c2', 'c7'],
      ['c7', 'c2', 'c1'],
      ['c2', 'c7', 'c1'],
    ])
      expect(editStreetBoard(two, deleteEntities(keys)).streets).toEqual([
        { between: ['c6', 'c8'], bends: [[200, 0]] },
      ]);
  });

  test('everything of a board leaves its frame, whatever the order', () => {
    const keys = [...whitechapelBoard.crossings.map(({ id }) => id), ...whitechapelBoard.circles.map(({ number }) => `c${number}`), ...whitechapelBoard.junctions.map(({ id }) => id)]; // prettier-ignore
    for (const order of [keys, keys.toReversed()])
      expect(editStreetBoard(whitechapelBoard, deleteEntities([...order, 'grid']))).toMatchObject({
        circles: [], crossings: [], junctions: [], streets: [], waterlines: [], blocks: [], witnesses: whitechapelBoard.witnesses, letters: whitechapelBoard.letters,
      }); // prettier-ignore
  });

  test('walks lose what is gone, there and back too, and notes forget it', () => {
    const board = editStreetBoard(
      emptyStreetBoard,
      addCircles([0, 0], [100, 0], [50, 80], [50, 30]),
      addLine('streets', ['c1', 'c2']), addLine('streets', ['c2', 'c3']), addLine('streets', ['c1', 'c3']), addLine('streets', ['c3', 'c4']),
      declareBlock({ walk: ['c1', 'c2', 'c3', 'c4', 'c3'] }, 'houses'),
      setNote(['c4', 'street:c3-c4'], 'a spur'), setNote(['c4', 'c1'], 'both'), setReviewed(['c4', 'c2'], false),
    ); // prettier-ignore
    const after = editStreetBoard(board, deleteEntities(['c4']));
    expect(after.blocks).toEqual([{ id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'c3'] }]);
    expect(after.provenance.notes).toEqual([{ about: ['c1'], note: 'both' }]);
    expect(after.provenance.unreviewed).toEqual(['c2']);
    // c2 is dissolved into a line from c1 to c3, beside the one that is there.
    expect(editStreetBoard(after, deleteEntities(['c2'])).blocks).toEqual([
      { id: 'b1', kind: 'houses', walk: ['c1', 'c3'] },
    ]);
    expect(editStreetBoard(after, deleteEntities(['c2', 'c3'])).blocks).toEqual([]);
  });
});

describe('names', () => {
  const board = editStreetBoard(
    emptyStreetBoard,
    addCircles([0, 0], [100, 0], [50, 80]),
    addLine('streets', ['c1', 'c2'], [[50, 5]]), addLine('streets', ['c2', 'c3']), addLine('streets', ['c1', 'c3']),
    declareBlock({ walk: ['c1', 'c2', 'c3'] }, 'houses'),
    setNote(['c1', 'street:c1-c3'], 'look'), addWaiver('street/very-bent', 'c1-c2 c3', 'so it is'),
  ); // prettier-ignore

  test('of circles are exchanged everywhere but in what cites the print', () => {
    const cited = { ...board, witnesses: [{ rule: 'DEF-03', fact: 'exists', of: ['c1'] }] } as StreetBoard;
    const after = editStreetBoard(cited, renumberCircle('c1', 9));
    expect(after.circles.map(({ number, at }) => [number, at])).toEqual([
      [2, [100, 0]],
      [3, [50, 80]],
      [9, [0, 0]],
    ]);
    expect(after.streets).toEqual([
      { between: ['c2', 'c3'] },
      { between: ['c2', 'c9'], bends: [[50, 5]] },
      { between: ['c3', 'c9'] },
    ]);
    expect(after.blocks[0]!.walk).toEqual(['c2', 'c3', 'c9']);
    expect(after.provenance.notes).toEqual([{ about: ['c9', 'c3-c9'], note: 'look' }]);
    expect(after.waivers[0]!.target).toBe('c2-c9 c3');
    expect(after.witnesses).toEqual(cited.witnesses);
    for (const wrong of [0, -1, 1.5, 1, 10_000_000])
      expect(editBoard(cited, renumberCircle('c1', wrong))).toBe(cited);
  });

  test('two circles that exchange their numbers twice are as before', () => {
    const once = editStreetBoard(board, renumberCircle('c1', 3));
    expect(once.blocks[0]!.walk).toEqual(['c1', 'c3', 'c2']);
    expect(once.provenance.notes![0]!.about).toEqual(['c3', 'c1-c3']);
    expect(editStreetBoard(once, renumberCircle('c3', 1))).toEqual(board);
    const there = editStreetBoard(whitechapelBoard, renumberCircle('c65', 12));
    expect(editStreetBoard(there, renumberCircle('c12', 65))).toEqual(whitechapelBoard);
  });

  test('of a node change with its kind', () => {
    const after = editStreetBoard(
      board,
      setEntityFields(['c1'], { sector: 'a/B' }),
      changeNodeKind('c1', 'crossing', 'x4'),
    );
    expect(after.crossings).toEqual([{ id: 'x4', at: [0, 0], sector: 'Ba' }]);
    expect(formatLineEnds(after.streets)).toEqual(['c2-c3', 'c2-x4', 'c3-x4']);
    expect(after.blocks[0]!.walk).toEqual(['c2', 'c3', 'x4']);
    expect(editStreetBoard(after, changeNodeKind('x4', 'circle', 'c1'))).toMatchObject({
      circles: [{ number: 1, sector: 'Ba' }, {}, {}],
      blocks: board.blocks,
    });
    for (const wrong of [
      changeNodeKind('c1', 'circle', 'c9'),
      changeNodeKind('c1', 'crossing', 'c9'),
      changeNodeKind('c7', 'crossing', 'x1'),
    ])
      expect(editBoard(board, wrong)).toBe(board);
  });

  test('merged crossings share what is known of them', () => {
    const [goulston, other] = [whitechapelBoard.letters!.goulston, 'x1' as const];
    const merged = editStreetBoard(whitechapelBoard, mergeNodes(other, goulston));
    const was = whitechapelBoard.crossings.find(({ id }) => id === goulston)!;
    expect(merged.letters!.goulston).toBe(other);
    expect(merged.crossings.find(({ id }) => id === other)).toMatchObject({ border: 'red', name: was.name });
    const border = merged.witnesses.find((each) => each.fact === 'border' && each.is === 'red');
    expect(border).toMatchObject({ of: [other] });
  });
});
