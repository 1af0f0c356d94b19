import {
  compareIds,
  hasPlaces,
  jackRoutesFrom,
  memoByTopology,
  type CircleId,
  type CrossingId,
  type JackPair,
  type StreetBoard,
} from '../../../model/index.js';
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
    for (const { between, crossings } of longestRoutes(board)) {
      const [first, last] = [labelNode(board, between[0]), labelNode(board, between[1])];
      yield {
        entities: [first.id, last.id],
        pointer: first.pointer,
        what: `From ${first.name} to ${last.name} Jack passes ${crossings.length} crossings in one move: ${joinFirstTen(crossings)}.`,
        remedy: `Look for a circle missing between ${crossings[0]!} and ${crossings.at(-1)!}.`,
        seen: crossings.length,
        expected: MOST_CROSSINGS,
        ...(hasPlaces(board) && { at: labelNode(board, crossings[crossings.length >> 1]!).at }),
      };
    }
  },
});

/** Two circles and the crossings that Jack passes between them. */
interface Route extends Pick<JackPair, 'between'> {
  readonly crossings: readonly CrossingId[];
}

/** The longest route through each cluster that is too long, since one missing circle makes several. */
const longestRoutes = memoByTopology((board: StreetBoard): readonly Route[] => {
  const clusters = crossingClusters(board);
  // topology/too-many-neighbours reports crowded clusters.
  const isWide = ({ crossings, circles }: CrossingCluster): boolean =>
    crossings > MOST_CROSSINGS && circles.length <= MOST_CIRCLES_TOGETHER;
  const wide = [...new Set(clusters.values())].filter(isWide);
  const circles = new Set(wide.flatMap((cluster) => cluster.circles as CircleId[]));
  const longest = new Map<CrossingCluster, Route>();
  for (const { between, routes } of jackRoutesFrom(board, [...circles].sort(compareIds)).pairs) {
    const crossings = routes[0]!;
    const cluster = clusters.get(crossings[0] ?? '');
    const known = longest.get(cluster!)?.crossings.length ?? MOST_CROSSINGS;
    if (cluster !== undefined && isWide(cluster) && crossings.length > known)
      longest.set(cluster, { between, crossings });
  }
  return [...longest.values()];
});
