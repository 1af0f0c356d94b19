import { describeNode } from '../../../model/index.js';
import { neighboursIn, networkOf, type Adjacency } from '../../../model/network/index.js';
import { labelNode, streetRule } from '../../definitions/define-rule.js';
import { crossingClusters, type CrossingCluster } from '../../facts/streets/crossing-clusters.js';

/** A circle from which Jack can go to one circle only. */
export const oneNeighbour = streetRule({
  id: 'topology/one-neighbour',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'From every circle Jack can go to at least two others.',
  why: 'From there he can only go back, so one clue and one pawn catch him; no printed circle is like that.',
  remedy: 'Look for a street that is missing at the circle or at the crossings beside it.',
  whenToWaive:
    'Where the print really has such a dead end, or on a home-made board where this is intentional.',
  catalogueIds: ['TOP-006', 'DEF-02'],
  topologyOnly: true,
  *check({ board }) {
    const { circleCount, ids, streets } = networkOf(board);
    const clusters = crossingClusters(board);
    for (let circle = 0; circle < circleCount; circle++) {
      const [only, ...others] = someNeighbours(streets, clusters, circle);
      // Two circles that have only each other are cut off, which topology/streets-apart reports, or are the whole board.
      if (only === undefined || others.length > 0 || someNeighbours(streets, clusters, only).length < 2)
        continue;
      const { place, name } = labelNode(board, circle);
      yield {
        ...place,
        what: `From ${name} Jack can only go to ${describeNode(ids[only]!)}.`,
        remedy: `Look for a street missing at ${name} or at the crossings beside it.`,
        seen: [ids[only]],
      };
    }
  },
});

/** The circles that Jack can go to, at most two of them. */
function someNeighbours(
  streets: Adjacency,
  clusters: ReadonlyMap<number, CrossingCluster>,
  circle: number,
): readonly number[] {
  const found = new Set<number>();
  for (const next of neighboursIn(streets, circle))
    for (const other of clusters.get(next)?.circles ?? [next]) {
      if (other !== circle) found.add(other);
      if (found.size === 2) return [...found];
    }
  return [...found];
}
