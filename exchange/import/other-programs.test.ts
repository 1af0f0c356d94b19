/** Graphs as other programs write them, each with the mapping it needs. */
import { describe, expect, test } from 'vitest';
import type { HexBoard, StreetBoard } from '../../model/index.js';
import { importTexts } from '../../testing/exchange/export-and-import-texts.js';
import type { RoundTripFormat } from '../../testing/exchange/format-losses.js';
import { readMapping, type ImportResult } from './index.js';

const BOARD = {
  id: 'town',
  name: 'Town',
  edition: 'custom',
  width: 100,
  height: 80,
  circleRadius: 4,
  crossingRadius: 2,
};

function imported(
  format: RoundTripFormat,
  texts: readonly string[],
  mapping: object,
  game: 'lfw' | 'mj' = 'lfw',
): Extract<ImportResult, { ok: true }> {
  const read = readMapping({ name: 'map.json', text: JSON.stringify(mapping) });
  if (!read.ok) throw new Error(read.errors[0]?.message);
  const result = importTexts(texts, format, { mapping: read.mapping, game });
  if (!result.ok)
    throw new Error(
      result.errors.map(({ line, words, message }) => `${line} ${words}: ${message}`).join('\n'),
    );
  return result;
}

const streetsOf = (
  result: Extract<ImportResult, { ok: true }>,
): Pick<StreetBoard, 'circles' | 'crossings' | 'junctions' | 'streets'> => {
  const { circles, crossings, junctions, streets } = result.board as StreetBoard;
  return { circles, crossings, junctions, streets };
};

const TOWN = {
  circles: [{ number: 65, at: [10, 20], colour: 'red' }],
  crossings: [{ id: 'x1', at: [30, 20] }],
  junctions: [],
  streets: [{ between: ['c65', 'x1'], bends: [[20, 25]] }],
};

describe('yEd', () => {
  const file = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
  <key attr.name="description" attr.type="string" for="node" id="d5"/>
  <key for="node" id="d6" yfiles.type="nodegraphics"/>
  <key attr.name="what" attr.type="string" for="node" id="d7"><default>square</default></key>
  <key for="edge" id="d10" yfiles.type="edgegraphics"/>
  <graph edgedefault="directed" id="G">
    <node id="n0"><data key="d7">
        ring </data><data key="d6"><y:ShapeNode>
      <y:Geometry height="4.0" width="8.0" x="6.0" y="18.0"/><y:Fill color="#FF0000"/>
      <y:NodeLabel>65<y:LabelModel/></y:NodeLabel></y:ShapeNode></data></node>
    <node id="n1"><data key="d6"><y:ShapeNode><y:Geometry height="2.0" width="2.0" x="29.0" y="19.0"/></y:ShapeNode></data></node>
    <edge id="e0" source="n0" target="n1"><data key="d10"><y:PolyLineEdge>
      <y:Path sx="0.0" sy="0.0" tx="0.0" ty="0.0"><y:Point x="20.0" y="25.0"/></y:Path></y:PolyLineEdge></data></edge>
  </graph>
</graphml>`;
  const mapping = {
    board: BOARD,
    kind: { attribute: 'what', values: { ring: 'circle', square: 'crossing' } },
    number: 'yed.label',
    x: 'yed.x',
    y: 'yed.y',
    colour: { missing: 'red' },
    relation: { missing: 'streets' },
  };

  test('positions are the centres of boxes, labels are numbers, lines have bends, keys have defaults', () => {
    expect(streetsOf(imported('graphml', [file], mapping))).toEqual(TOWN);
  });

  test('positions are rounded if scale, edges and the direction of y are given', () => {
    const { circles, streets } = streetsOf(
      imported('graphml', [file], { ...mapping, scale: 1.25, left: 2, top: 44.4, up: true }),
    );
    expect([circles[0]!.at, streets[0]!.bends]).toEqual([[10, 31], [[23, 24]]]);
  });
});

test('Gephi: positions are those of the drawing, where y goes up', () => {
  const file = `<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz"><graph>
  <attributes class="node" mode="static"><attribute id="0" title="id" type="string"/><attribute id="1" title="sort" type="string"><default>crossing</default></attribute></attributes>
  <nodes><node id="65" label="Hanbury Street"><attvalues><attvalue for="0" value="R65"/><attvalue for="1" value="circle"/></attvalues><viz:position x="10.0" y="-20.0" z="0.0"/></node>
  <node id="b" label="b"><viz:position x="30.0" y="-20.0"/></node></nodes>
  <edges><edge id="0" source="65" target="b" weight="2.0"/></edges></graph></gexf>`;
  const result = imported('gexf', [file], { board: BOARD, number: 'id', kind: 'sort', x: 'viz.x', y: 'viz.y', up: true, colour: { attribute: 'data.id', values: { R65: 'red' } }, relation: { missing: 'streets' } }); // prettier-ignore
  expect(streetsOf(result)).toEqual({ ...TOWN, streets: [{ between: ['c65', 'x1'] }] });
  expect(result.missing).toEqual(
    expect.arrayContaining([
      'The ids of 1 crossings, junctions or blocks: they are renumbered, "b" is now x1.',
    ]),
  );
});

describe('igraph renames nodes and edges, and keeps their ids in attributes', () => {
  const kept = (attribute: string, [first, ...others]: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="g_board" for="graph" attr.name="board" attr.type="string"/><key id="g_game" for="graph" attr.name="game" attr.type="string"/>
  <key id="v_kind" for="node" attr.name="kind" attr.type="string"/><key id="v_number" for="node" attr.name="number" attr.type="double"/>
  <key id="v_x" for="node" attr.name="x" attr.type="double"/><key id="v_y" for="node" attr.name="y" attr.type="double"/>
  <key id="v_border" for="node" attr.name="border" attr.type="string"/><key id="v_id" for="node" attr.name="${attribute}" attr.type="string"/>
  <key id="e_relation" for="edge" attr.name="relation" attr.type="string"/><key id="e_id" for="edge" attr.name="id" attr.type="string"/>
  <graph id="G" edgedefault="undirected">
    <node id="n0"><data key="v_kind">circle</data><data key="v_number">65</data><data key="v_x">10</data><data key="v_y">20</data><data key="v_border"></data><data key="v_id">${first}</data></node>
    ${others.map((id, i) => `<node id="n${i + 1}"><data key="v_kind">crossing</data><data key="v_x">30</data><data key="v_y">${i + 20}</data><data key="v_id">${id}</data></node>`).join('')}
    <edge source="n0" target="n1"><data key="e_relation">streets</data><data key="e_id">streets:c65-x7</data></edge>
  </graph>
</graphml>`;
  const mapping = { board: BOARD, colour: { missing: 'red' } };

  test.each(['id', 'name'])('in %s', (attribute) => {
    const result = imported('graphml', [kept(attribute, ['c65', 'x7', 'x3'])], mapping);
    const { crossings, streets } = streetsOf(result);
    expect([crossings.map(({ id }) => id), streets]).toEqual([['x7', 'x3'], [{ between: ['c65', 'x7'] }]]);
    expect(result.missing).toContain(`The ids of the nodes in the file: they were renamed, and the attribute "${attribute === 'id' ? 'data.id' : 'name'}" has the original ones, "n0" is c65.`);
    expect(result.missing.join()).not.toContain('no such fields');
  });

  test.each([[['c65', 'x7', 'x7']], [['c65', 'x7', 'corner']]])('not if they are not unique or not of our form: %j', (ids) => {
    expect(streetsOf(imported('graphml', [kept('id', ids)], mapping)).crossings.map(({ id }) => id)).toEqual(['x1', 'x2']);
  });

  test('unless the mapping names the id', () => {
    const { crossings } = streetsOf(imported('graphml', [kept('id', ['c65', 'x7', 'x3'])], { ...mapping, id: 'id' }));
    expect(crossings.map(({ id }) => id)).toEqual(['x1', 'x2']);
  });
}); // prettier-ignore

test('a graph without any fact about the board: the game and all others are named in one run', () => {
  const messages = (id: string): readonly string[] => {
    const result = importTexts([JSON.stringify({ nodes: [{ id, x: 1, y: 2 }] })], 'node-link');
    return result.ok ? [] : result.errors.map(({ message }) => message);
  };
  expect(messages('c1')).toEqual([
    expect.stringContaining('"circleRadius": …, "crossingRadius": …}'),
    expect.stringContaining('Give --game lfw|wm|mj'),
  ]);
  expect(messages('h0,1')[0]).toContain('"originX": …, "originY": …, "hexSize": …}');
});

test('JGF version 1: nodes can be a list', () => {
  const file = { graphs: [{ label: 'Town', nodes: [{ id: 'a', metadata: { at: [10, 20], n: 65, id: 7 } }, { id: 'x1', metadata: { at: [30, 20], population: 9 } }], edges: [{ source: 'a', target: 'x1', metadata: { via: '20,25' } }] }] }; // prettier-ignore
  const result = imported('jgf', [JSON.stringify(file)], { board: { ...BOARD }, kind: { attribute: 'id', values: { a: 'circle', x1: 'crossing' } }, number: 'n', x: 'at.0', y: 'at.1', colour: { missing: 'red' }, bends: 'via', relation: { missing: 'streets' } }); // prettier-ignore
  expect(streetsOf(result)).toEqual(TOWN);
  expect(result.missing.at(-1)).toBe('The attributes "data.id", "population": a board has no such fields.');
});

test('node-link JSON of networkx: ids can be numbers and the list can be called edges', () => {
  const file = { directed: false, multigraph: false, graph: [], nodes: [{ id: 65, x: 10, y: 20, kind: 'circle' }, { id: 66, x: 30, y: 20, kind: 'crossing' }, { id: 67, kind: 'legend' }], edges: [{ source: 65, target: 66, bends: '20,25', relation: 'road' }, { source: 65, target: 66, relation: 'ferry' }] }; // prettier-ignore
  const mapping = { board: BOARD, number: 'id', kind: { values: { legend: null } }, colour: { missing: 'red' }, relation: { values: { road: 'streets', ferry: null } } }; // prettier-ignore
  const result = imported('node-link', [JSON.stringify(file)], mapping);
  expect(streetsOf(result)).toEqual(TOWN);
  expect(result.missing).toEqual(expect.arrayContaining(['1 of the nodes: the mapping leaves them out.', '1 of the edges: the mapping leaves them out.'])); // prettier-ignore
});

describe('GeoJSON of a map program', () => {
  const point = (coordinates: number[], properties: object, id?: unknown): object => ({ type: 'Feature', ...(id !== undefined && { id }), geometry: { type: 'Point', coordinates }, properties });
  const line = (...coordinates: number[][]): object => ({ type: 'Feature', geometry: { type: 'LineString', coordinates }, properties: null });
  const area = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [[[0, 0], [1, 0], [0, 1], [0, 0]]] }, properties: {} };
  const mapping = { board: BOARD, id: 'osm', kind: 'sort', number: 'ref', colour: { missing: 'red' }, relation: { missing: 'streets' } };
  const nodes = [point([10, 20, 3.5], { osm: 'way/1', sort: 'circle', ref: '65' }), point([30, 20], { osm: 'way/2', sort: 'crossing' })];
  const textOf = (...features: object[]): string => JSON.stringify({ type: 'FeatureCollection', features });

  test.each([[[[10, 20], [20, 25], [30, 20]]], [[[30, 20], [20, 25], [10, 20]]]])('a line joins the points at its ends: %j', (course) => {
    const { streets } = streetsOf(imported('geojson', [textOf(...nodes, line(...course), area)], mapping));
    const [from] = course;
    expect(streets).toEqual([{ between: from![0] === 10 ? ['c65', 'x1'] : ['x1', 'c65'], bends: [[20, 25]] }]);
  });

  test('a line that is drawn from its target to its source is reversed', () => {
    const drawn = { ...line([30, 20], [28, 25], [12, 24], [10, 20]), properties: { source: 'way/1', target: 'way/2' } };
    expect(streetsOf(imported('geojson', [textOf(...nodes, drawn)], mapping)).streets).toEqual([{ between: ['c65', 'x1'], bends: [[12, 24], [28, 25]] }]);
  });

  test('a line that ends beside a point is refused', () => {
    expect(() => imported('geojson', [textOf(...nodes, line([10, 20], [30, 21]))], mapping)).toThrow('there is no node at one of its ends');
  });

  test('areas without walks are reported, not guessed', () => {
    const { board, missing } = imported('geojson', [textOf(...nodes, area)], mapping);
    expect((board as StreetBoard).blocks).toEqual([]);
    expect(missing).toContain('1 of the areas: they have no walk, and it cannot be derived from their shapes.');
  });
}); // prettier-ignore

test('CSV: columns can have any name', () => {
  const texts = [
    'nr,what,east,south\n65,ring,10,20\nb,box,30,20\n',
    'from,to,via\n65,b,"20,25"\n',
    'around,is\n65 b,houses\n',
  ];
  const mapping = { board: BOARD, id: 'nr', number: 'nr', kind: { attribute: 'what', values: { ring: 'circle', box: 'crossing' } }, x: 'east', y: 'south', colour: { missing: 'red' }, source: 'from', target: 'to', bends: 'via', relation: { missing: 'streets' }, walk: 'around', blockKind: 'is' }; // prettier-ignore
  const result = imported('csv', texts, mapping);
  expect(streetsOf(result)).toEqual(TOWN);
  expect((result.board as StreetBoard).blocks).toEqual([{ id: 'b1', kind: 'houses', walk: ['c65', 'x1'] }]);
});

test('ids of our form are kept, others are numbered', () => {
  const nodes = ['n', 'x1', 'x3', 'm', 't1', 'x0'].map((id, i) => ({ id, x: i, y: 0, kind: id === 't1' || id === 'm' ? 'junction' : 'crossing' })); // prettier-ignore
  const { crossings, junctions } = streetsOf(
    imported('node-link', [JSON.stringify({ nodes })], { board: BOARD }),
  );
  expect(crossings.map(({ id }) => id)).toEqual(['x2', 'x1', 'x3', 'x4']);
  expect(junctions.map(({ id }) => id)).toEqual(['t2', 't1']);
});

describe('hexes', () => {
  const board = { id: 'hexes', name: 'Hexes', edition: 'custom', width: 100, height: 80, originX: 5, originY: 6, hexSize: 7 };
  const nodes = [{ id: 'a', col: 3, row: -2, kind: 'manhole', covered: 'true', exits: 'NW:N' }, { id: 'h0,0', kind: 'street', character: 'holmes' }];
  const textOf = (extra: object = {}): string => JSON.stringify({ nodes, links: [], ...extra });

  test('are placed by their coordinates or their ids', () => {
    const { board: made, missing } = imported('node-link', [textOf()], { board, q: 'col', r: 'row' }, 'mj');
    const { hexes, exits, layout, setup } = made as HexBoard;
    expect(setup).toEqual({ characters: [{ character: 'holmes', hex: 'h0,0' }], lamps: [], covers: ['h3,-2'], cordons: [] });
    expect([hexes, exits, layout]).toEqual([
      [{ at: [3, -2], kind: 'manhole' }, { at: [0, 0], kind: 'street' }],
      [{ id: 'NW', hex: 'h3,-2', side: 'N' }],
      { orientation: 'flat-top', origin: [5, 6], size: 7 },
    ]);
    expect(missing).toContain('The direction Watson faces ("watsonFaces" of "board" in the mapping).');
  });

  test('have a starting position if the direction Watson faces is given', () => {
    const mapping = { board: { ...board, watsonFaces: 'NE', cordons: 'NW' }, q: 'col', r: 'row' };
    expect((imported('node-link', [textOf()], mapping, 'mj').board as HexBoard).setup).toEqual({
      characters: [{ character: 'holmes', hex: 'h0,0' }],
      watsonFaces: 'NE',
      lamps: [],
      covers: ['h3,-2'],
      cordons: ['NW'],
    });
  });

  test.each([
    [{ nodes: [{ id: 'b', kind: 'street' }] }, 'The position of this hex is missing.'],
    [{ nodes: [{ id: 'b', col: 1.5, row: 0, kind: 'street' }] }, 'The position of this hex is missing.'],
    [{ nodes: [nodes[1], { id: 'b', col: 0, row: 0, kind: 'street' }] }, 'The hex h0,0 already appears above.'],
    [{ nodes: [{ id: 'h0,0', kind: 'sewer' }] }, '"sewer" is none of street, manhole, gaslight, building, garden, void.'],
    [{ nodes: [{ id: 'h0,0' }] }, 'It has no "kind"; it has "id".'],
    [{ nodes: [{ ...nodes[1], exits: 'NW' }] }, 'Exits are written with their sides, such as "NW:N"; found "NW".'],
    [{ nodes: [{ ...nodes[1], covered: 'yes' }] }, '"covered" must be true or false; found "yes".'],
    [{ links: [{ source: 'a', target: 'h0,0', relation: 'streets' }] }, 'Mr Jack is played on hexes, and the file has streets.'],
  ])('%j is refused', (extra, message) => {
    expect(() => imported('node-link', [textOf(extra)], { board, q: 'col', r: 'row' }, 'mj')).toThrow(message);
  });
}); // prettier-ignore

test('the mapping overrides facts about the board in the file', () => {
  const file = { graph: { game: 'wm', edition: 'first', licence: 'theirs' }, nodes: [], links: [] };
  const { board, missing } = imported('node-link', [JSON.stringify(file)], { board: { ...BOARD, version: '2.0.0', rights: 'Ours.' } }); // prettier-ignore
  expect(board).toMatchObject({ game: 'lfw', edition: 'custom', boardVersion: '2.0.0', profile: 'draft', provenance: { licence: 'theirs', rights: 'Ours.' } }); // prettier-ignore
  expect(missing).toEqual(
    expect.arrayContaining(['Circles.', 'Crossings.', 'Streets.', 'The printed grid.']),
  );
});
