/** Lists become drafts: what is stated is kept, what is doubtful is reported, and nothing is made up. */
import { describe, expect, test } from 'vitest';
import { formatBoard, hasPlaces, isStreetBoard, parseBoard, type StreetBoard } from '../../../model/index.js';
import { mutateText } from '../../../testing/boards/mutate-json.js';
import { importGraph, type ImportResult } from '../index.js';
import { readMapping } from '../mapping/read-mapping.js';
import type { ShapeName } from '../shapes/raw-lists.js';

type Files = Readonly<Record<string, string>>;

function importLists(files: Files, map: object = {}, format: ShapeName | 'lists' = 'lists'): ImportResult {
  const read = readMapping({ name: 'map.json', text: JSON.stringify(map) });
  if (!read.ok) throw new Error(read.errors[0]!.message);
  const named = Object.entries(files).map(([name, text]) => ({ name, text }));
  return importGraph({ format, files: named }, { mapping: read.mapping, game: 'lfw' });
}

function imported(files: Files, map?: object): Extract<ImportResult, { ok: true }> & { board: StreetBoard } {
  const result = importLists(files, map);
  if (!result.ok) throw new Error(result.errors[0]!.message);
  if (!isStreetBoard(result.board)) throw new Error('hexes');
  // What is imported can be written and read again.
  expect(parseBoard(formatBoard(result.board)).ok).toBe(true);
  return { ...result, board: result.board };
}

const GRAPH = 'C1: S1 S2\nC2: S1 S3\nC3: S2\nS1: C1 C2\nS2: C1 C3 S3\nS3: C2 C3\n';

test('with "first" the numbers of circles are moved, and the ids of the author stay', () => {
  const { board } = imported({ 'moves.txt': '0: 1 2\n1: 0 2\n2: 0 1\n' }, { ids: { '#': 'circle' }, first: 0, lists: 'jack' }); // prettier-ignore
  expect(board.circles.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(board.provenance.sourceIds).toEqual({ c1: '0', c2: '1', c3: '2' });
  expect(board.provenance.stated).toMatchObject([{ relation: 'jack', lists: { c1: ['c2', 'c3'] } }]);
});

describe('streets', () => {
  const { board, contradictions, contradictionCount } = imported({ 'graph.txt': GRAPH });

  test('each is one street, also if it is listed from one end', () => {
    expect(board.streets.map(({ between }) => between.toSorted().join('-')).toSorted()).toEqual([
      'c1-x1', 'c1-x2', 'c2-x1', 'c2-x3', 'c3-x2', 'c3-x3', 'x2-x3',
    ]); // prettier-ignore
    expect(hasPlaces(board)).toBe(false);
  });

  test('the list is kept only if some of it is listed from one end', () => {
    expect(board.provenance.stated).toMatchObject([
      { relation: 'streets', lists: { x2: ['c1', 'c3', 'x3'] } },
    ]);
    const once = imported({ 'graph.txt': 'C1: S1 S2\nC2: S1\nS1: S2\n' });
    expect(once.contradictionCount).toBe(0);
    expect(once.board.provenance.stated).toBeUndefined();
  });

  test('entries that are not listed back are reported at their place, with both ids', () => {
    expect(contradictionCount).toBe(2);
    expect(contradictions.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '5: crossing "S2" (x2 here) lists crossing "S3" (x3 here), crossing "S3" (x3 here) does not list crossing "S2" (x2 here).',
      '6: crossing "S3" (x3 here) lists circle 3 ("C3"), circle 3 ("C3") does not list crossing "S3" (x3 here).',
    ]);
  });

  test("the author's ids are in the provenance", () => {
    expect(board.provenance.sourceIds).toEqual({
      c1: 'C1', c2: 'C2', c3: 'C3', x1: 'S1', x2: 'S2', x3: 'S3',
    }); // prettier-ignore
  });
});

describe('other relations', () => {
  test('moves give circles, no streets, and the list as it is stated', () => {
    const { board, contradictions, missing } = imported({ 'moves.txt': '1: 2 3\n2: 1 2\n3:\n' });
    expect([board.circles.length, board.streets.length]).toEqual([3, 0]);
    expect(board.provenance.stated).toEqual([
      { relation: 'jack', source: 'moves', lists: { c1: ['c2', 'c3'], c2: ['c1'], c3: [] } },
    ]);
    expect(contradictions.map(({ message }) => message)).toEqual([
      'circle 1 lists circle 3, circle 3 does not list circle 1.',
      'circle 2 lists itself.',
    ]);
    expect(missing.join('\n')).toContain('The colours of 3 circles');
  });

  test('moves beside streets are compared with them', () => {
    const files = { 'graph.txt': GRAPH, 'moves.txt': 'C1: C2 C3\nC2: C1\nC3: C1\n' };
    const { contradictions, board } = imported(files);
    expect(contradictions.map(({ message }) => message)).toContain(
      'Its streets give jack between c2 and c3, which the file lacks.',
    );
    expect(board.provenance.stated!.map(({ relation }) => relation)).toEqual(['streets', 'jack']);
  });

  test('a pair of the wrong kinds is reported and left out; most of them are an error', () => {
    const files = { 'graph.txt': GRAPH, 'moves.txt': 'C1: C2 C3 S1\nC2: C1 C3\nC3: C1 C2\n' };
    expect(
      imported(files, { lists: { moves: 'jack' } }).contradictions.map(({ message }) => message),
    ).toContain('circle 1 ("C1") lists crossing "S1" (x1 here), but jack joins circles.');
    const wrong = importLists({ 'graph.txt': GRAPH }, { lists: 'alley' });
    expect(wrong).toMatchObject({ ok: false, errors: [{ code: 'import/wrong-relation' }] });
  });

  test('lists that have each pair once have no one-way entries', () => {
    expect(imported({ 'moves.csv': '1,2\n1,3\n2,3\n' }).contradictionCount).toBe(0);
  });
});

describe('positions', () => {
  const circles = '{"id": 1, "x": 10, "y": 20}\n{"id": 2, "x": 90.5, "y": 40}\n';

  test('are scaled to the width of a board', () => {
    const { board } = imported({ 'circles.jsonl': circles });
    expect([board.extent, board.circles.map(({ at }) => at)]).toEqual([
      [10000, 5970],
      [[995, 1990], [9005, 3980]],
    ]); // prettier-ignore
  });

  test('of some nodes only are left out and counted', () => {
    const { board, missing } = imported({ 'circles.jsonl': circles, 'streets.csv': '1,A\nA,2\nA,B\nB,2\n' });
    expect(hasPlaces(board)).toBe(false);
    expect(missing.join('\n')).toContain('The positions of 2 nodes: 2 nodes have none, such as "A"');
  });
});

test('a grid becomes hexes, with the codes of the mapping', () => {
  const kind = { values: { '0': null, '1': 'street', '2': 'building' } };
  const read = readMapping({ name: 'm', text: JSON.stringify({ kind, offset: 'odd-q' }) });
  const files = [{ name: 'grid.txt', text: '0 1 0\n1 2 1\n1 1 1\n' }];
  const result = importGraph({ format: 'grid', files }, read.ok ? { mapping: read.mapping } : {});
  if (!result.ok || isStreetBoard(result.board)) throw new Error('no hexes');
  expect(result.board.hexes.map(({ at, kind: is }) => `${at.join()} ${is}`)).toEqual([
    '1,0 street', '0,1 street', '1,1 building', '2,0 street', '0,2 street', '1,2 street', '2,1 street',
  ]); // prettier-ignore
});

test('ids that the patterns of a mapping do not cover are guessed; its own patterns are kept', () => {
  const { board } = imported({ 'graph.txt': GRAPH }, { ids: { S1: 'junction', 'C#': 'circle' } });
  expect([board.junctions.length, board.crossings.length]).toEqual([1, 2]);
});

test('damaged lists are imported or refused, and never throw', () => {
  const texts = [GRAPH, '1: 2 3\n2: 1\n3: 1\n', '0;1;1\n1;0;1\n1;1;0\n', 'start,end\n1,2\n2,3\n', ':1\n2\n3\n:2\n1\n', '[{"id": 1, "neighbors": [2]}]', '1 1 2\n 1 2 1\n2 1 1\n', 'x,y,moves\n1,2,"2,3"\n3,4,"1"\n5,6,1\n'];
  const tokens = ['\ud800', '\0', '"', ':', '#', ';', ',', '\n', '\t', '[', '{', '}', '-1', '99999999999999999999', '__proto__', 'constructor', '*', '-', '\ufeff', '\u2028'];
  for (const text of texts)
    for (let seed = 0; seed < 150; seed++) {
      const damaged = mutateText(text, seed, seed % 3 === 0 ? undefined : tokens);
      const shape = (['lists', 'adjacency', 'edges', 'matrix', 'grid'] as const)[seed % 5]!;
      const result = importLists({ 'a.txt': damaged }, seed % 2 === 0 ? {} : { lists: 'jack' }, shape);
      if (result.ok) expect(parseBoard(formatBoard(result.board)).ok).toBe(true);
      else for (const { message, line } of result.errors) expect([line > 0, message.length > 5]).toEqual([true, true]);
    }
}); // prettier-ignore
