/** What goes, and what changes its name. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import { type StreetBoard } from '../../../model/index.js';
import {
  addLine,
  changeKind,
  declareBlock,
  deleteThings,
  mergeNodes,
  renumberCircle,
  setFields,
  setNote,
  setReviewed,
  waive,
} from '../index.js';
import { onStreets, empty, circlesAt, names, whitechapel } from '../../../testing/edited-boards.js';

describe('deleting', () => {
  test('a node in the middle of a line leaves the line; another takes its lines along', () => {
    const star = onStreets(empty, circlesAt([0, 0], [50, 30], [100, 0], [50, 90]), addLine('streets', ['c1', 'c2']), addLine('streets', ['c2', 'c3'])); // prettier-ignore
    expect(onStreets(star, deleteThings(['c2'])).streets).toEqual([
      { between: ['c1', 'c3'], bends: [[50, 30]] },
    ]);
    const three = onStreets(star, addLine('streets', ['c2', 'c4']));
    expect(onStreets(three, deleteThings(['c2'])).streets).toEqual([]);
    const mixed = onStreets(empty, circlesAt([0, 0], [50, 30], [100, 0]), addLine('streets', ['c1', 'c2']), addLine('waterlines', ['c2', 'c3'])); // prettier-ignore
    expect(onStreets(mixed, deleteThings(['c2']))).toMatchObject({ streets: [], waterlines: [] });
  });

  test('several nodes, whichever was selected first', () => {
    const two = onStreets(
      empty,
      circlesAt([0, 0], [100, 0], [0, 100], [0, -100], [100, 100], [100, -100], [200, 0], [300, 0]),
      ...(['c1 c2', 'c1 c3', 'c1 c4', 'c2 c5', 'c2 c6', 'c6 c7', 'c7 c8'] as const).map((ends) =>
        addLine('streets', ends.split(' ') as ['c1', 'c2']),
      ),
    );
    for (const keys of [
      ['c1', 'c2', 'c7'],
      ['c7', 'c2', 'c1'],
      ['c2', 'c7', 'c1'],
    ])
      expect(onStreets(two, deleteThings(keys)).streets).toEqual([
        { between: ['c6', 'c8'], bends: [[200, 0]] },
      ]);
  });

  test('everything of a board leaves its frame, whatever the order', () => {
    const keys = [...whitechapel.crossings.map(({ id }) => id), ...whitechapel.circles.map(({ number }) => `c${number}`), ...whitechapel.junctions.map(({ id }) => id)]; // prettier-ignore
    for (const order of [keys, keys.toReversed()])
      expect(onStreets(whitechapel, deleteThings([...order, 'grid']))).toMatchObject({
        circles: [], crossings: [], junctions: [], streets: [], waterlines: [], blocks: [], witnesses: whitechapel.witnesses, letters: whitechapel.letters,
      }); // prettier-ignore
  });

  test('walks lose what is gone, there and back too, and notes forget it', () => {
    const board = onStreets(
      empty,
      circlesAt([0, 0], [100, 0], [50, 80], [50, 30]),
      addLine('streets', ['c1', 'c2']), addLine('streets', ['c2', 'c3']), addLine('streets', ['c1', 'c3']), addLine('streets', ['c3', 'c4']),
      declareBlock({ walk: ['c1', 'c2', 'c3', 'c4', 'c3'] }, 'houses'),
      setNote(['c4', 'street:c3-c4'], 'a spur'), setNote(['c4', 'c1'], 'both'), setReviewed(['c4', 'c2'], false),
    ); // prettier-ignore
    const after = onStreets(board, deleteThings(['c4']));
    expect(after.blocks).toEqual([{ id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'c3'] }]);
    expect(after.provenance.notes).toEqual([{ about: ['c1'], note: 'both' }]);
    expect(after.provenance.unreviewed).toEqual(['c2']);
    // c2 is dissolved into a line from c1 to c3, beside the one that is there.
    expect(onStreets(after, deleteThings(['c2'])).blocks).toEqual([
      { id: 'b1', kind: 'houses', walk: ['c1', 'c3'] },
    ]);
    expect(onStreets(after, deleteThings(['c2', 'c3'])).blocks).toEqual([]);
  });
});

describe('names', () => {
  const board = onStreets(
    empty,
    circlesAt([0, 0], [100, 0], [50, 80]),
    addLine('streets', ['c1', 'c2'], [[50, 5]]), addLine('streets', ['c2', 'c3']), addLine('streets', ['c1', 'c3']),
    declareBlock({ walk: ['c1', 'c2', 'c3'] }, 'houses'),
    setNote(['c1', 'street:c1-c3'], 'look'), waive('street/very-bent', 'c1-c2 c3', 'so it is'),
  ); // prettier-ignore

  test('of circles are exchanged everywhere but in what cites the print', () => {
    const cited = { ...board, witnesses: [{ rule: 'DEF-03', fact: 'exists', of: ['c1'] }] } as StreetBoard;
    const after = onStreets(cited, renumberCircle('c1', 9));
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
    expect(after.witnesses).toBe(cited.witnesses);
    for (const wrong of [0, -1, 1.5, 1, 10_000_000]) expect(renumberCircle('c1', wrong)(cited)).toBe(cited);
  });

  test('two circles that exchange their numbers twice are as before', () => {
    const once = onStreets(board, renumberCircle('c1', 3));
    expect(once.blocks[0]!.walk).toEqual(['c1', 'c3', 'c2']);
    expect(once.provenance.notes![0]!.about).toEqual(['c3', 'c1-c3']);
    expect(onStreets(once, renumberCircle('c3', 1))).toEqual(board);
    const there = onStreets(whitechapel, renumberCircle('c65', 12));
    expect(onStreets(there, renumberCircle('c12', 65))).toEqual(whitechapel);
  });

  test('of a node change with its kind', () => {
    const after = onStreets(board, setFields(['c1'], { sector: 'a/B' }), changeKind('c1', 'crossing', 'x4'));
    expect(after.crossings).toEqual([{ id: 'x4', at: [0, 0], sector: 'Ba' }]);
    expect(names(after.streets)).toEqual(['c2-c3', 'c2-x4', 'c3-x4']);
    expect(after.blocks[0]!.walk).toEqual(['c2', 'c3', 'x4']);
    expect(onStreets(after, changeKind('x4', 'circle', 'c1'))).toMatchObject({
      circles: [{ number: 1, sector: 'Ba' }, {}, {}],
      blocks: board.blocks,
    });
    for (const wrong of [
      changeKind('c1', 'circle', 'c9'),
      changeKind('c1', 'crossing', 'c9'),
      changeKind('c7', 'crossing', 'x1'),
    ])
      expect(wrong(board)).toBe(board);
  });

  test('merged crossings share what is known of them', () => {
    const [goulston, other] = [whitechapel.letters!.goulston, 'x1' as const];
    const merged = onStreets(whitechapel, mergeNodes(other, goulston));
    const was = whitechapel.crossings.find(({ id }) => id === goulston)!;
    expect(merged.letters!.goulston).toBe(other);
    expect(merged.crossings.find(({ id }) => id === other)).toMatchObject({ border: 'red', name: was.name });
    const border = merged.witnesses.find((each) => each.fact === 'border' && each.is === 'red');
    expect(border).toMatchObject({ of: [other] });
  });
});
