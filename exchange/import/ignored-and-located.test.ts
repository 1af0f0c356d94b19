/** Nothing of a file goes without a word, and what is wrong with it keeps its place. */
import { describe, expect, test } from 'vitest';
import type { StreetBoard } from '../../model/index.js';
import { importTexts, exportTexts } from '../../testing/exchange/export-and-import-texts.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import type { RoundTripFormat } from '../../testing/exchange/format-losses.js';
import { boardGraph } from '../graph/index.js';
import { readGexf, readGraphml } from './readers/gexf-and-graphml.js';
import { readMapping, type ImportResult } from './index.js';

const BOARD = { id: 'town', game: 'lfw', name: 'Town', edition: 'custom', width: 100, height: 80, circleRadius: 4, crossingRadius: 2 }; // prettier-ignore
const HEXES = { id: 'hexes', game: 'mj', name: 'Hexes', edition: 'custom', width: 100, height: 80, originX: 5, originY: 6, hexSize: 7, watsonFaces: 'N' }; // prettier-ignore

function imported(format: RoundTripFormat, text: string, mapping: object): ImportResult {
  const read = readMapping({ name: 'map.json', text: JSON.stringify(mapping) });
  if (!read.ok) throw new Error(read.errors[0]?.message);
  return importTexts([text], format, { mapping: read.mapping });
}

const sentences = (result: ImportResult): readonly string[] =>
  result.ok
    ? result.missing
    : result.errors.map(({ line, column, words, message }) => `${line}:${column}: ${words}: ${message}`);
const streetsOf = (result: ImportResult): StreetBoard['streets'] =>
  (result.ok ? (result.board as StreetBoard) : { streets: [] }).streets;

const CIRCLE = { id: 'a', kind: 'circle', number: 1, x: 10, y: 20, colour: 'white' };
const CROSSING = { id: 'x1', kind: 'crossing', x: 30, y: 20 };

describe('attributes that a board does not have are reported', () => {
  test.each<[string, object, string]>([
    ['the name of a circle', { nodes: [{ ...CIRCLE, name: 'Mitre Square' }] }, '"name"'],
    ['the border of a circle', { nodes: [{ ...CIRCLE, border: 'red' }] }, '"border"'],
    ['the number and the colour of a crossing', { nodes: [{ ...CROSSING, number: 7, colour: 'red' }] }, '"number", "colour"'],
    ['names of our own exports', { nodes: [{ ...CROSSING, label: 'A', cell: 'A1', character: 'holmes' }] }, '"label", "cell", "character"'],
    ['where a hex lies on a map', { graph: { game: 'mj' }, nodes: [{ id: 'h0,0', kind: 'street', x: 5, colour: 'red' }] }, '"x", "colour"'],
  ])('%s', (_, file, names) => {
    const board = 'graph' in file ? HEXES : BOARD;
    const result = imported('node-link', JSON.stringify(file), { board });
    expect(sentences(result)).toContain(`The attributes ${names}: a board has no such fields.`);
  });

  test('unknown attributes of our own exports are reported, derived ones are not', () => {
    const [text] = exportTexts(boardGraph(shippedBoard('teaching/two-routes')), 'node-link');
    const named = text!.replace('"label":"1"', '"label":"1","name":"Mitre Square"');
    const stated = (each: string): readonly string[] => sentences(importTexts([each], 'node-link')).filter((sentence) => sentence.startsWith('The attributes')); // prettier-ignore
    expect([stated(text!), stated(named)]).toEqual([
      [],
      ['The attributes "name": a board has no such fields.'],
    ]);
  });
}); // prettier-ignore

describe('default values are stored once', () => {
  const count = 300;
  const each = (line: (i: number) => string): string => Array.from({ length: count }, (_, i) => line(i)).join('');
  const graphml = `<graphml>${each((i) => `<key id="k${i}" for="node"><default>1</default></key>`)}<graph>${each((i) => `<node id="n${i}"/>`)}</graph></graphml>`;
  const gexf = `<gexf><graph><attributes class="node">${each((i) => `<attribute id="k${i}" title="k${i}"><default>1</default></attribute>`)}</attributes><nodes>${each((i) => `<node id="n${i}"/>`)}</nodes></graph></gexf>`;

  test.each([['graphml', readGraphml, graphml], ['gexf', readGexf, gexf]] as const)('%s', (format, read, text) => {
    const { nodes } = read({ name: 'a', text });
    expect(nodes).toHaveLength(count);
    for (const { values } of nodes) expect(Object.keys(values)).toEqual(['id']);
    const mapping = { board: BOARD, kind: { missing: 'crossing' }, x: 'k7', y: 'k8', scale: 3 };
    expect(sentences(imported(format, text, mapping))[0]).toContain('It is at 3, 3');
  });

  test('an unused default value is reported once', () => {
    const text = '<graphml><key id="k" for="node"><default>crossing</default></key><key id="x" for="node"><default>5</default></key><key id="z" for="node"><default>1</default></key><graph><node id="x1"/></graph></graphml>';
    expect(sentences(imported('graphml', text, { board: BOARD, kind: 'k', y: 'x' }))).toContain('The attributes "z": a board has no such fields.');
  });
}); // prettier-ignore

describe('reverse edges are merged only in directed files', () => {
  const both = [{ source: 'a', target: 'x1', relation: 'streets', bends: '20,25' }, { source: 'x1', target: 'a', relation: 'streets', bends: '20,25' }];
  const nodes = [CIRCLE, CROSSING];
  const ids = nodes.map(({ id }) => id);
  const xml = (own: string): string => `<graphml>${['kind', 'number', 'x', 'y', 'colour', 'relation', 'bends'].map((name) => `<key id="${name}"/>`).join('')}<graph ${own}>${nodes.map(({ id, ...rest }) => `<node id="${id}">${Object.entries(rest).map(([key, value]) => `<data key="${key}">${value}</data>`).join('')}</node>`).join('')}${both.map(({ source, target }) => `<edge source="${source}" target="${target}"/>`).join('')}</graph></graphml>`;
  const jgf = (directed: object): string => JSON.stringify({ graph: { ...directed, nodes: Object.fromEntries(nodes.map(({ id, ...metadata }) => [id, { metadata }])), edges: ids.map((source, i) => ({ source, target: ids[1 - i] })) } });
  const gexf = (own: string): string => `<gexf><graph ${own}><nodes>${nodes.map(({ id, x }) => `<node id="${id}" label="crossing"><position x="${x}" y="3"/></node>`).join('')}</nodes><edges>${both.map(({ source, target }) => `<edge source="${source}" target="${target}"/>`).join('')}</edges></graph></gexf>`;
  const drawn = { kind: 'label', x: 'viz.x', y: 'viz.y' };

  test.each<[string, RoundTripFormat, string, number, object?]>([
    ['node-link, directed', 'node-link', JSON.stringify({ directed: true, nodes, links: both }), 1],
    ['node-link, undirected', 'node-link', JSON.stringify({ directed: false, nodes, links: both }), 2],
    ['node-link, the same way twice', 'node-link', JSON.stringify({ directed: true, nodes, links: [both[0], both[0]] }), 2],
    ['node-link, by another way', 'node-link', JSON.stringify({ directed: true, nodes, links: [both[0], { ...both[1], bends: '20,15' }] }), 2],
    ['graphml, directed', 'graphml', xml('edgedefault="directed"'), 1],
    ['graphml, undirected', 'graphml', xml('edgedefault="undirected"'), 2],
    ['graphml, edges that say so', 'graphml', xml('').replaceAll('<edge ', '<edge directed="true" '), 1],
    ['gexf, directed', 'gexf', gexf('defaultedgetype="directed"'), 1, drawn],
    ['gexf, edges that say otherwise', 'gexf', gexf('defaultedgetype="directed"').replaceAll('<edge ', '<edge type="undirected" '), 2, drawn],
    ['jgf, which is directed by itself', 'jgf', jgf({}), 1],
    ['jgf, undirected', 'jgf', jgf({ directed: false }), 2],
  ])('%s', (_, format, text, count, fields = {}) => {
    const result = imported(format, text, { board: BOARD, relation: { missing: 'streets' }, ...fields });
    expect(streetsOf(result)).toHaveLength(count);
    expect(sentences(result).filter((each) => each.includes('directed'))).toEqual(
      count === 1 ? ['1 of the edges: the file is directed, and they run back along a line that is already there.'] : [],
    );
  });
}); // prettier-ignore

test('an ignored node does not hide the node at the same position', () => {
  const point = (id: string, x: number, kind: string): object => ({ type: 'Feature', id, geometry: { type: 'Point', coordinates: [x, 1] }, properties: { kind } }); // prettier-ignore
  const street = { type: 'Feature', geometry: { type: 'LineString', coordinates: [[1, 1], [50, 1]] }, properties: { relation: 'streets' } }; // prettier-ignore
  const features = [
    point('x1', 1, 'crossing'),
    point('x2', 50, 'crossing'),
    point('cap', 1, 'caption'),
    street,
  ];
  const result = imported('geojson', JSON.stringify({ type: 'FeatureCollection', features }), { board: BOARD, kind: { values: { caption: null } } }); // prettier-ignore
  expect(streetsOf(result)).toEqual([{ between: ['x1', 'x2'] }]);
});

test('a block whose border contains an omitted node is reported', () => {
  const area = { type: 'Feature', id: 'b1', geometry: null, properties: { feature: 'block', kind: 'houses', walk: 'x1 cap' } }; // prettier-ignore
  const caption = { type: 'Feature', id: 'cap', geometry: null, properties: { feature: 'node', kind: 'caption' } }; // prettier-ignore
  const text = JSON.stringify({ type: 'FeatureCollection', features: [caption, area] });
  expect(sentences(imported('geojson', text, { board: BOARD, kind: { values: { caption: null } } }))).toContainEqual(
    expect.stringContaining('block "b1": Its walk contains "cap", which the mapping leaves out.'),
  ); // prettier-ignore
});

test.each([[12, '"k11": '], [13, '"k11" and 1 more: ']])('twelve of %i unused attributes are named', (count, end) => {
  const extra = Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
  const text = JSON.stringify({ nodes: [{ id: 'x1', kind: 'crossing', x: 1, y: 2, ...extra }] });
  expect(sentences(imported('node-link', text, { board: BOARD }))).toContainEqual(expect.stringContaining(end));
}); // prettier-ignore

test('an empty label of JGF counts as missing', () => {
  const { name: _name, ...board } = BOARD;
  const text = '{"graph": {"label": "", "metadata": {"name": "Town"}, "nodes": {}, "edges": []}}';
  const result = imported('jgf', text, { board });
  expect(result.ok && result.board.name).toBe('Town');
});

describe('hexes', () => {
  const textOf = (...nodes: object[]): string => `{"nodes": [\n${nodes.map((node) => JSON.stringify(node)).join(',\n')}\n]}`; // prettier-ignore
  const stated = (...nodes: object[]): readonly string[] => sentences(imported('node-link', textOf(...nodes), { board: HEXES })); // prettier-ignore
  const plain = { id: 'h0,0', kind: 'street', character: 'holmes', lamp: '1', covered: true };

  test.each([
    ['a character', { character: 'sherlok' }],
    ['a lamp', { lamp: '99' }],
  ])('%s with an unknown name is located', (_, wrong) => {
    expect(stated(plain, { id: 'h1,0', kind: 'street', ...wrong })[0]).toMatch(/^3:1: /);
  });

  test('a duplicate hex id is reported', () => {
    expect(stated({ id: 'a', q: 0, r: 0, kind: 'street' }, { id: 'a', q: 1, r: 0, kind: 'street' })).toEqual([
      '3:1: hex "a": A hex with this id already appears above. Ids must differ.',
    ]);
  });
});
