import { streetRule } from '../../definitions/define-rule.js';
import { describeNearPair, effectiveDiscSizes, nearNodes } from '../../facts/geometry/near-nodes.js';

/** Two circles that overlap. */
export const overlappingCircles = streetRule({
  id: 'geometry/overlapping-circles',
  severity: 'warning',
  summary: 'Circles do not overlap.',
  why: 'Printed circles never overlap, so one of them was traced twice or is misplaced.',
  remedy:
    'Delete the one that was traced twice, or move the misplaced one; if all circles overlap, correct the radius in "discs".',
  whenToWaive: 'Where two circles really overlap in print.',
  catalogueIds: ['GEO-002'],
  needsPlaces: true,
  check: ({ board }) =>
    nearNodes(board).circles.map((pair) => {
      const { one, other, seen, issue } = describeNearPair(board, pair);
      return {
        ...issue,
        pointer: `${other.pointer}/at`,
        what: `${one.title} and ${other.name} overlap: their centres are ${seen} apart.`,
        remedy: `Move one of them, or delete the one that was traced twice.`,
        expected: Math.round(2 * effectiveDiscSizes(board).circle),
      };
    }),
});
