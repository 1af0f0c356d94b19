import { streetRule } from '../../definitions/define-rule.js';
import { describeNearPair, nearNodes } from '../../facts/geometry/near-nodes.js';

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
  needsPlaces: true,
  check: ({ board }) =>
    nearNodes(board).junctions.map((pair) => {
      const { one: over, other: junction, seen, issue } = describeNearPair(board, pair);
      return {
        ...issue,
        pointer: `${junction.pointer}/at`,
        what: `${junction.title} lies under ${over.name}, ${seen} from its centre.`,
        remedy: `Merge it into ${over.name} if the streets end there, otherwise move it.`,
      };
    }),
});
