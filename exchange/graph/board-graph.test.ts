import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestBoard, isStreetBoard, type Board } from '../../model/index.js';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { boardFromStreets } from '../../testing/boards/small-street-boards.js';
import { BLOCK_ATTRIBUTES, GRAPH_ATTRIBUTES, type Attribute, type AttributeValues } from './attributes.js';
import { boardGraph, EDGE_RELATIONS, edgeRelationsOf, type EdgeRelation, type GraphEdge } from './index.js';

test.each<[board: string, relation: EdgeRelation | undefined, nodes: number, edges: number]>([
  ['whitechapel', 'streets', 446, 593],
  ['whitechapel', 'jack', 195, 775],
  ['whitechapel', 'police', 234, 453],
  ['whitechapel', 'search', 429, 451],
  ['whitechapel', 'alley', 195, 451],
  ['whitechapel', 'boat', 0, 0],
  ['whitechapel', 'hex', 0, 0],
  ['whitechapel', undefined, 446, 593 + 775 + 453 + 451 + 451],
  ['whitehall', 'boat', 20, 39],
  ['teaching/water-closed-by-a-waterline', 'waterlines', 2, 1],
  ['teaching/two-parallel-streets', 'streets', 5, 6],
  ['mr-jack-2016', 'hex', 86, 221],
  ['mr-jack-2016', 'jack', 0, 0],
  ['mr-jack-2016', undefined, 86, 221],
])('%s, %s: %i nodes and %i edges', (id, relation, nodes, edges) => {
  const graph = boardGraph(shippedBoard(id), relation);
  expect([[...graph.nodes()].length, [...graph.edges()].length]).toEqual([nodes, edges]);
});

test('edgeRelationsOf lists the relations with at least one edge', () => {
  expect(edgeRelationsOf(shippedBoard('whitechapel'))).toEqual([
    'streets',
    'jack',
    'police',
    'search',
    'alley',
  ]);
  expect(edgeRelationsOf(shippedBoard('whitehall'))).toContain('boat');
  expect(edgeRelationsOf(shippedBoard('mr-jack-2006'))).toEqual(['hex']);
});

describe('attributes', () => {
  const edgeOf = (id: string, board: Board, relation: EdgeRelation): GraphEdge | undefined =>
    [...boardGraph(board, relation).edges()].find((edge) => edge.id === id);
  const whitechapel = shippedStreetBoard('whitechapel');

  test('of a node', () => {
    const nodes = new Map(Array.from(boardGraph(whitechapel).nodes(), ({ id, values }) => [id, values]));
    expect(nodes.get('x102')).toEqual({
      label: 'x102',
      kind: 'crossing',
      x: 2354,
      y: 2719,
      border: 'red',
      name: 'Goulston Street',
      section: 'Ab',
      cell: 'A5/b8',
    });
    expect(nodes.get('c65')).toMatchObject({ label: '65', kind: 'circle', number: 65, colour: 'red' });
    expect([...nodes.values()].filter(({ sector }) => sector !== undefined)).toHaveLength(
      [...whitechapel.circles, ...whitechapel.crossings].filter(({ sector }) => sector).length,
    );
  });

  test('of a hex', () => {
    const nodes = [...boardGraph(shippedBoard('mr-jack-2006')).nodes()].map(({ values }) => values);
    const having = (name: string): AttributeValues[] => nodes.filter((values) => values[name] !== undefined);
    expect(
      [having('character'), having('lamp'), having('covered'), having('exits')].map((all) => all.length),
    ).toEqual([8, 6, 8, 4]);
    expect(nodes.filter(({ walkable }) => walkable === true)).toHaveLength(60);
    expect(nodes.filter(({ covered }) => covered === true)).toHaveLength(2);
  });

  test('of a street are its bends', () => {
    const street = edgeOf('streets:c65-t9', whitechapel, 'streets');
    expect(street).toMatchObject({ source: 'c65', target: 't9', bends: [[3838, 2399]] });
    expect(street?.values).toEqual({ relation: 'streets', bends: '3838,2399' });
  });

  test('of a jack edge are all its routes, or "direct"', () => {
    expect(edgeOf('jack:c1-c2', shippedStreetBoard('teaching/two-routes'), 'jack')?.values['routes']).toBe(
      'x1 | x2 x3',
    );
    expect(edgeOf('jack:c26-c28', whitechapel, 'jack')?.values['routes']).toBe('direct');
  });

  test('of a jack edge with too many routes contain no routes', () => {
    const steps = Array.from({ length: 20 }, (_, i) => [`x${2 * i + 1}`, `x${2 * i + 2}`] as const);
    const between = steps.slice(1).flatMap((to, i) => steps[i]!.flatMap((a) => to.map((b) => `${a}-${b}`)));
    const rim = [...steps[0]!.map((x) => `c1-${x}`), ...steps.at(-1)!.map((x) => `${x}-c2`)];
    const board = boardFromStreets(['c1', 'c2', ...steps.flat()], [...between, ...rim]);
    expect(edgeOf('jack:c1-c2', board, 'jack')?.values).toEqual({ relation: 'jack' });
  });

  test('of an alley are the blocks that both circles are on', () => {
    const twice = shippedStreetBoard('teaching/same-circles-twice');
    const shared = Array.from(boardGraph(twice, 'alley').edges(), ({ values }) => values['blocks']);
    expect(shared).toContain('b1 b2');
  });

  test('of a hex edge are its direction', () => {
    const edges = [...boardGraph(shippedBoard('mr-jack-2006'), 'hex').edges()];
    expect(edges.find(({ id }) => id === 'hex:h1,2-h1,3')?.values['direction']).toBe('S');
  });
});

test('the order of the lists of a board does not matter', () => {
  const turned = (board: Board): Board =>
    isStreetBoard(board)
      ? {
          ...board,
          circles: board.circles.toReversed(),
          crossings: board.crossings.toReversed(),
          blocks: board.blocks.toReversed(),
          streets: board.streets.toReversed().map((line) => ({
            ...line,
            between: [line.between[1], line.between[0]] as const,
            ...(line.bends && { bends: line.bends.toReversed() }),
          })),
        }
      : { ...board, hexes: board.hexes.toReversed(), exits: board.exits.toReversed() };
  for (const id of ['whitechapel', 'mr-jack-2016'])
    expect(all(turned(shippedBoard(id)))).toEqual(all(shippedBoard(id)));
});

const all = (board: Board): unknown => {
  const { values, nodes, edges, blocks } = boardGraph(board);
  return { values, nodes: [...nodes()], edges: [...edges()], blocks: [...blocks()] };
};

describe('the graph of any board', () => {
  const isDeclared = (values: AttributeValues, attributes: readonly Attribute[]): boolean =>
    Object.entries(values).every(([name, value]) => {
      const type = attributes.find((attribute) => attribute.name === name)?.type;
      return type === 'integer' ? Number.isInteger(value) && !Object.is(value, -0) : typeof value === type;
    });

  test('has only declared attributes, existing nodes and unique ids', () => {
    fc.assert(
      fc.property(arbitraryBoard, fc.constantFrom(undefined, ...EDGE_RELATIONS), (board, relation) => {
        const graph = boardGraph(board, relation);
        expect(graph.values['digest']).toBe(digestBoard(board));
        expect(isDeclared(graph.values, GRAPH_ATTRIBUTES)).toBe(true);
        const nodes = new Set<string>();
        for (const { id, at, values } of graph.nodes()) {
          expect([nodes.has(id), isDeclared(values, graph.nodeAttributes)]).toEqual([false, true]);
          expect(at).toEqual([values['x'], values['y']]);
          nodes.add(id);
        }
        const edges = new Set<string>();
        for (const { id, source, target, values } of graph.edges()) {
          expect([edges.has(id), nodes.has(source), nodes.has(target)]).toEqual([false, true, true]);
          expect(isDeclared(values, graph.edgeAttributes)).toBe(true);
          edges.add(id);
        }
        for (const { rings, values } of graph.blocks()) {
          expect(isDeclared(values, BLOCK_ATTRIBUTES)).toBe(true);
          for (const ring of rings) expect([ring.length >= 4, ring.at(-1)]).toEqual([true, ring[0]]);
        }
      }),
    );
  });
});
