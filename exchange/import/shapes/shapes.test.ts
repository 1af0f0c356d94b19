/** Files of the shapes that people use: each is read as the same lists. */
import { describe, expect, test } from 'vitest';
import { ReadError } from '../foreign/foreign-graph.js';
import { readLists } from './read-lists.js';
import type { ShapeName } from './raw-lists.js';

const read = (text: string, shape?: ShapeName) => readLists([{ name: 'folder/moves.txt', text }], shape);

/** The lists by name, each as `node: neighbours`. */
const listsOf = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    read(text).lists.map(({ name, entries }) => [
      name,
      entries.map(({ id, neighbours }) => `${id}: ${neighbours.join(' ')}`),
    ]),
  );

const TRIANGLE = ['1: 2 3', '2: 1 3', '3: 1 2'];

describe('adjacency', () => {
  test.each([
    ['labels with colons', '1: 2 3\n2: 1 3\n3: 1 2\n'],
    ['labels with arrows, commas and comments', '# moves\n1 -> 2, 3\n\n2 -> 1, 3 # twice\n3 => 1;2\n'],
    ['headings', ':1\n2\n3\n\n:2\n1\n#9\n3\n:3\n1\n2\n'],
    ['headings in brackets', '[1]\n2\n3\n[2]\n1\n3\n[3]\n1\n2\n'],
    ['brackets, quotes and commas', '1: [2, 3],\n"2": ["1", "3"],\n3: (1, 2)\n'],
    ['parentheses and dashes', '1 (2, 3)\n2 - 1, 3\n3 – 1 2\n'],
    ['a literal in program code', 'export const moves = {\n  1: [2, 3], // not 4\n  2: [1, 3],\n  3: [1, 2],\n};\n'],
    ['a dictionary of Python', 'MOVES = {\n    1: [2, 3],\n    2: [1, 3],\n    3: [1, 2]\n}\n'],
    ['YAML', '1:\n  - 2\n  - 3\n2:\n  - 1\n  - 3\n3:\n  - 1\n  - 2\n'],
    ['CRLF and a byte order mark', '\ufeff1: 2 3\r\n2: 1 3\r\n3: 1 2\r\n'],
    ['a JSON object', '{"1": [2, 3], "2": [1, 3], "3": [1, 2]}'],
    ['JSON objects of neighbours', '{"1": {"2": true, "3": 1}, "2": {"1": true, "3": {}}, "3": {"1": 2, "2": true}}'],
    ['JSON objects of neighbours in another', '{"adj": {"1": {"2": {}, "3": {}}, "2": {"1": {}, "3": {}}, "3": {"1": {}, "2": {}}}}'],
    ['a JSON object in another', '{"adjacency": {"1": [2, 3], "2": [1, 3], "3": [1, 2]}}'],
    ['JSON lists, the first of node 1', '[[2, 3], [1, 3], [1, 2], []]'],
    ['JSON lists with an empty place 0', '[[], [2, 3], [1, 3], [1, 2]]'],
    ['JSON pairs of node and list', '[["1", [2, 3]], ["2", [1, 3]], ["3", [1, 2]]]'],
    ['texts in a JSON object', '{"1": "2, 3", "2": "1, 3", "3": "1, 2"}'],
  ])('%s', (_, text) => {
    expect(Object.values(listsOf(text))[0]!.slice(0, 3)).toEqual(TRIANGLE);
  });

  test.each([
    ['nodes in JSON', '{"nodes": [{"value": 1, "neighbors": [2], "position": [3, 4]}, {"value": 2, "neighbors": [1], "position": [5, 6]}]}'],
    ['nodes by id', '{"1": {"neighbors": [2], "position": [3, 4]}, "2": {"neighbors": [1], "position": [5, 6]}}'],
    ['JSON lines', '{"id": 1, "neighbors": [2], "position": [3, 4]}\n{"id": 2, "neighbors": ["1"], "position": [5, 6]}\n'],
    ['neighbours as objects', '[{"id": 1, "neighbors": [{"id": 2}]}, {"id": 2, "neighbors": [{"id": 1}]}]'],
  ])('%s', (_, text) => {
    expect(listsOf(text)).toEqual({ neighbors: ['1: 2', '2: 1'] });
    const { tables } = read(text);
    if (text.includes('position')) expect(tables[0]!.nodes[0]!.values).toMatchObject({ 'position.0': 3, 'position.1': 4 });
  });

  test('neighbours in cells: every column of ids is a list, positions are not', () => {
    const text = 'x,y,moves,alley\n56.0,43.0,"2,3,","2,"\n21.0,28.0,"1,3","1,"\n9,9,"1,2,",\n';
    expect(listsOf(text)).toEqual({ moves: TRIANGLE, alley: ['1: 2', '2: 1', '3: '] });
    expect(read(text).tables[0]!.nodes.map(({ values }) => values)).toEqual([
      { x: '56.0', y: '43.0' },
      { x: '21.0', y: '28.0' },
      { x: '9', y: '9' },
    ]);
  });

  test('JSON objects of neighbours: false, 0 and null are no neighbours, and nodes with attributes are not taken for them', () => {
    expect(listsOf('{"1": {"2": true, "3": false}, "2": {"1": 1, "3": 0}, "3": {"1": null}}')).toEqual({
      moves: ['1: 2', '2: 1', '3: '],
    });
    expect(read('{"1": {"x": 1, "y": 2}, "2": {"x": 3, "y": 4}}').lists).toEqual([]);
  });

  test('bare lines: the number of the line is the node', () => {
    expect(listsOf('2 3 4\n1 3\n1 2\n1\n')).toEqual({ moves: ['1: 2 3 4', '2: 1 3', '3: 1 2', '4: 1'] });
  });

  test('an empty line is a node without neighbours, a comment is none', () => {
    expect(listsOf('2 3\n# no node\n\n1\n')).toEqual({ moves: ['1: 2 3', '2: ', '3: 1'] });
  });
}); // prettier-ignore

describe('edges', () => {
  test.each([
    ['a header', 'start,end,verify\n1,2,TRUE\n1,3,TRUE\n'],
    ['semicolons without a header', '1;2\n1;3\n'],
    ['tabs', '1\t2\n1\t3\n'],
    ['spaces', '1 2\n1 3\n'],
    ['JSON pairs', '[[1, 2], [1, 3]]'],
    ['JSON lines', '["1", "2"]\n["1", "3"]\n'],
    ['JSON objects', '{"edges": [{"source": 1, "target": 2}, {"from": 1, "source": 1, "target": 3}]}'],
  ])('%s', (_, text) => {
    const [list] = read(text).lists;
    expect(list).toMatchObject({ pairs: true });
    expect(list!.entries.map(({ id, neighbours }) => `${id}-${neighbours[0]!}`)).toEqual(['1-2', '1-3']);
  });

  test('files of one author are put together', () => {
    const { tables, lists, shapes } = readLists([
      { name: 'circles.jsonl', text: '{"id": 1, "x": 3, "y": 4}\n{"id": 2, "x": 5, "y": 6}\n' },
      { name: 'edges.csv', text: 'start;end\n1;2\n' },
    ]);
    expect([shapes, tables.map(({ name }) => name), lists.map(({ name }) => name)]).toEqual([
      ['nodes', 'edges'],
      ['circles'],
      ['edges'],
    ]);
    expect(lists[0]!.entries[0]).toMatchObject({ file: 1, offset: 10 });
  });
});

describe('matrix', () => {
  test.each([
    ['semicolons', '0;1;1\n1;0;1\n1;1;0\n'],
    ['spaces', '0 1 1\n1 0 1\n1 1 0\n'],
    ['a header and row names', ',1,2,3\n1,0,1,1\n2,1,0,1\n3,1,1,0\n'],
    ['a separator at the end', '0,1,1,\n1,0,1,\n1,1,0,\n'],
    ['JSON', '[[0, 1, 1], [1, 0, 1], [1, 1, 0]]'],
  ])('%s', (_, text) => {
    expect(Object.values(listsOf(text))).toEqual([TRIANGLE]);
  });
});

describe('grid', () => {
  test.each([
    ['spaces', '6 5 5 6\n5 3 1 5\n6 5 5 6\n', undefined],
    ['characters', '6556\n5315\n6556\n', undefined],
    ['commas', '6,5,5,6\n5,3,1,5\n6,5,5,6\n', undefined],
    ['indented rows', '6 5 5 6\n 5 3 1 5\n6 5 5 6\n', 'odd'],
    ['JSON', '[[6,5,5,6],[5,3,1,5],[6,5,5,6]]', undefined],
  ])('%s', (_, text, indented) => {
    const [grid] = read(text).grids;
    expect(grid!.rows).toEqual(['6556', '5315', '6556'].map((row) => Array.from(row)));
    expect(grid!.indented).toBe(indented);
  });
});

test.each<[string, ShapeName | undefined, string]>([
  ['Dear Sir,\nthis is a letter!', undefined, 'This is no list of neighbours, no table'],
  ['', undefined, 'The file is empty.'],
  ['0 1\n1 x\n', 'matrix', 'found "x"'],
  ['0;1;1\n1;0\n', 'matrix', 'this row has 3 cells of 2'],
  ['1 2\n3 4\n', 'grid', 'This is no grid'],
  ['start,end\n1,\n', undefined, 'names only one end'],
  ['{"a": 1}', undefined, 'There are no nodes'],
  ['{"a": ', undefined, 'The file ends'],
])('%j is refused with a sentence', (text, shape, message) => {
  const faults = ((): unknown => {
    try {
      return read(text, shape);
    } catch (error) {
      return error instanceof ReadError ? error.faults : error;
    }
  })();
  expect(faults).toEqual(expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(message) as string })]));
}); // prettier-ignore
