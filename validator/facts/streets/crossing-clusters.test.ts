import { connectedComponents } from 'graphology-components';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jackRelation, policeRelation, searchRelation } from '../../../model/index.js';
import { graphOfRelation, walkingGraph } from '../../../model/graph/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { arbitrarySmallStreetBoard } from '../../../testing/boards/small-street-boards.js';
import { circlesSearchedFrom, crossingClusters } from './crossing-clusters.js';
import { connectedStreetParts } from './connected-street-parts.js';

test('Jack’s neighbours are the circles he is joined to and those around the clusters beside him', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      const clusters = crossingClusters(board);
      for (const [circle, expected] of jackRelation(board)) {
        const reached = walkingGraph(board)
          .neighbors(circle)
          .flatMap((next) => clusters.get(next)?.circles ?? [next]);
        const others = [...new Set(reached)].filter((other) => other !== circle);
        expect(others.sort()).toEqual(expected.toSorted());
      }
    }),
    { seed: 1888 },
  );
});

test('the circles searched from a crossing are those of the relation', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      for (const [crossing, circles] of searchRelation(board))
        expect(circlesSearchedFrom(board, crossing)).toEqual(circles);
    }),
    { seed: 1888 },
  );
});

// This is why `topology/streets-apart` answers for Jack and for the police too.
test('where all streets are connected, so are the moves of Jack and of the police', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      const [first, ...others] = connectedStreetParts(board);
      if (others.length > 0 || first?.length !== walkingGraph(board).order) return;
      for (const relation of [jackRelation(board), policeRelation(board)])
        expect(connectedComponents(graphOfRelation(relation)).length).toBeLessThan(2);
    }),
    { seed: 1888, numRuns: 500 },
  );
});

test.each([
  ['whitechapel', 9, 6],
  ['whitehall', 8, 4],
])('on %s at most %i circles stand together, and at most %i crossings', (name, circles, crossings) => {
  const clusters = [...crossingClusters(shippedStreetBoard(name)).values()];
  expect([
    Math.max(...clusters.map((cluster) => cluster.circles.length)),
    Math.max(...clusters.map((cluster) => cluster.crossings)),
  ]).toEqual([circles, crossings]);
});
