import { memoByTopology, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, CROSSING, neighboursIn, networkOf } from '../../../model/network/index.js';
import { joinFirstTen, labelNode, streetRule } from '../../definitions/define-rule.js';
import { crossingClusters, type CrossingCluster } from '../../facts/streets/crossing-clusters.js';
import { MOST_CIRCLES_TOGETHER } from './too-many-neighbours.js';

/** In print Jack passes at most four crossings in one move, as from 69 to 56 on Whitechapel (LFW-X06). */
const MOST_CROSSINGS = 4;

/** Neighbours with more crossings between them than anywhere in print. */
export const longWay = streetRule({
  id: 'topology/long-way',
  severity: 'warning',
  summary: `The shortest route between two neighbouring circles passes no more than ${MOST_CROSSINGS} crossings.`,
  why: 'Jack covers all of it in one move; a circle on the way was probably not traced.',
  remedy: 'Look for a circle that is missing on the way.',
  catalogueIds: ['TOP-015', 'DEF-02'],
  *check({ board }) {
    const { ids } = networkOf(board);
    for (const [from, crossings, to] of longestRoutes(board)) {
      const [first, last] = [labelNode(board, from), labelNode(board, to)];
      yield {
        entities: [first.id, last.id],
        pointer: first.pointer,
        what: `From ${first.name} to ${last.name} Jack passes ${crossings.length} crossings in one move: ${joinFirstTen(crossings.map((node) => ids[node]!))}.`,
        remedy: `Look for a circle missing between ${ids[crossings[0]!]!} and ${ids[crossings.at(-1)!]!}.`,
        seen: crossings.length,
        expected: MOST_CROSSINGS,
        at: labelNode(board, crossings[crossings.length >> 1]!).at,
      };
    }
  },
});

/** Two circles and the crossings that Jack passes between them. */
type Route = readonly [from: number, crossings: readonly number[], to: number];

/** The longest route through each cluster that is too long, since one missing circle makes several. */
const longestRoutes = memoByTopology((board: StreetBoard): readonly Route[] => {
  const { kinds, streets } = networkOf(board);
  const clusters = crossingClusters(board);
  // topology/too-many-neighbours reports crowded clusters, and measuring all routes through them takes long.
  const isCrowded = (node: number): boolean =>
    (clusters.get(node)?.circles.length ?? 0) > MOST_CIRCLES_TOGETHER;
  const sources = new Set<number>();
  for (const { first, crossings, circles } of new Set(clusters.values()))
    if (crossings > MOST_CROSSINGS && !isCrowded(first)) for (const circle of circles) sources.add(circle);
  const longest = new Map<CrossingCluster | undefined, Route>();
  for (const source of [...sources].sort((a, b) => a - b)) {
    const before = new Map([[source, source]]);
    const crossingsUpTo = (end: number): number[] => {
      const route: number[] = [];
      for (let node = end; node !== source; node = before.get(node)!) route.push(node);
      return route.filter((node) => kinds[node] === CROSSING).reverse();
    };
    // Breadth-first by crossings passed; a junction does not count, so it is expanded at once.
    for (let [ring, passed] = [[source], 0]; ring.length > 0; passed++) {
      const further: number[] = [];
      for (const node of ring)
        for (const next of neighboursIn(streets, node)) {
          if (before.has(next) || isCrowded(next)) continue;
          before.set(next, node);
          if (kinds[next] === CROSSING) further.push(next);
          else if (kinds[next] !== CIRCLE) ring.push(next);
          else if (next > source && passed > MOST_CROSSINGS) {
            const cluster = clusters.get(node);
            if (passed > (longest.get(cluster)?.[1].length ?? 0))
              longest.set(cluster, [source, crossingsUpTo(node), next]);
          }
        }
      ring = further;
    }
  }
  return [...longest.values()];
});
