import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import { hostileBoard } from '../../../testing/boards/hostile-names.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { shippedBoardFolders } from '../../../testing/boards/shipped-board-folders.js';
import { boardGraph, type BoardGraph } from '../../graph/index.js';
import { toGeojson, toJgf, toNodeLink } from './index.js';

const read = (chunks: Iterable<string>): unknown => JSON.parse([...chunks].join(''));
const GRAPHS = ['hostile', ...shippedBoardFolders()].map((name): [string, BoardGraph] => [
  name,
  boardGraph(name === 'hostile' ? hostileBoard() : shippedBoard(name)),
]);

/** The structure that the JSON Graph Format, version 2, allows for one graph. */
const exactly = (properties: object, ...required: string[]): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string' };
const flag = { type: 'boolean' };
const metadata = { type: 'object' };
const JGF = exactly(
  {
    graph: exactly({
      id: text,
      label: text,
      type: text,
      directed: flag,
      metadata,
      nodes: { type: 'object', additionalProperties: exactly({ label: text, metadata }) },
      edges: {
        type: 'array',
        items: exactly(
          { id: text, source: text, target: text, relation: text, directed: flag, label: text, metadata },
          'source',
          'target',
        ),
      },
    }),
  },
  'graph',
);
const fitsJgf = new Ajv().compile(JGF);

test.each(GRAPHS)('the JGF of %s is valid in version 2 and complete', (_, graph) => {
  const file = read(toJgf(graph)) as {
    graph: {
      label: string;
      directed: boolean;
      metadata: object;
      nodes: Record<string, { label: string; metadata: object }>;
      edges: {
        id: string;
        source: string;
        target: string;
        relation: string;
        directed: boolean;
        metadata: object;
      }[];
    };
  };
  expect([fitsJgf(file), fitsJgf.errors]).toEqual([true, null]);
  const { label, metadata: stated, nodes, edges, directed } = file.graph;
  expect({ name: label, ...stated }).toEqual(graph.values);
  expect(Object.entries(nodes).map(([id, node]) => [id, { label: node.label, ...node.metadata }])).toEqual(
    Array.from(graph.nodes(), ({ id, values }) => [id, values]),
  );
  expect([directed, ...edges.map((edge) => edge.directed)]).not.toContain(true);
  expect(
    edges.map(({ id, source, target, relation, metadata: own }) => [
      id,
      source,
      target,
      { relation, ...own },
    ]),
  ).toEqual(Array.from(graph.edges(), ({ id, source, target, values }) => [id, source, target, values]));
});

test.each(GRAPHS)('the node-link JSON of %s is complete', (_, graph) => {
  expect(read(toNodeLink(graph))).toEqual({
    directed: false,
    multigraph: true,
    graph: graph.values,
    nodes: Array.from(graph.nodes(), ({ id, values }) => ({ id, ...values })),
    links: Array.from(graph.edges(), ({ id, source, target, values }) => ({
      source,
      target,
      key: id,
      ...values,
    })),
  });
});

describe('GeoJSON', () => {
  interface Feature {
    readonly type: string;
    readonly id: string;
    readonly geometry: { type: string; coordinates: unknown } | null;
    readonly properties: Record<string, unknown>;
  }
  interface File {
    readonly type: string;
    readonly lamplighter: Record<string, unknown>;
    readonly features: readonly Feature[];
  }
  const isPosition = (value: unknown): boolean =>
    Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each));
  const isLine = (value: unknown): boolean =>
    Array.isArray(value) && value.length >= 2 && value.every(isPosition);
  const isRing = (value: readonly unknown[]): boolean =>
    value.length >= 4 && value.every(isPosition) && String(value[0]) === String(value.at(-1));
  const area = (ring: readonly Point[]): number =>
    ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i]![0] * y - x * ring[i]![1], 0);

  test.each(GRAPHS)('of %s has the structure of RFC 7946', (_, graph) => {
    const { type, features, ...rest } = read(toGeojson(graph)) as File;
    expect([type, Object.keys(rest)]).toEqual(['FeatureCollection', ['lamplighter']]);
    for (const { type: kind, geometry, properties } of features) {
      expect([kind, typeof properties]).toEqual(['Feature', 'object']);
      if (geometry?.type === 'Point') expect(isPosition(geometry.coordinates)).toBe(true);
      else if (geometry?.type === 'LineString') expect(isLine(geometry.coordinates)).toBe(true);
      else if (geometry?.type === 'Polygon') {
        const rings = geometry.coordinates as Point[][];
        expect(rings.every(isRing)).toBe(true);
        // The right-hand rule: rims one way, holes the other.
        expect(rings.map((ring, i) => area(ring) > 0 === (i === 0))).not.toContain(false);
      } else expect(geometry).toBeNull();
    }
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
    expect(features.filter(({ properties }) => properties['feature'] === 'node').map(({ id }) => id)).toEqual(
      Array.from(graph.nodes(), ({ id }) => id),
    );
    expect(features.filter(({ properties }) => properties['feature'] === 'edge')).toHaveLength(
      [...graph.edges()].length,
    );
  });

  const featureOf = (board: string, id: string): Feature | undefined =>
    (read(toGeojson(boardGraph(shippedBoard(board)))) as File).features.find((each) => each.id === id);

  test('declares a plane and no coordinate reference system', () => {
    const file = read(toGeojson(boardGraph(shippedBoard('whitechapel')))) as File;
    expect(file.lamplighter).toMatchObject({ plane: true, yAxis: 'down', board: 'whitechapel' });
    expect(file).not.toHaveProperty('crs');
  });

  test('a street follows its bends', () => {
    expect(featureOf('whitechapel', 'streets:c65-t9')?.geometry).toMatchObject({
      type: 'LineString',
      coordinates: [expect.anything(), [3838, 2399], expect.anything()],
    });
  });

  test('every block of the printed boards is a polygon', () => {
    for (const board of ['whitechapel', 'whitehall'])
      for (const { rings } of boardGraph(shippedBoard(board)).blocks()) expect(rings).toHaveLength(1);
  });

  test('islands are holes, spurs are left out, and two bent streets enclose an area', () => {
    const ringsOf = (board: string): number[][] =>
      Array.from(boardGraph(shippedBoard(board)).blocks(), ({ rings }) => rings.map(({ length }) => length));
    expect(ringsOf('teaching/an-island').some((rings) => rings.length === 2)).toBe(true);
    expect(ringsOf('teaching/two-parallel-streets').every((rings) => rings.length > 0)).toBe(true);
    const [walk, spurless] = [...boardGraph(shippedBoard('teaching/a-spur')).blocks()].map(
      ({ values, rings }) => [String(values['walk']).split(' ').length, rings[0]!.length] as const,
    )[0]!;
    expect(spurless).toBeLessThan(walk + 1);
  });
});
