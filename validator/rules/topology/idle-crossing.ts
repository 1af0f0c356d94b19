import { networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelNode, streetRule } from '../../definitions/define-rule.js';
import { turnAtNode } from '../../facts/geometry/line-course.js';
import { circlesSearchedFrom } from '../../facts/streets/crossing-clusters.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** The only idle crossing in print, x198 of Whitechapel, is at a corner of 20 degrees. */
const STRAIGHT = 15;

/** A crossing on a straight street from which nothing can be searched. Where circles can be searched, `street/needless-crossing` applies. */
export const idleCrossing = streetRule({
  id: 'topology/idle-crossing',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'A crossing with two lines and no border touches a circle or is at a corner.',
  why: 'Police can search nothing from there and lose a step; the print probably has no black square there.',
  remedy:
    'Dissolve it if there is no black square in the print, or look for a street or a circle missing beside it.',
  whenToWaive: 'Where the print really has a square there.',
  catalogueIds: ['TOP-008', 'STR-012', 'DEF-07'],
  needsPlaces: true,
  *check({ board, graph }) {
    const { drawing } = networkOf(board);
    const bordered = new Set<string>(board.crossings.filter(({ border }) => border).map(({ id }) => id));
    for (const { node, attributes } of graph.nodeEntries()) {
      const { kind, index } = attributes;
      if (kind !== 'crossing' || graph.degreeWithoutSelfLoops(node) !== 2 || bordered.has(node)) continue;
      const [a, b] = linesOfNode(graph, node) as [number, number];
      if (turnAtNode(drawing, index, a, b) > STRAIGHT || circlesSearchedFrom(board, node).length > 0)
        continue;
      const { id, name, title, place } = labelNode(board, node);
      yield {
        ...place,
        what: `${title} is on a straight street and touches no circle.`,
        remedy: `Dissolve ${id} if there is no black square in the print.`,
        fix: makeAskFix('dissolveNode', { node: id }, `Dissolve ${name}`),
      };
    }
  },
});
