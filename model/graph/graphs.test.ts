import fc from 'fast-check';
import { connectedComponents } from 'graphology-components';
import { expect, test } from 'vitest';
import { arbitrarySmallStreetBoard } from '../../testing/boards/small-street-boards.js';
import { shippedBoard, shippedHexBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { isStreetBoard } from '../board/board.js';
import { connectedParts } from '../board/breadth-first.js';
import { hexNeighbours, walkingSteps } from '../hex/movement-steps.js';
import { alleyRelation, boatRelation } from '../relations/block-relations.js';
import { jackRelation, policeRelation, searchRelation } from '../relations/street-relations.js';
import { graphOfRelation, hexGraph, partsOfGraph, streetGraph, walkingGraph } from './index.js';

test.each([
  ['whitechapel', 446, 593, 593],
  ['whitehall', 363, 497, 495],
])('%s has %d nodes and %d lines, of which %d are walked', (id, nodes, lines, streets) => {
  const board = shippedStreetBoard(id);
  expect([streetGraph(board).order, streetGraph(board).size]).toEqual([nodes, lines]);
  expect([walkingGraph(board).order, walkingGraph(board).size]).toEqual([nodes, streets]);
  expect(connectedComponents(walkingGraph(board))).toHaveLength(1);
});

test.each([
  ['whitechapel', jackRelation, 195, 775],
  ['whitechapel', policeRelation, 234, 453],
  ['whitechapel', searchRelation, 429, 451],
  ['whitechapel', alleyRelation, 195, 451],
  ['whitehall', jackRelation, 189, 679],
  ['whitehall', policeRelation, 174, 367],
  ['whitehall', alleyRelation, 189, 383],
  ['whitehall', boatRelation, 20, 39],
] as const)('on %s the graph of %o has %d nodes and %d edges', (id, relation, nodes, edges) => {
  const graph = graphOfRelation(relation(shippedStreetBoard(id)));
  expect([graph.order, graph.size]).toEqual([nodes, edges]);
});

test('nodes and lines have their attributes', () => {
  const graph = streetGraph(shippedStreetBoard('whitechapel'));
  expect(graph.getNodeAttributes('c65')).toEqual({ kind: 'circle', index: 64, number: 65, colour: 'red' });
  expect(graph.getNodeAttribute('x102', 'kind')).toBe('crossing');
  expect(graph.getEdgeAttributes('c65-t9')).toMatchObject({ kind: 'street', line: 'c65-t9' });
});

test('moving a node keeps the graph, and a new colour makes another one', () => {
  const shipped = shippedStreetBoard('whitehall');
  // A copy, so that no other test has seen a board with the same streets.
  const board = { ...shipped, streets: [...shipped.streets] };
  const [first, ...others] = board.circles;
  const moved = { ...board, circles: [{ ...first!, at: [1, 2] as const }, ...others] };
  expect(streetGraph(moved)).toBe(streetGraph(board));
  expect(walkingGraph(moved)).toBe(walkingGraph(board));
  const blue = { ...board, circles: [{ ...first!, colour: 'blue' as const }, ...others] };
  expect(streetGraph(blue).getNodeAttribute('c1', 'colour')).toBe('blue');
});

test.each(['mr-jack-2006', 'mr-jack-2016'])('the hexes of %s have their neighbours', (id) => {
  const board = shippedHexBoard(id);
  const graph = hexGraph(board);
  expect([graph.order, graph.size]).toEqual([86, 221]);
  expect(graph.getEdgeAttribute('h1,2', 'h1,3', 'direction')).toBe('S');
  for (const [hex, beside] of hexNeighbours(board))
    expect(graph.neighbors(hex).sort()).toEqual(beside.toSorted());
  const isWalkable = ({ kind }: { readonly kind: string }) => kind === 'street' || kind === 'manhole';
  expect(partsOfGraph(graph, isWalkable)).toHaveLength(1);
  expect(partsOfGraph(graph, isWalkable)[0]!.sort()).toEqual([...walkingSteps(board).keys()].sort());
});

test('the parts of some nodes are those that a search through them finds', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      if (!isStreetBoard(board)) return;
      const graph = walkingGraph(board);
      const inside = (id: string): boolean => !id.startsWith('c');
      const expected = connectedParts(graph.nodes().filter(inside), (id) =>
        graph.neighbors(id).filter(inside),
      );
      const found = partsOfGraph(graph, ({ kind }) => kind !== 'circle');
      expect(found.map((part) => part[0])).toEqual(expected.map((part) => part[0]));
      expect(found.map((part) => part.toSorted())).toEqual(expected.map((part) => part.toSorted()));
    }),
  );
});

test('a board in two parts has two components', () => {
  const board = shippedBoard('teaching/an-island');
  expect(isStreetBoard(board) && connectedComponents(walkingGraph(board)).length).toBe(2);
});
