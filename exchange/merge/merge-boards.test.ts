/** Merges of small boards, each showing one decision. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatBoard, type Line, type NodeId, type Point, type StreetBoard } from '../../model/index.js';
import { validateBoard } from '../../validator/index.js';
import { shippedBoard, shippedHexBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { formatMerge } from './formats/format-merge.js';
import { mergeBoards, reportOfMerge } from './merge-boards.js';

const base = shippedStreetBoard('teaching/two-routes');

const join = (...ends: readonly [string, string][]): Line[] =>
  ends.map((between) => ({ between }) as unknown as Line);
const withCrossing = (
  board: StreetBoard,
  id: `x${number}`,
  at: Point,
  ...neighbours: string[]
): StreetBoard => ({
  ...board,
  crossings: [...board.crossings, { id, at }],
  streets: [...board.streets, ...join(...neighbours.map((each): [string, string] => [each, id]))],
});
const without = (board: StreetBoard, id: string): StreetBoard => ({
  ...board,
  crossings: board.crossings.filter((each) => each.id !== id),
  streets: board.streets.filter(({ between }) => !between.includes(id as NodeId)),
});
const recoloured = (board: StreetBoard, number: number, colour: 'red' | 'black'): StreetBoard => ({
  ...board,
  circles: board.circles.map((each) => (each.number === number ? { ...each, colour } : each)),
});
const endsOf = (board: unknown): string[] =>
  (board as StreetBoard).streets.map(({ between }) => between.join('-'));
const blocksOf = (board: unknown): string[] =>
  (board as StreetBoard).blocks.map(({ id, walk }) => `${id} ${walk.join(' ')}`);

describe('ids that both sides added', () => {
  test('another crossing with our id gets the next one, with its streets, waivers, notes and witnesses', () => {
    const ours = withCrossing(base, 'x4', [5000, 4000], 'c1', 'c2');
    const theirs: StreetBoard = {
      ...withCrossing(base, 'x4', [5000, 6000], 'c3', 'x2'),
      waivers: [{ rule: 'topology/dead-end', target: 'x4', reason: 'printed so' }],
      witnesses: [...base.witnesses, { rule: 'LFW-X01', fact: 'border', of: ['x4'], is: 'red' }],
      provenance: {
        ...base.provenance,
        notes: [{ about: ['x4', 'c3-x4'], note: 'faint' }],
        unreviewed: ['x4'],
      },
    };
    const { board, conflicts, renamed } = mergeBoards(base, ours, theirs);
    expect(conflicts).toEqual([]);
    expect(renamed).toEqual([{ part: 'crossing', from: 'x4', to: 'x5', because: 'taken' }]);
    expect(endsOf(board)).toEqual(expect.arrayContaining(['c1-x4', 'c2-x4', 'c3-x5', 'x2-x5']));
    expect(board.waivers).toMatchObject([{ target: 'x5' }]);
    expect(board.witnesses).toContainEqual({ rule: 'LFW-X01', fact: 'border', of: ['x5'], is: 'red' });
    expect(board.provenance).toMatchObject({ notes: [{ about: ['x5', 'c3-x5'] }], unreviewed: ['x5'] });
  });

  test('the same crossing is one, also under another id', () => {
    const ours = withCrossing(base, 'x4', [5000, 4000], 'c1', 'c2');
    const theirs = withCrossing(base, 'x9', [5010, 3990], 'c1', 'c2', 'c3');
    const { board, renamed, conflicts } = mergeBoards(base, ours, theirs);
    expect(renamed).toEqual([{ part: 'crossing', from: 'x9', to: 'x4', because: 'same' }]);
    expect(endsOf(board).filter((ends) => ends.includes('x4'))).toEqual(['c1-x4', 'c2-x4', 'c3-x4']);
    expect(conflicts).toEqual([
      { kind: 'both-added', part: 'crossing', of: 'x4', property: 'at', base: null, ours: [5000, 4000], theirs: [5010, 3990] }, // prettier-ignore
    ]);
  });

  test('crossings in one place without a common neighbour stay two', () => {
    const ours = withCrossing(base, 'x4', [5000, 4000], 'c1');
    const { board } = mergeBoards(base, ours, withCrossing(base, 'x4', [5000, 4000], 'c2'));
    expect((board as StreetBoard).crossings.map(({ id }) => id)).toEqual(['x1', 'x2', 'x3', 'x4', 'x5']);
  });

  test('a circle that both number alike is one circle, and its place is in conflict', () => {
    const withCircle = (at: Point): StreetBoard => ({ ...base, circles: [...base.circles, { number: 4, at, colour: 'white' }] }); // prettier-ignore
    const { board, conflicts } = mergeBoards(base, withCircle([1, 1]), withCircle([9000, 6000]));
    expect((board as StreetBoard).circles.filter(({ number }) => number === 4)).toHaveLength(1);
    expect(conflicts).toMatchObject([
      { part: 'circle', of: 'c4', property: 'at', ours: [1, 1], theirs: [9000, 6000] },
    ]);
  });

  test('a circle that one side renumbers to the number of a new one keeps its number, as a conflict', () => {
    const ours: StreetBoard = {
      ...base,
      circles: [...base.circles, { number: 4, at: [1, 1], colour: 'white' }],
    };
    const names = (id: NodeId): NodeId => (id === 'c3' ? 'c4' : id);
    const theirs: StreetBoard = {
      ...base,
      circles: base.circles.map((each) => (each.number === 3 ? { ...each, number: 4 } : each)),
      streets: base.streets.map((line) => ({
        ...line,
        between: [names(line.between[0]), names(line.between[1])],
      })),
      blocks: base.blocks.map((block) => ({ ...block, walk: block.walk.map(names) })),
    };
    const { board, conflicts } = mergeBoards(base, ours, theirs);
    expect((board as StreetBoard).circles.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(conflicts).toEqual([
      { kind: 'both-changed', part: 'circle', of: 'c3', property: 'number', base: 3, ours: 3, theirs: 4 },
    ]);
  });
});

describe('conflicts', () => {
  test('both changed a property', () => {
    const { board, conflicts } = mergeBoards(base, recoloured(base, 1, 'red'), recoloured(base, 1, 'black'));
    expect((board as StreetBoard).circles[0]!.colour).toBe('red');
    expect(conflicts).toEqual([
      {
        kind: 'both-changed',
        part: 'circle',
        of: 'c1',
        property: 'colour',
        base: 'white',
        ours: 'red',
        theirs: 'black',
      },
    ]);
  });

  test('one side deleted what the other drew a street to', () => {
    const drawn: StreetBoard = { ...base, streets: [...base.streets, ...join(['c3', 'x1'])] };
    const kept = mergeBoards(base, drawn, without(base, 'x1'));
    expect(endsOf(kept.board)).toEqual(endsOf(drawn).sort());
    expect(kept.conflicts).toMatchObject([
      { kind: 'deleted-by-theirs', part: 'crossing', of: 'x1', theirs: null },
    ]);
    const gone = mergeBoards(base, without(base, 'x1'), drawn);
    expect(endsOf(gone.board)).toEqual(endsOf(without(base, 'x1')));
    expect(gone.conflicts[0]).toMatchObject({ kind: 'deleted-by-ours', of: 'x1', ours: null, theirs: [{ between: ['c3', 'x1'] }] }); // prettier-ignore
  });

  test('one side deleted the street that the other split', () => {
    const split = withCrossing(
      { ...base, streets: base.streets.filter((_, i) => i !== 0) },
      'x4',
      [3000, 2000],
      'c1',
      'x1',
    );
    const cut = { ...base, streets: base.streets.filter((_, i) => i !== 0) };
    const { board, conflicts } = mergeBoards(base, cut, split);
    expect(endsOf(board)).toEqual(endsOf(cut));
    expect(conflicts).toMatchObject([{ kind: 'deleted-by-ours', part: 'street', of: 'c1-x1', ours: null }]);
  });

  test('the higher version counts, and two versions of a text are a conflict', () => {
    const of = (boardVersion: string, name: string): StreetBoard => ({ ...base, boardVersion, name });
    const { board, conflicts, notes } = mergeBoards(base, of('1.9.0', 'Ours'), of('1.10.0', 'Theirs'));
    expect([board.boardVersion, board.name]).toEqual(['1.10.0', 'Ours']);
    expect(conflicts).toMatchObject([{ part: 'board', property: 'name' }]);
    expect(notes[0]!.sentence).toBe('1.10.0 is the higher one of 1.9.0 (ours) and 1.10.0 (theirs).');
  });
});

describe('one street or block that both sides edit', () => {
  /** A crossing on the street from circle 1 to x1, and the walk through it. */
  const split = (at: Point): StreetBoard => ({
    ...withCrossing(
      { ...base, streets: base.streets.filter(({ between }) => between.join('-') !== 'c1-x1') },
      'x4',
      at,
      'c1',
      'x1',
    ),
    blocks: base.blocks.map((block) =>
      block.id === 'b1' ? { ...block, walk: ['c1', 'x4', 'x1', 'c2', 'x3', 'x2'] } : block,
    ),
  });

  test('both split one street: it passes both crossings in their order', () => {
    const { board, conflicts, notes } = mergeBoards(base, split([4000, 1500]), split([2000, 2500]));
    expect(conflicts).toEqual([]);
    expect(endsOf(board)).toEqual(expect.arrayContaining(['c1-x5', 'x4-x5', 'x1-x4']));
    expect(endsOf(board)).toHaveLength(base.streets.length + 2);
    expect(blocksOf(board)[0]).toBe('b1 c1 x5 x4 x1 c2 x3 x2');
    expect(notes.map(({ of }) => of)).toEqual(['c1-x1']);
  });

  test('a block that one side divides follows the street that the other splits', () => {
    const divided: StreetBoard = {
      ...base,
      streets: [...base.streets, ...join(['x1', 'x2'])],
      blocks: [
        { ...base.blocks[0]!, walk: ['x1', 'c2', 'x3', 'x2'] },
        { id: 'b3', kind: 'houses', walk: ['c1', 'x1', 'x2'] },
        base.blocks[1]!,
      ],
    };
    for (const { board, conflicts } of [
      mergeBoards(base, divided, split([3000, 2000])),
      mergeBoards(base, split([3000, 2000]), divided),
    ]) {
      // prettier-ignore
      expect(conflicts).toEqual([]);
      expect(blocksOf(board)).toEqual(['b1 c2 x3 x2 x1', 'b2 c3 x2 x3', 'b3 c1 x4 x1 x2']);
    }
  });

  test('both divide one block: its areas follow from the streets', () => {
    const cut = (
      street: readonly [string, string],
      one: readonly string[],
      other: readonly string[],
    ): StreetBoard => ({
      ...base,
      streets: [...base.streets, ...join([...street])],
      blocks: [
        { ...base.blocks[0]!, walk: one as NodeId[] },
        { id: 'b3', kind: 'houses', walk: other as NodeId[] },
        base.blocks[1]!,
      ],
    });
    const ours = cut(['x1', 'x2'], ['x1', 'c2', 'x3', 'x2'], ['c1', 'x1', 'x2']);
    const theirs = cut(['x1', 'x3'], ['x1', 'c2', 'x3'], ['c1', 'x1', 'x3', 'x2']);
    const { board, conflicts, notes } = mergeBoards(base, ours, theirs);
    expect(conflicts).toEqual([]);
    expect(
      blocksOf(board)
        .map((each) => each.replace(/^b\d+ /, ''))
        .sort(),
    ).toEqual(['c1 x1 x2', 'c2 x3 x1', 'c3 x2 x3', 'x1 x3 x2']);
    expect(notes.at(-1)).toMatchObject({ part: 'block', of: 'b1' });
  });

  test('walks that exclude each other are a conflict, and ours stays', () => {
    const walked = (...walk: NodeId[]): StreetBoard => ({
      ...base,
      blocks: base.blocks.map((each) => (each.id === 'b1' ? { ...each, walk } : each)),
    });
    const { board, conflicts } = mergeBoards(base, walked('c1', 'c2', 'x3', 'x2'), walked('c1', 'x1', 'x2'));
    expect(blocksOf(board)[0]).toBe('b1 c1 c2 x3 x2');
    expect(conflicts).toMatchObject([{ kind: 'both-changed', part: 'block', of: 'b1', property: 'walk' }]);
  });
});

describe('expected counts', () => {
  const streets = (board: StreetBoard, count: number): StreetBoard => ({
    ...board,
    expect: board.expect.map((each) => (each.what === 'streets' ? { ...each, count } : each)),
  });
  const [a, b] = [
    withCrossing(base, 'x4', [5000, 4000], 'c1', 'c2'),
    withCrossing(base, 'x4', [5000, 6000], 'c3'),
  ];
  const countOf = (board: unknown): number | undefined =>
    (board as StreetBoard).expect.find(({ what }) => what === 'streets')?.count;

  test('both changes count, where both follow from the drawing', () => {
    const { board, conflicts, notes } = mergeBoards(base, streets(a, 9), streets(b, 8));
    expect([countOf(board), conflicts]).toEqual([10, []]);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      '7 becomes 10, as on the merged board: 2 more on our side, 1 more on theirs.',
    ]);
    const alike = withCrossing(base, 'x4', [5000, 6000], 'c3', 'x2');
    expect(countOf(mergeBoards(base, streets(a, 9), streets(alike, 9)).board)).toBe(11);
  });

  test('a count that does not follow is a conflict', () => {
    const { board, conflicts } = mergeBoards(base, streets(a, 9), streets(b, 20));
    expect(countOf(board)).toBe(9);
    expect(conflicts).toEqual([
      {
        kind: 'both-changed',
        part: 'expect',
        of: 'streets',
        property: 'count',
        base: 7,
        ours: 9,
        theirs: 20,
      },
    ]);
  });
});

test('boards of hexes: hexes, the starting position and tracks merge entry by entry', () => {
  const before = shippedHexBoard('mr-jack-2006');
  const [first, second] = before.hexes;
  const paint = (hex: typeof first, kind: 'garden' | 'void'): typeof before => ({
    ...before,
    hexes: before.hexes.map((each) => (each === hex ? { ...each, kind } : each)),
  });
  const ours = {
    ...paint(first, 'garden'),
    setup: { ...before.setup!, watsonFaces: 'S' as const, covers: [] },
  };
  const { board, conflicts } = mergeBoards(before, ours, paint(second, 'void'));
  expect(conflicts).toEqual([]);
  const both = {
    ...ours,
    hexes: ours.hexes.map((each) => (each === second ? { ...each, kind: 'void' as const } : each)),
  };
  expect(formatBoard(board)).toBe(formatBoard(both));
  expect(mergeBoards(before, paint(first, 'garden'), paint(first, 'void')).conflicts).toMatchObject([
    { part: 'hex', property: 'kind', ours: 'garden', theirs: 'void' },
  ]);
});

test('unknown properties merge like others', () => {
  const of = (extra: Readonly<Record<string, unknown>>): StreetBoard => ({ ...base, extra });
  const { board, conflicts } = mergeBoards(of({ a: 1 }), of({ a: 2, b: 1 }), of({ a: 3, c: 1 }));
  expect(board.extra).toEqual({ a: 2, b: 1, c: 1 });
  expect(conflicts).toMatchObject([{ part: 'board', property: 'a', base: 1, ours: 2, theirs: 3 }]);
});

test('boards of different games are a bug of the caller', () => {
  expect(() => mergeBoards(base, base, shippedBoard('mr-jack-2006'))).toThrow('cannot be merged');
});

test('two sides that each add five streets to Whitechapel give a board whose only findings are its own', () => {
  const board = shippedStreetBoard('whitechapel');
  const known = new Set(board.streets.map(({ between }) => between.join()));
  const pairs = board.blocks
    .filter(
      ({ walk, islands }) => islands === undefined && new Set(walk).size === walk.length && walk.length > 5,
    )
    .flatMap(({ id, walk }) => (known.has([walk[0], walk[3]].join()) ? [] : [{ id, walk }]));
  const draw = (blocks: typeof pairs): StreetBoard =>
    blocks.reduce<StreetBoard>(
      (now, { id, walk }, i) => ({
        ...now,
        streets: [...now.streets, { between: [walk[0]!, walk[3]!] }],
        blocks: [
          ...now.blocks.map((each) => (each.id === id ? { ...each, walk: walk.slice(0, 4) } : each)),
          {
            ...now.blocks.find((each) => each.id === id)!,
            id: `b${900 + i}`,
            walk: [walk[0]!, ...walk.slice(3)],
          },
        ],
      }),
      board,
    );
  const [ours, theirs] = [draw(pairs.slice(0, 5)), draw(pairs.slice(5, 10))];
  const merged = mergeBoards(board, ours, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(merged.renamed.map(({ from }) => from)).toEqual(['b900', 'b901', 'b902', 'b903', 'b904']);
  const rules = new Set(validateBoard(merged.board).findings.map(({ rule }) => rule));
  expect([...rules].filter((rule) => /^(reference|file|schema)\//.test(rule))).toEqual([]);
});

test('the report matches its schema, and each format lists every conflict', () => {
  const schema = JSON.parse(readFileSync('schemas/merge.schema.json', 'utf8')) as object;
  const validate = new Ajv2020({ strict: true }).compile(schema);
  const boards = { base, ours: recoloured(base, 1, 'red'), theirs: recoloured(base, 1, 'black') };
  const report = reportOfMerge(boards, mergeBoards(boards.base, boards.ours, boards.theirs));
  const json: unknown = JSON.parse(formatMerge(report, 'json'));
  expect(json).toEqual(JSON.parse(JSON.stringify(report)));
  validate(json);
  expect(validate.errors).toBe(null);
  expect(formatMerge(report, 'pretty')).toContain(
    '  1. Circle 1, colour: both sides changed it\n       base    white',
  );
  expect(formatMerge(report, 'markdown')).toContain('- **Circle 1, colour: both sides changed it**');
});

test('a block that one side deleted and the other gave another id is a conflict', () => {
  const base = shippedStreetBoard('teaching/two-routes');
  const [first, ...others] = base.blocks;
  const [deleted, renamed]: StreetBoard[] = [
    { ...base, blocks: others },
    { ...base, blocks: [{ ...first!, id: 'b9' }, ...others] },
  ];
  expect(mergeBoards(base, deleted!, renamed!).conflicts).toMatchObject([
    { kind: 'deleted-by-ours', part: 'block', of: 'b9', base: first!, ours: null, theirs: { id: 'b9' } },
  ]);
  const kept = mergeBoards(base, renamed!, deleted!);
  expect(kept.conflicts).toMatchObject([{ kind: 'deleted-by-theirs', of: 'b9' }]);
  expect((kept.board as StreetBoard).blocks.map(({ id }) => id)).toContain('b9');
});
