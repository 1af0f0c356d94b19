import { connectedComponents } from 'graphology-components';
import { expect, test } from 'vitest';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { graphOfRelation, type GraphRelation } from './index.js';

test.each([
  ['whitechapel', 'streets', 446, 593],
  ['whitechapel', 'jack', 195, 775],
  ['whitechapel', 'police', 234, 453],
  ['whitechapel', 'search', 429, 451],
  ['whitechapel', 'alley', 195, 451],
  ['whitehall', 'jack', 189, 679],
  ['whitehall', 'police', 174, 367],
  ['whitehall', 'alley', 189, 383],
  ['whitehall', 'boat', 20, 39],
  ['mr-jack-2016', 'hex', 86, 221],
  ['mr-jack-2016', 'walking', 60, 87],
  ['mr-jack-2016', 'jack', 0, 0],
  ['whitechapel', 'hex', 0, 0],
] as const)('%s as a graph of %s has %d nodes and %d edges', (id, relation, nodes, edges) => {
  const graph = graphOfRelation(shippedBoard(id), relation);
  expect([graph.order, graph.size]).toEqual([nodes, edges]);
});

test.each(['streets', 'jack', 'police'] as const)(
  'Whitechapel is connected by %s',
  (relation: GraphRelation) => {
    expect(connectedComponents(graphOfRelation(shippedBoard('whitechapel'), relation))).toHaveLength(1);
  },
);

test('nodes have their attributes', () => {
  const graph = graphOfRelation(shippedBoard('whitechapel'), 'streets');
  expect(graph.getNodeAttributes('c65')).toEqual({
    kind: 'circle',
    number: 65,
    x: 4024,
    y: 2361,
    colour: 'red',
  });
  expect(graph.getNodeAttributes('x102')).toMatchObject({ kind: 'crossing', border: 'red' });
});
