import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jackRelation, policeRelation } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { arbitrarySmallStreetBoard } from '../../../testing/boards/small-street-boards.js';
import { connectedPartsBySize } from '../hex/hexes-of-board.js';
import { crossingClusters } from './crossing-clusters.js';
import { connectedStreetParts } from './connected-street-parts.js';

test('Jack’s neighbours are the circles he is joined to and those round the patches beside him', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      const { ids, streets } = networkOf(board);
      const clusters = crossingClusters(board);
      const neighbours = new Map(
        [...jackRelation(board).keys()].map((id, circle) => {
          const found = new Set<string>();
          for (const next of streets.ends.subarray(streets.starts[circle], streets.starts[circle + 1]))
            for (const round of clusters.get(next)?.circles ?? [next]) found.add(ids[round]!);
          found.delete(id);
          return [id, [...found].sort()];
        }),
      );
      expect(neighbours).toEqual(new Map([...jackRelation(board)].map(([id, to]) => [id, to.toSorted()])));
    }),
    { seed: 1888 },
  );
});

// This is why `topology/streets-apart` answers for Jack and for the police too.
test('where all streets are connected, so are the moves of Jack and of the police', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      const { nodesOfPart } = connectedStreetParts(board);
      const { streets } = networkOf(board);
      const isWhole = nodesOfPart.length === 1 && nodesOfPart[0]!.length === streets.starts.length - 1;
      if (!isWhole) return;
      expect(connectedPartsBySize(jackRelation(board)).length).toBeLessThan(2);
      expect(connectedPartsBySize(policeRelation(board)).length).toBeLessThan(2);
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
