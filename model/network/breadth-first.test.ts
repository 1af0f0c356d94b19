import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distancesByGraphology, graphOfAdjacency } from '../../bench/peers/graphology.js';
import { adjacencyOfEdges, adjacencyOfLists } from './adjacency.js';
import { allPairsDistances, UNREACHABLE } from './breadth-first.js';

const edges = fc.integer({ min: 1, max: 40 }).chain((nodes) =>
  fc.record({
    nodes: fc.constant(nodes),
    pairs: fc.array(fc.tuple(fc.nat({ max: nodes - 1 }), fc.nat({ max: nodes - 1 })), { maxLength: 60 }),
  }),
);

test('distances equal those of graphology', () => {
  fc.assert(
    fc.property(edges, ({ nodes, pairs }) => {
      const adjacency = adjacencyOfEdges(
        nodes,
        Int32Array.from(pairs, ([a]) => a),
        Int32Array.from(pairs, ([, b]) => b),
      );
      const theirs = distancesByGraphology(graphOfAdjacency(adjacency));
      expect(Array.from(allPairsDistances(adjacency))).toEqual(
        theirs.flatMap((reached) => Array.from({ length: nodes }, (_, node) => reached[node] ?? UNREACHABLE)),
      );
    }),
  );
});

test('directed steps are followed in one direction only', () => {
  expect(Array.from(allPairsDistances(adjacencyOfLists([[1], [2], [], [0]])))).toEqual([
    0,
    1,
    2,
    UNREACHABLE,
    UNREACHABLE,
    0,
    1,
    UNREACHABLE,
    UNREACHABLE,
    UNREACHABLE,
    0,
    UNREACHABLE,
    1,
    2,
    3,
    0,
  ]);
});

test('a graph without nodes has no distances', () => {
  expect(allPairsDistances(adjacencyOfLists([]))).toEqual(new Uint16Array());
});
