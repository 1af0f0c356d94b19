/** Lines between the same ends are distinguished by their bends, and notes and selections must not go from one to the other. */
import { describe, expect, test } from 'vitest';
import type { Point, StreetBoard } from '../../../model/index.js';
import { addCircles, emptyStreetBoard, editKeyedBoard } from '../../../testing/editor/edit-boards.js';
import {
  addLine,
  changeNodeKind,
  changeLineKind,
  deleteEntities,
  dissolveNode,
  mergeNodes,
  moveEntities,
  nextBlockId,
  nextNodeId,
  renumberCircle,
  setBends,
  setNote,
  setReviewed,
  splitLine,
  addWaiver,
  nameOfSelectedItem,
  toSelectedItem,
  type Action,
} from '../index.js';

/** Two streets from circle 1 to circle 2, above and below, each with a note. */
const twins = editKeyedBoard(
  emptyStreetBoard,
  addCircles([0, 0], [1000, 0], [500, 900]),
  addLine('streets', ['c1', 'c2'], [[500, 100]]),
  addLine('streets', ['c1', 'c2'], [[500, 300]]),
  setNote(['street:c1-c2'], 'near'),
  setNote(['street:c1-c2~2'], 'far'),
  setReviewed(['street:c1-c2~2'], false),
);

const updateNames = (before: StreetBoard, after: StreetBoard, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => nameOfSelectedItem(after, toSelectedItem(before, name)!) ?? []);

const notes = (board: StreetBoard): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries((board.provenance.notes ?? []).map(({ about, note }) => [note, about]));

const bendsOf = (board: StreetBoard, id: string): readonly Point[] | undefined => {
  const index = { 'c1-c2': 0, 'c1-c2~2': 1 }[id]!;
  return board.streets[index]?.bends;
};

describe('notes about one of two streets side by side', () => {
  test('the bend of one is moved past that of the other', () => {
    const after = editKeyedBoard(twins, setBends('street:c1-c2', [[500, 400]]));
    expect(bendsOf(after, 'c1-c2')).toEqual([[500, 300]]);
    expect(notes(after)).toEqual({ near: ['c1-c2~2'], far: ['c1-c2'] });
    expect(after.provenance.unreviewed).toEqual(['c1-c2']);
    const moved = editKeyedBoard(twins, moveEntities(['bend:street:c1-c2#0'], 0, 300));
    expect(notes(moved)).toEqual(notes(after));
  });

  test('one goes: its note goes along, and the other keeps its own', () => {
    const after = editKeyedBoard(twins, deleteEntities(['street:c1-c2']));
    expect(notes(after)).toEqual({ far: ['c1-c2'] });
    expect(after.provenance.unreviewed).toEqual(['c1-c2']);
  });

  test('one is parted: its note is about both parts', () => {
    const split = splitLine('street:c1-c2', [500, 100], { kind: 'junction', id: 't1' });
    expect(notes(editKeyedBoard(twins, split))).toEqual({ near: ['c1-t1', 'c2-t1'], far: ['c1-c2'] });
    // At a node that is joined already, a part comes before the straight line there.
    const joined = editKeyedBoard(
      twins,
      addLine('streets', ['c1', 'c3']),
      setNote(['street:c1-c3'], 'straight'),
    );
    expect(notes(editKeyedBoard(joined, splitLine('street:c1-c2', [700, 60], 'c3')))).toEqual({
      near: ['c1-c3', 'c2-c3'],
      far: ['c1-c2'],
      straight: ['c1-c3~2'],
    });
  });

  test('two lines become one beside others', () => {
    const board = editKeyedBoard(
      twins,
      addLine('streets', ['c1', 'c3']),
      addLine('streets', ['c2', 'c3']),
      setNote(['street:c1-c3'], 'new'),
    );
    expect(notes(editKeyedBoard(board, dissolveNode('c3')))['new']).toEqual(['c1-c2~3']);
  });

  test('one becomes a waterline', () => {
    const after = editKeyedBoard(twins, changeLineKind(['street:c1-c2'], 'waterlines'));
    expect(notes(after)).toEqual({ near: ['c1-c2'], far: ['c1-c2'] });
  });

  test('a number that turns them round', () => {
    const bent: Action = setBends('street:c1-c2', [
      [900, 100],
      [100, 100],
    ]);
    const board = editKeyedBoard(twins, bent, setNote(['street:c1-c2'], 'first'), setNote(['street:c1-c2~2'], 'second')); // prettier-ignore
    const after = editKeyedBoard(board, renumberCircle('c1', 9));
    const of = (so: StreetBoard, note: string): readonly Point[] | undefined =>
      so.streets.find((_, i) => notes(so)[note]?.[0] === ids(so)[i])?.bends?.toSorted();
    expect(of(after, 'first')).toEqual(of(board, 'first'));
    expect(of(after, 'second')).toEqual(of(board, 'second'));
  });
});

const ids = (board: StreetBoard): readonly string[] =>
  board.streets.map(({ between }, i) => {
    const before = board.streets.slice(0, i).filter((each) => each.between.join() === between.join()).length;
    return between.join('-') + (before === 0 ? '' : `~${before + 1}`);
  });

test('what is selected follows its line', () => {
  const after = editKeyedBoard(twins, setBends('street:c1-c2', [[500, 400]]));
  expect(updateNames(twins, after, ['street:c1-c2', 'c1', 'bend:street:c1-c2~2#0'])).toEqual([
    'street:c1-c2~2',
    'c1',
    'bend:street:c1-c2#0',
  ]);
  const gone = editKeyedBoard(twins, deleteEntities(['street:c1-c2']));
  expect(updateNames(twins, gone, ['street:c1-c2', 'street:c1-c2~2'])).toEqual(['street:c1-c2']);
});

test.each<readonly [string, Action, readonly string[]]>([
  ['another number', renumberCircle('c1', 9), ['c9', 'c2', 'c3', 'street:c2-c9', 'bend:street:c2-c9~2#0']],
  [
    'a number that another has',
    renumberCircle('c1', 3),
    ['c3', 'c2', 'c1', 'street:c2-c3', 'bend:street:c2-c3~2#0'],
  ],
  [
    'another kind',
    changeNodeKind('c1', 'crossing', 'x1'),
    ['x1', 'c2', 'c3', 'street:c2-x1', 'bend:street:c2-x1~2#0'],
  ],
  [
    'one moved to where the other was',
    moveEntities(['c1', 'c2'], 1000, 0),
    ['c1', 'c2', 'c3', 'street:c1-c2', 'bend:street:c1-c2~2#0'],
  ],
])('what is selected follows its node: %s', (_, action, keys) => {
  const after = editKeyedBoard(twins, action);
  const selected = ['c1', 'c2', 'c3', 'street:c1-c2', 'bend:street:c1-c2~2#0'];
  expect(updateNames(twins, after, selected)).toEqual(keys);
  expect(updateNames(after, twins, keys)).toEqual(selected);
});

test('of merged nodes the line between them is forgotten, and what was waived of one is waived of the other', () => {
  const board = editKeyedBoard(
    emptyStreetBoard,
    addCircles([0, 0], [10, 0], [500, 0]),
    addLine('streets', ['c1', 'c2']),
    addLine('streets', ['c2', 'c3']),
    setNote(['street:c1-c2'], 'short'),
    setNote(['street:c2-c3'], 'long'),
    addWaiver('topology/dead-end', 'c2', 'printed so'),
  );
  const after = editKeyedBoard(board, mergeNodes('c1', 'c2'));
  expect(notes(after)).toEqual({ long: ['c1-c3'] });
  expect(after.waivers.map(({ target }) => target)).toEqual(['c1']);
});

test('an id that something still names is not given again', () => {
  const board: StreetBoard = {
    ...emptyStreetBoard,
    crossings: [{ id: 'x1', at: [0, 0] }],
    waivers: [{ rule: 'topology/dead-end', target: 'c1 x9', reason: 'printed so' }],
    witnesses: [{ fact: 'border', border: 'red', of: ['x12'], rule: 'a witness' } as never],
  };
  expect(nextNodeId(board, 'crossing')).toBe('x13');
  expect(nextNodeId(board, 'junction')).toBe('t1');
  expect(nextBlockId(board)).toBe('b1');
});
