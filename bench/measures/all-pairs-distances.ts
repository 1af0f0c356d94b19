/** Jack's distances between all circles of Whitechapel against graphology. */
import type { Adjacency } from '../../model/network/adjacency.js';
import { allPairsDistances, UNREACHABLE } from '../../model/network/breadth-first.js';
import { networkOf } from '../../model/network/network.js';
import { jackAdjacency } from '../../model/relations/street-relations.js';
import { comparisonRow, type Measure } from '../harness/result-table.js';
import { readStreetBoard } from '../inputs/shipped-boards.js';
import { distancesByGraphology, graphOfAdjacency } from '../peers/graphology.js';

export const measureAllPairs: Measure = () => {
  const board = readStreetBoard('whitechapel');
  const { starts, ends } = jackAdjacency(board);
  const count = networkOf(board).circleCount;
  // Circles come first in a network, and Jack steps from circle to circle, so the first rows hold all distances.
  const circles: Adjacency = { starts: starts.slice(0, count + 1), ends };
  const graph = graphOfAdjacency(circles);
  const expected = distancesByGraphology(graph).flatMap((reached) =>
    Array.from({ length: count }, (_, circle) => reached[circle] ?? UNREACHABLE),
  );
  const row = comparisonRow({
    measure: 'all pairs on Whitechapel',
    size: `${count} circles`,
    ours: () => allPairsDistances(circles),
    peer: 'graphology',
    theirs: () => distancesByGraphology(graph),
    goal: 15,
    agree: allPairsDistances(circles).every((distance, i) => distance === expected[i]),
  });
  return [row];
};
