/** Files that are broken, or mean harm: each is refused with a sentence at its place. */
import { describe, expect, test } from 'vitest';
import { importTexts, exportTexts } from '../../testing/exchange/export-and-import-texts.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { ROUND_TRIP_FORMATS, type RoundTripFormat } from '../../testing/exchange/format-losses.js';
import { boardGraph } from '../graph/index.js';

const good = Object.fromEntries(
  ROUND_TRIP_FORMATS.map((format) => [
    format,
    exportTexts(boardGraph(shippedStreetBoard('teaching/two-routes')), format),
  ]),
) as Record<RoundTripFormat, readonly string[]>;

/** A good file with one change. */
const changed = (format: RoundTripFormat, from: string | RegExp, to: string, table = 0): readonly string[] =>
  good[format].map((text, i) => {
    if (i !== table) return text;
    const bad = text.replace(from, to);
    if (bad === text) throw new Error(`${format} has no ${String(from)}`);
    return bad;
  });

const problemsOf = (format: RoundTripFormat, texts: readonly string[]): readonly string[] => {
  const result = importTexts(texts, format);
  return result.ok
    ? []
    : result.errors.map(
        ({ file, line, column, words, message }) => `${file}:${line}:${column}: ${words}: ${message}`,
      );
};

const LOL = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
<graphml><graph><node id="&lol2;"/></graph></graphml>`;
const EXTERNAL =
  '<!DOCTYPE graphml [<!ENTITY secret SYSTEM "file:///etc/passwd">]>\n<graphml>&secret;</graphml>';
const one = (...texts: readonly string[]): readonly string[] => texts;
const geojson = (feature: string): readonly string[] =>
  changed('geojson', /"features": \[/, `"features": [\n${feature},`);

test.each(ROUND_TRIP_FORMATS)('half a character in %s is refused with its place', (format) => {
  const texts = good[format].map((text) => text.replaceAll('A pair with', 'A \ud800 pair with'));
  expect(problemsOf(format, texts)[0]).toMatch(/:\d+:\d+: the file: .*lone surrogate/);
});

describe('XML', () => {
  test.each<[string, RoundTripFormat, readonly string[], string]>([
    ['an entity bomb', 'graphml', one(LOL), 'a.graphml:2:1: the file: The file has a DOCTYPE, which is refused'],
    ['an external entity', 'graphml', one(EXTERNAL), 'a.graphml:1:1: the file: The file has a DOCTYPE,'],
    ['an unknown entity', 'gexf', changed('gexf', 'id="c2"', 'id="&lol;"'), 'This is not well-formed XML: undefined entity.'],
    ['a file that ends early', 'graphml', one(good.graphml[0]!.slice(0, -20)), 'The file ends before <graph> is closed: part of it is missing.'],
    ['a file that ends in a tag', 'gexf', one(good.gexf[0]!.slice(0, 700)), 'part of it is missing.'],
    ['an empty file', 'graphml', one(''), 'a.graphml:1:1: the file: This is not XML: it does not begin with a tag.'],
    ['a comment and no more', 'graphml', one('<!-- -->'), 'This is not well-formed XML: document must contain a root element.'],
    ['no XML at all', 'graphml', one('{"graph": {}}'), 'a.graphml:1:1: the file: This is not XML: it does not begin with a tag.'],
    ['another format', 'graphml', good.gexf, 'a.graphml:2:1: the file: The file begins with <gexf>, not with <graphml>. Did you mean --from gexf?'],
    ['endless nesting', 'graphml', one(`<graphml>${'<a>'.repeat(100_000)}`), 'Elements nest more than 64 deep here.'],
    ['another encoding', 'graphml', changed('graphml', 'UTF-8', 'ISO-8859-1'), 'a.graphml:1:1: the file: The file declares the encoding "ISO-8859-1". Save it as UTF-8.'],
    ['NUL characters', 'graphml', changed('graphml', '>2<', '>\0<'), 'disallowed character'],
    ['two graphs', 'graphml', changed('graphml', '</graph>', '</graph><graph id="b"/>'), 'There is a second graph here.'],
    ['a node in a node', 'graphml', changed('graphml', /<node id="c2">/, '<node id="c2"><node id="a"/>'), 'node "c2": There is a node inside this one. A board has no groups: ungroup it first.'],
    ['a graph in a node', 'graphml', changed('graphml', /<node id="c2">/, '<node id="c2"><graph/>'), 'node "c2": There is a graph inside this node. A board has no groups: ungroup it first.'],
    ['a hyperedge', 'graphml', changed('graphml', '<edge ', '<hyperedge/><edge '), 'Hyperedges cannot be imported'],
    ['a node without an id', 'graphml', changed('graphml', '<node id="c2">', '<node>'), '<node>: It has no "id".'],
    ['an attribute twice', 'graphml', changed('graphml', '<data key="node-kind">', '<data key="node-kind">x</data><data key="node-kind">'), 'node "c1": The attribute "kind" is set twice.'],
    ['a key nobody declared', 'graphml', changed('graphml', '<data key="node-kind">', '<data key="d9">'), 'node "c1": No <key> declares "d9"'],
    ['a prototype key', 'graphml', changed('graphml', 'attr.name="cell"', 'attr.name="__proto__"').map((text) => text.replace('node-border', 'b').replace('<data key="node-kind">', '<data key="node-cell">x</data><data key="node-kind">')), 'No attribute may be called "__proto__". Rename it.'],
    ['an attribute nobody declared', 'gexf', changed('gexf', 'attvalue for="kind"', 'attvalue for="knid"'), 'node "c1": No <attribute> declares "knid"'],
    ['a node in a node', 'gexf', changed('gexf', /(<node id="c2"[^>]*>)/, '$1<nodes><node id="a"/></nodes>'), 'node "c2": There is a node inside this one.'],
    ['no graph', 'gexf', one('<gexf/>'), 'There is no <graph> in this file.'],
    ['no graph either', 'graphml', one('<graphml/>'), 'There is no <graph> in this file.'],
  ])('%s', (_, format, texts, message) => {
    expect(problemsOf(format, texts)).toEqual([expect.stringContaining(message)]);
  });
}); // prettier-ignore

describe('JSON', () => {
  test.each<[string, RoundTripFormat, readonly string[], string]>([
    ['NaN', 'geojson', changed('geojson', '[5000,1000]', '[NaN,1000]'), 'a.geojson:3:'],
    ['NaN, in words', 'geojson', changed('geojson', '[5000,1000]', '[NaN,1000]'), 'Expected a value, but found "NaN'],
    ['a coordinate in quotes', 'geojson', geojson('{"type":"Feature","id":"q","geometry":{"type":"Point","coordinates":["1","2"]},"properties":{}}'), 'a.geojson:3:1: feature "q": The coordinates of a point must be two numbers'],
    ['a coordinate too few', 'geojson', geojson('{"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,2],[3]]},"properties":{}}'), 'a.geojson:3:1: a feature: The coordinates of a line must be at least two points'],
    ['many lines in one', 'geojson', geojson('{"type":"Feature","geometry":{"type":"MultiLineString","coordinates":[]},"properties":{}}'), '"MultiLineString" is not one of them'],
    ['nothing drawn', 'geojson', geojson('{"type":"Feature","geometry":null,"properties":null}'), 'It has no geometry'],
    ['a feature that is none', 'geojson', geojson('7'), 'Every feature must be an object'],
    ['a line of one point', 'geojson', geojson('{"type":"Feature","id":"q","geometry":{"type":"LineString","coordinates":[[1,2]]},"properties":{}}'), 'feature "q": The coordinates of a line must be at least two points'],
    ['a lonely feature', 'geojson', one('{"type":"Feature"}'), 'a.geojson:1:1: the file: This is not a GeoJSON FeatureCollection.'],
    ['a number without end', 'geojson', geojson('{"type":"Feature","id":"q","geometry":{"type":"Point","coordinates":[1e309,2]}}'), 'is too large to be exact'],
    ['a byte order mark', 'jgf', one(`\ufeff${good.jgf[0]!}`), 'a.jgf:1:1: the file: The file begins with a byte order mark.'],
    ['a file that ends early', 'jgf', one(good.jgf[0]!.slice(0, 400)), 'the file: '],
    ['endless nesting', 'node-link', one('['.repeat(100_000)), 'Brackets nest more than 64 deep here.'],
    ['a prototype key', 'node-link', changed('node-link', '"label"', '"__proto__"'), 'A property named "__proto__" is not allowed.'],
    ['a node twice', 'jgf', changed('jgf', '"c2":', '"c1":'), 'The property "c1" stands here twice.'],
    ['several graphs', 'jgf', one('{"graphs": [{}, {}]}'), 'a.jgf:1:12: the file: There are 2 graphs here.'],
    ['hyperedges', 'jgf', one('{"graph": {"hyperedges": []}}'), 'Hyperedges cannot be imported'],
    ['no graph', 'jgf', one('[]'), 'a.jgf:1:1: the file: "graph" is missing here'],
    ['nodes that are none', 'jgf', one('{"graph": {"nodes": 7}}'), '"nodes" is missing here'],
    ['a node that is none', 'jgf', one('{"graph": {"nodes": [7]}}'), 'a.jgf:1:21: a node: A node must be an object'],
    ['an edge that is none', 'jgf', one('{"graph": {"edges": [null]}}'), 'An edge must be an object'],
    ['edges that are none', 'jgf', one('{"graph": {"edges": {}}}'), '"edges" must be a list'],
    ['no nodes', 'node-link', one('{"links": []}'), 'This is not node-link JSON'],
    ['a path without end', 'node-link', one(`{"nodes": [${'{"k'.padEnd(120, 'k').concat('": ').repeat(3)}[0]}}}]}`), 'a.node-link:1:12: a node: The path of the nested attribute "kk'],
    ['a node that is none', 'node-link', one('{"nodes": [7]}'), 'Every entry must be an object'],
  ])('%s', (_, format, texts, message) => {
    expect(problemsOf(format, texts)).toEqual([expect.stringContaining(message)]);
  });
}); // prettier-ignore

describe('CSV', () => {
  const nodes = (from: string | RegExp, to: string): readonly string[] => changed('csv', from, to);
  // As a spreadsheet saves it: the name of the last column holds commas of its own, and needs no quotes any more.
  const withOtherDelimiter = (delimiter: string): readonly string[] =>
    one(good.csv[0]!.replaceAll(',', delimiter).replace(/"?(lamplighter: [^"\r]*)"?/, '$1 grid=0,0,9,9'));
  test.each<[string, readonly string[], string]>([
    ['half a row', one(good.csv[0]!.slice(0, good.csv[0]!.indexOf('white') + 3)), 'nodes.csv:2:1: the table: This row has 7 cells, the header has 13. Part of it is missing. It begins with "c1".'],
    ['a comma too many', nodes('c2,2', 'c2,2,2'), 'Put cells that contain a comma in quotes.'],
    ['quotes that never close', nodes('c2,2', '"c2,2'), 'nodes.csv:3:1: the table: The quote that opens here is never closed.'],
    ['a quote inside a cell', nodes('c2,2', 'c"2,2'), 'nodes.csv:3:2: the table: There is a quote inside a cell'],
    ['words behind a quote', nodes('c2,2', '"c"2,2'), 'nodes.csv:3:4: the table: There is text after the closing quote'],
    ['an empty table', one(''), 'nodes.csv:1:1: the table: The table is empty'],
    ['semicolons', one('id;kind;x\n1;2;3\n'), 'The columns are not separated by commas.'],
    ['semicolons in a table of ours', withOtherDelimiter(';'), 'nodes.csv:1:1: the header: The columns are not separated by commas.'],
    ['tabs in a table of ours', withOtherDelimiter('\t'), 'nodes.csv:1:1: the header: The columns are not separated by commas.'],
    ['a column twice', nodes('label,', 'kind,'), 'the header: The attribute "kind" is set twice.'],
    ['a column without a name', nodes('label,', ','), 'the header: Column 2 has no name.'],
    ['a prototype key', nodes('label,', '__proto__,'), 'No attribute may be called "__proto__".'],
    ['UTF-16', one('i\0d\0,\0'), 'nodes.csv:1:2: the table: There is a NUL character here. The file may be UTF-16'],
    ['tables of two boards', changed('csv', /digest=..../, 'digest=0000', 1), 'edges.csv:1:1: the table: This table is not of the same board'],
    ['a table that does not say of which board it is', [good.csv[0]!, 'source,target\n'], 'edges.csv:1:1: the table: Only one of this table and the first has a digest'],
  ])('%s', (_, texts, message) => {
    expect(problemsOf('csv', texts)).toEqual([expect.stringContaining(message)]);
  });

  test('a byte order mark and any line ending are accepted', () => {
    for (const texts of [[`\ufeff${good.csv[0]!}`], good.csv.map((text) => text.replaceAll('\r\n', '\n')), good.csv.map((text) => `${text.replaceAll('\r\n', '\r')}\r\r`)]) // prettier-ignore
      expect(problemsOf('csv', texts)).toEqual([]);
  });
}); // prettier-ignore

describe('graphs', () => {
  test.each<[string, RoundTripFormat, readonly string[], string]>([
    ['a node id twice', 'node-link', changed('node-link', '"id":"c2"', '"id":"c1"'), 'a.node-link:4:5: node "c1": A node with this id already appears above.'],
    ['a number twice', 'node-link', changed('node-link', '"number":2', '"number":1'), 'node "c2": It has the number 1, which node "c1" already has.'],
    ['two nodes at one place', 'node-link', changed('node-link', '"x":9000,"y":3000', '"x":1000,"y":3000'), 'node "c2": It is at 1000, 3000, where node "c1" already is.'],
    ['an edge to nowhere', 'node-link', changed('node-link', '"target":"x2"', '"target":"x99"'), 'edge "c1–x99": It ends at "x99", and there is no such node.'],
    ['a coordinate off the scale', 'node-link', changed('node-link', '"x":9000', '"x":1e308'), 'circle 2: This must be at most 1000000; found 1e+308.'],
    ['a fraction', 'node-link', changed('node-link', '"x":9000', '"x":9000.5'), 'node "c2": Board units are whole numbers, and 9000.5 is not.'],
    ['a coordinate in words', 'node-link', changed('node-link', '"x":9000', '"x":"far"'), 'node "c2": A position must be two numbers; found "far".'],
    ['a number too large', 'node-link', changed('node-link', '"number":2', '"number":99999999'), 'circle 99999999: This must be at most 9999999'],
    ['a number with a fraction', 'node-link', changed('node-link', '"number":2', '"number":2.5'), 'node "c2": The number of a circle must be a whole number'],
    ['a kind that is none', 'node-link', changed('node-link', '"kind":"circle"', '"kind":"circel"'), 'node "c1": "circel" is none of circle, crossing, junction. Did you mean "circle"?'],
    ['a colour that is none', 'node-link', changed('node-link', '"colour":"white"', '"colour":"whtie"'), 'circle 1: This must be one of "white", "red", "black", "blue"; found "whtie".'],
    ['a relation that is none', 'node-link', changed('node-link', '"relation":"streets"', '"relation":"street"'), '"street" is none of streets, waterlines, jack, police, search, alley, boat, hex. Did you mean "streets"?'],
    ['a game that is none', 'node-link', changed('node-link', '"game":"lfw"', '"game":"xyz"'), 'a.node-link:1:1: the file: There is no game "xyz". Give --game lfw|wm|mj'],
    ['bends that are none', 'node-link', changed('node-link', '"relation":"streets"', '"relation":"streets","bends":"1,2 3"'), 'Bends must be written "x,y x,y".'],
    ['a name of two lines', 'node-link', changed('node-link', /("id":"x1",)/, '$1"name":"a\\nb",'), 'crossing x1: This must be words on one line'],
    ['a block with a stranger on its rim', 'csv', changed('csv', 'x1 c2', 'x1 c9', 2), 'block "b1": Its walk contains "c9", and there is no such node.'],
    ['a block twice', 'csv', changed('csv', 'b2,', 'b1,', 2), 'blocks.csv:3:1: block "b1": A block with this id already appears above.'],
    ['a grid that is none', 'node-link', changed('node-link', '"digest"', '"grid":"1,2,x","columns":"A1","rows":"a1","sections":"Aa","digest"'), 'the printed grid'],
    ['a width in words', 'node-link', changed('node-link', '"width":10000', '"width":"wide"'), 'This must be a whole number; found "wide".'],
  ])('%s', (_, format, texts, message) => {
    expect(problemsOf(format, texts)[0]).toContain(message);
  });

  test('three of many faults of one kind are listed, with their number', () => {
    const texts = good['node-link'].map((text) => text.replaceAll('"relation":', '"relatoin":'));
    const problems = problemsOf('node-link', texts);
    expect(problems).toHaveLength(3);
    expect(problems[2]).toMatch(/"relation": \{"missing": "streets"\}\)\. \(And \d+ more of this kind\.\)$/);
  });

  test('a file with only derived edges is refused', () => {
    const jack = exportTexts(boardGraph(shippedStreetBoard('whitehall'), 'jack'), 'graphml');
    expect(problemsOf('graphml', jack)).toEqual([
      expect.stringMatching(/^a\.graphml:\d+:5: the file: The file has edges of jack and no streets\. Streets cannot be recovered/),
    ]);
  });

  test('a file with only derived edges and blocks is refused', () => {
    const [nodes, edges, blocks] = good.csv as [string, string, string];
    const jack = edges.split('\r\n').filter((row, i) => i === 0 || row.startsWith('jack:'));
    expect(problemsOf('csv', [nodes, `${jack.join('\r\n')}\r\n`, blocks])).toEqual([
      expect.stringContaining('edges.csv:2:1: the file: The file has edges of jack and no streets.'),
    ]);
  });

  test('a file with only streets is imported', () => {
    const board = shippedStreetBoard('whitehall');
    const result = importTexts(exportTexts(boardGraph(board, 'streets'), 'jgf'), 'jgf');
    expect(result.ok && 'streets' in result.board && result.board.streets).toHaveLength(board.streets.length);
  });
}); // prettier-ignore
