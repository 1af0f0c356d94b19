/** Jack's distances between all circles of Whitechapel against graphology. */
import { readFileSync } from 'node:fs';
import { isStreetBoard, parseBoard, type StreetBoard } from '../../model/index.js';
import type { Adjacency } from '../../model/network/adjacency.js';
import { allPairsDistances, UNREACHABLE } from '../../model/network/breadth-first.js';
import { networkOf } from '../../model/network/network.js';
import { jackAdjacency } from '../../model/relations/jack-relation.js';
import type { Measure } from '../harness/measure.js';
import { distancesByGraphology, graphOfAdjacency } from '../peers/distances-by-graphology.js';
import { speedup, formatTime } from '../harness/table.js';
import { measureTimes } from '../harness/timing.js';

export const allPairsMeasure: Measure = {
  name: 'all-pairs',
  run: () => {
    const circles = circlesOf(whitechapel());
    const graph = graphOfAdjacency(circles);
    const [ms, peer] = measureTimes([
      () => allPairsDistances(circles),
      () => distancesByGraphology(graph),
    ]) as [number, number];
    const count = circles.starts.length - 1;
    const theirs = distancesByGraphology(graph).flatMap((reached) =>
      Array.from({ length: count }, (_, circle) => reached[circle] ?? UNREACHABLE),
    );
    return Promise.resolve([
      {
        measure: 'all pairs on Whitechapel',
        size: `${count} circles`,
        ours: formatTime(ms),
        peer: `graphology ${formatTime(peer)}`,
        ...speedup(ms, peer, 15),
        agree: allPairsDistances(circles).every((distance, i) => distance === theirs[i]),
      },
    ]);
  },
};

function whitechapel(): StreetBoard {
  const text = readFileSync(new URL('../../boards/whitechapel/board.json', import.meta.url), 'utf8');
  const result = parseBoard(text);
  if (!result.ok || !isStreetBoard(result.board)) throw new Error('boards/whitechapel is no street board');
  return result.board;
}

/** Circles come first in a network, and Jack steps from circle to circle, so the first rows hold all distances. */
function circlesOf(board: StreetBoard): Adjacency {
  const { starts, ends } = jackAdjacency(board);
  return { starts: starts.slice(0, networkOf(board).circleCount + 1), ends };
}
