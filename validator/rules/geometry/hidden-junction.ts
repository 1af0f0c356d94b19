import { askFix, labelledNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { nearNodes } from '../../facts/geometry/near-nodes.js';

/** A junction under a circle or a crossing. */
export const hiddenJunction = streetRule({
  id: 'geometry/hidden-junction',
  severity: 'warning',
  summary: 'No junction lies under a circle or a crossing.',
  why: 'The streets seem to end at the circle or crossing but pass it, so Jack does not stop and police do not search there.',
  remedy:
    'Merge the junction into the circle or crossing so that the streets end there, or move the junction.',
  whenToWaive: 'Where the print shows the dotted lines meeting beneath a disc without ending at it.',
  catalogueIds: ['GEO-003', 'DEF-01'],
  check: ({ board }) =>
    nearNodes(board).junctions.map(({ a, b, distance }): Issue => {
      const [over, junction] = [labelledNode(board, a), labelledNode(board, b)];
      return {
        entities: [over.id, junction.id],
        pointer: `${junction.pointer}/at`,
        what: `${junction.title} lies under ${over.name}, ${Math.round(distance)} from its centre.`,
        remedy: `Merge it into ${over.name} if the streets end there, otherwise move it.`,
        seen: Math.round(distance),
        fix: askFix(
          'mergeNodes',
          { keep: over.id, drop: junction.id },
          `Merge ${junction.id} into ${over.id}`,
        ),
      };
    }),
});
