import { networkOf } from '../../../model/network/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { circleCountOfCluster, crossingClusters } from '../../facts/streets/crossing-clusters.js';
import { joinList, labelledNode } from '../../wording.js';

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
    const { ids, kinds } = networkOf(board);
    const clusters = crossingClusters(board);
    const seen = new Uint8Array(clusters.starts.length);
    // Visits the first crossing of each cluster.
    for (let node = 0; node < kinds.length; node++) {
      const cluster = clusters.clusterOfNode[node]!;
      if (cluster === -1 || seen[cluster] === 1) continue;
      seen[cluster] = 1;
      const count = circleCountOfCluster(clusters, cluster);
      if (count <= MOST_CIRCLES_TOGETHER) continue;
      const { id, pointer, name } = labelledNode(board, node);
      const start = clusters.starts[cluster]!;
      const circles = Array.from(clusters.circles.subarray(start, start + 20), (circle) => ids[circle]!);
      yield {
        entities: [id],
        pointer,
        what: `All of ${count} circles are neighbours of each other through ${name}: ${joinList(circles.map((each) => each.slice(1)))}.`,
        remedy: `Look for a circle missing on a street near ${name}.`,
        seen: count,
        expected: MOST_CIRCLES_TOGETHER,
      };
    }
  },
});
