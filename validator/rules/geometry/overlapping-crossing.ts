import { networkOf } from '../../../model/network/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import {
  describeNearPair,
  effectiveDiscSizes,
  nearNodes,
  overlapDistance,
} from '../../facts/geometry/near-nodes.js';

/** A crossing that overlaps a circle or another crossing. */
export const overlappingCrossing = streetRule({
  id: 'geometry/overlapping-crossing',
  severity: 'warning',
  summary: 'A crossing overlaps neither a circle nor another crossing.',
  why: 'A pawn placed there could be on either, and the two search and block different circles.',
  remedy: 'Move the misplaced one, or delete the one that was traced twice.',
  whenToWaive: 'Where the two really overlap in print.',
  catalogueIds: ['GEO-003'],
  needsPlaces: true,
  check: ({ board }) => {
    const { kinds } = networkOf(board);
    return nearNodes(board).crossings.map((pair) => {
      const { one, other, seen, issue } = describeNearPair(board, pair);
      return {
        ...issue,
        pointer: `${other.pointer}/at`,
        what: `${other.title} overlaps ${one.name}: their centres are ${seen} apart.`,
        remedy: 'Move one of them, or delete the one that was traced twice.',
        expected: Math.round(overlapDistance(kinds[pair.a]!, kinds[pair.b]!, effectiveDiscSizes(board))),
      };
    });
  },
});
