import { describeNode, type StreetBoard } from '../../../model/index.js';
import { walkingGraph } from '../../../model/graph/index.js';
import { labelNode, streetRule } from '../../definitions/define-rule.js';
import { crossingClusters } from '../../facts/streets/crossing-clusters.js';

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
  *check({ board, graph }) {
    const [walking, clusters] = [walkingGraph(board), crossingClusters(board)];
    // A circle beside a cluster with three circles has two neighbours.
    const doubtful = graph.filterNodes(
      (node, { kind }) =>
        kind === 'circle' &&
        walking.everyNeighbor(node, (next) => (clusters.get(next)?.circles.length ?? 0) < 3),
    );
    for (const circle of doubtful) {
      const [only, ...others] = someNeighbours(board, circle);
      // Two circles that have only each other are cut off, which topology/streets-apart reports, or are the whole board.
      if (only === undefined || others.length > 0 || someNeighbours(board, only).length < 2) continue;
      const { place, name } = labelNode(board, circle);
      yield {
        ...place,
        what: `From ${name} Jack can only go to ${describeNode(only)}.`,
        remedy: `Look for a street missing at ${name} or at the crossings beside it.`,
        seen: [only],
      };
    }
  },
});

/** Circles that Jack can go to: all of them, or at least two. */
function someNeighbours(board: StreetBoard, circle: string): string[] {
  const clusters = crossingClusters(board);
  const reached = walkingGraph(board)
    .neighbors(circle)
    .flatMap((next) => clusters.get(next)?.circles.slice(0, 3) ?? [next]);
  return [...new Set(reached)].filter((other) => other !== circle);
}
