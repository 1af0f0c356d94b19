import { memoByTopology, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, CROSSING, networkOf } from '../../../model/network/index.js';
import { streetRule, type Issue } from '../../definitions/define-rule.js';
import { circleCountOfCluster, crossingClusters } from '../../facts/streets/crossing-clusters.js';
import { joinList, labelledNode } from '../../wording.js';
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
  check: ({ board }) => [...longestRoutes(board).values()].map((route) => issueOf(board, route)),
});

/** The nodes of a route, including both circles. */
type Route = readonly number[];

function issueOf(board: StreetBoard, route: Route): Issue {
  const { kinds, ids } = networkOf(board);
  const [first, last] = [labelledNode(board, route[0]!), labelledNode(board, route.at(-1)!)];
  const crossings = route.filter((node) => kinds[node] === CROSSING);
  return {
    entities: [first.id, last.id],
    pointer: first.pointer,
    what: `From ${first.name} to ${last.name} Jack passes ${crossings.length} crossings in one move: ${joinList(crossings.map((node) => ids[node]!))}.`,
    remedy: `Look for a circle missing between ${ids[crossings[0]!]!} and ${ids[crossings.at(-1)!]!}.`,
    seen: crossings.length,
    expected: MOST_CROSSINGS,
    at: labelledNode(board, crossings[crossings.length >> 1]!).at,
  };
}

/** The longest route through each cluster that is too long, since one missing circle makes several. */
const longestRoutes = memoByTopology((board: StreetBoard): ReadonlyMap<number, Route> => {
  const { kinds, streets } = networkOf(board);
  const clusters = crossingClusters(board);
  // topology/too-many-neighbours reports crowded clusters, and measuring all routes through them takes long.
  const isCrowded = (cluster: number): boolean =>
    circleCountOfCluster(clusters, cluster) > MOST_CIRCLES_TOGETHER;
  const sources = new Set<number>();
  for (let cluster = 0; cluster < clusters.crossings.length; cluster++)
    if (clusters.crossings[cluster]! > MOST_CROSSINGS && !isCrowded(cluster))
      for (let i = clusters.starts[cluster]!; i < clusters.starts[cluster + 1]!; i++)
        sources.add(clusters.circles[i]!);
  const longest = new Map<number, Route>();
  const before = new Int32Array(kinds.length);
  const passed = new Int32Array(kinds.length);
  const seenFrom = new Int32Array(kinds.length).fill(-1);
  for (const source of [...sources].sort((a, b) => a - b)) {
    seenFrom[source] = source;
    passed[source] = 0;
    // Breadth-first by crossings passed; a junction does not count, so it is expanded at once.
    let ring = [source];
    while (ring.length > 0) {
      const further: number[] = [];
      for (const node of ring)
        for (let i = streets.starts[node]!; i < streets.starts[node + 1]!; i++) {
          const next = streets.ends[i]!;
          if (
            seenFrom[next] === source ||
            (kinds[next] !== CIRCLE && isCrowded(clusters.clusterOfNode[next]!))
          )
            continue;
          seenFrom[next] = source;
          before[next] = node;
          passed[next] = passed[node]! + (kinds[next] === CROSSING ? 1 : 0);
          if (kinds[next] === CROSSING) further.push(next);
          else if (kinds[next] !== CIRCLE) ring.push(next);
          else if (next > source && passed[next] > MOST_CROSSINGS)
            keepLonger(longest, clusters.clusterOfNode[node]!, passed[next], () =>
              routeTo(before, source, next),
            );
        }
      ring = further;
    }
  }
  return longest;
  function keepLonger(routes: Map<number, Route>, cluster: number, count: number, route: () => Route): void {
    const known = routes.get(cluster);
    if (known !== undefined && known.filter((node) => kinds[node] === CROSSING).length >= count) return;
    routes.set(cluster, route());
  }
});

function routeTo(before: Int32Array, source: number, goal: number): Route {
  const route = [goal];
  while (route.at(-1) !== source) route.push(before[route.at(-1)!]!);
  return route.reverse();
}
