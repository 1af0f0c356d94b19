import { hasPlaces, type JunctionId, type StreetBoard } from '../../../model/index.js';
import { walkingGraph, type StreetGraph } from '../../../model/graph/index.js';
import { makeAskFix, labelLine, labelNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { midpoint } from '../../facts/geometry/line-course.js';
import { crossingClusters } from '../../facts/streets/crossing-clusters.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** A circle that touches no crossing. */
export const unsearchableCircle = streetRule({
  id: 'topology/unsearchable-circle',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every circle touches a crossing.',
  why: 'Police search and arrest from crossings, so Jack and clues could never be found there.',
  remedy:
    'Add the crossing that is printed on one of its streets, or make the junction beside it a crossing if a square is printed there.',
  catalogueIds: ['TOP-007', 'DEF-07'],
  *check({ board }) {
    const [walking, clusters] = [walkingGraph(board), crossingClusters(board)];
    // street/no-line reports circles without a street. Junctions are transparent: a circle touches a crossing of its cluster.
    const untouched = walking.filterNodes(
      (node, { kind }) =>
        kind === 'circle' &&
        walking.degree(node) > 0 &&
        walking.everyNeighbor(node, (next) => (clusters.get(next)?.crossings ?? 0) === 0),
    );
    for (const circle of untouched) {
      const { id, pointer, title } = labelNode(board, circle);
      const what = `${title} cannot be searched: no crossing touches it.`;
      yield { entities: [id], pointer, what, ...adviceOf(board, walking, circle) };
    }
  },
});

function adviceOf(board: StreetBoard, walking: StreetGraph, circle: string): Pick<Issue, 'remedy' | 'fix'> {
  const self = labelNode(board, circle);
  const { name } = self;
  const street = linesOfNode(walking, circle)[0];
  if (street === undefined) return { remedy: `Look for a crossing beside ${name}.` };
  const end = walking.opposite(circle, labelLine(board, street).id);
  const other = labelNode(board, end);
  if (walking.getNodeAttribute(end, 'kind') !== 'circle')
    return {
      remedy: `Check whether ${other.name} is printed with a square.`,
      fix: makeAskFix('makeCrossing', { junction: other.id as JunctionId }, `Make ${other.id} a crossing`),
    };
  const { id: line, name: words } = labelLine(board, street);
  const lines = [{ line, list: 'streets' }] as const;
  const remedy = `Look for a crossing on ${words}, which leads straight to ${other.name}.`;
  if (!hasPlaces(board)) return { remedy };
  return {
    remedy,
    fix: makeAskFix(
      'insertCrossing',
      { lines, at: midpoint(self.at, other.at) },
      `Insert a crossing into ${words}`,
    ),
  };
}
