import { describeNode } from '../../../model/index.js';
import { CIRCLE, networkOf, type Network } from '../../../model/network/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { crossingClusters, type CrossingClusters } from '../../facts/streets/crossing-clusters.js';
import { labelledNode } from '../../wording.js';

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
    const network = networkOf(board);
    const clusters = crossingClusters(board);
    for (let circle = 0; circle < network.circleCount; circle++) {
      const neighbours = someNeighbours(network, clusters, circle);
      // Two circles that have only each other are cut off, which topology/streets-apart reports, or are the whole board.
      if (neighbours.length !== 1 || someNeighbours(network, clusters, neighbours[0]!).length < 2) continue;
      const { id, pointer, name } = labelledNode(board, circle);
      const only = network.ids[neighbours[0]!]!;
      yield {
        entities: [id],
        pointer,
        what: `From ${name} Jack can only go to ${describeNode(only)}.`,
        remedy: `Look for a street missing at ${name} or at the crossings beside it.`,
        seen: [only],
      };
    }
  },
});

/** The circles that Jack can go to, at most two of them. */
function someNeighbours(
  { kinds, streets }: Network,
  clusters: CrossingClusters,
  circle: number,
): readonly number[] {
  const found: number[] = [];
  const note = (other: number): boolean => {
    if (other !== circle && !found.includes(other)) found.push(other);
    return found.length === 2;
  };
  for (let i = streets.starts[circle]!; i < streets.starts[circle + 1]!; i++) {
    const next = streets.ends[i]!;
    if (kinds[next] === CIRCLE) {
      if (note(next)) return found;
      continue;
    }
    const cluster = clusters.clusterOfNode[next]!;
    for (let c = clusters.starts[cluster]!; c < clusters.starts[cluster + 1]!; c++)
      if (note(clusters.circles[c]!)) return found;
  }
  return found;
}
