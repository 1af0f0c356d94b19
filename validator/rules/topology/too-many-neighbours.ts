import { joinFirstTen, labelNode, streetRule } from '../../definitions/define-rule.js';
import { crossingClusters } from '../../facts/streets/crossing-clusters.js';

/**
 * In print at most 9 (Whitechapel) and 8 (Whitehall) circles surround a cluster of crossings with no circle between them. The 99th
 * percentile of the board itself would always report something.
 */
export const MOST_CIRCLES_TOGETHER = 10;

/** A cluster of crossings with more circles around it than anywhere in print, all of them neighbours of each other. */
export const tooManyNeighbours = streetRule({
  id: 'topology/too-many-neighbours',
  severity: 'warning',
  summary: `No more than ${MOST_CIRCLES_TOGETHER} circles surround a group of crossings with no circle between them.`,
  why: 'Jack goes from each of them to all others in one move; a circle between the crossings was probably not traced.',
  remedy: 'Look for a circle that is missing on a street between the crossings.',
  catalogueIds: ['TOP-009', 'DEF-02'],
  topologyOnly: true,
  *check({ board }) {
    for (const { first, circles } of new Set(crossingClusters(board).values())) {
      if (circles.length <= MOST_CIRCLES_TOGETHER) continue;
      const { place, name } = labelNode(board, first);
      yield {
        ...place,
        what: `All of ${circles.length} circles are neighbours of each other through ${name}: ${joinFirstTen(circles.map((circle) => circle.slice(1)))}.`,
        remedy: `Look for a circle missing on a street near ${name}.`,
        seen: circles.length,
        expected: MOST_CIRCLES_TOGETHER,
      };
    }
  },
});
