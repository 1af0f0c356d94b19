import { countStepsFrom, memoByTopology, type JunctionId, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, CROSSING, neighboursIn, networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelLine, labelNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { midpoint } from '../../facts/geometry/line-course.js';
import { linesAtNodes, linesOfNode } from '../../facts/streets/lines-at-nodes.js';

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
    for (const circle of untouchedCircles(board)) {
      const { id, pointer, title } = labelNode(board, circle);
      const what = `${title} cannot be searched: no crossing touches it.`;
      yield { entities: [id], pointer, what, ...adviceOf(board, circle) };
    }
  },
});

/** The circles with streets that no crossing touches; street/no-line reports those without a street. */
const untouchedCircles = memoByTopology((board: StreetBoard): readonly number[] => {
  const { circleCount, kinds, streets } = networkOf(board);
  const nodes = [...kinds.keys()];
  // Connected junctions touch whatever one of them touches (DEF-01).
  const reached = countStepsFrom(
    nodes.filter((node) => kinds[node] === CROSSING),
    (node) => (kinds[node] === CIRCLE ? [] : neighboursIn(streets, node)),
  );
  return nodes
    .slice(0, circleCount)
    .filter((circle) => !reached.has(circle) && neighboursIn(streets, circle).length > 0);
});

function adviceOf(board: StreetBoard, circle: number): Pick<Issue, 'remedy' | 'fix'> {
  const { kinds, drawing, streetCount } = networkOf(board);
  const { from, to } = drawing;
  const { name, at } = labelNode(board, circle);
  const street = linesOfNode(linesAtNodes(board), circle).find((line) => line < streetCount);
  if (street === undefined) return { remedy: `Look for a crossing beside ${name}.` };
  const end = from[street] === circle ? to[street]! : from[street]!;
  const other = labelNode(board, end);
  if (kinds[end] !== CIRCLE)
    return {
      remedy: `Check whether ${other.name} is printed with a square.`,
      fix: makeAskFix('makeCrossing', { junction: other.id as JunctionId }, `Make ${other.id} a crossing`),
    };
  const { id: line, name: words } = labelLine(board, street);
  const lines = [{ line, list: 'streets' }] as const;
  return {
    remedy: `Look for a crossing on ${words}, which leads straight to ${other.name}.`,
    fix: makeAskFix(
      'insertCrossing',
      { lines, at: midpoint(at, other.at) },
      `Insert a crossing into ${words}`,
    ),
  };
}
