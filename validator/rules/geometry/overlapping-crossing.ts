import { networkOf } from '../../../model/network/index.js';
import { askFix, labelledNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { discSizes, nearNodes, overlapDistance } from '../../facts/geometry/near-nodes.js';

/** A crossing that overlaps a circle or another crossing. */
export const overlappingCrossing = streetRule({
  id: 'geometry/overlapping-crossing',
  severity: 'warning',
  summary: 'A crossing overlaps neither a circle nor another crossing.',
  why: 'A pawn placed there could be on either, and the two search and block different circles.',
  remedy: 'Move the misplaced one, or delete the one that was traced twice.',
  whenToWaive: 'Where the two really overlap in print.',
  catalogueIds: ['GEO-003'],
  check: ({ board }) => {
    const { kinds } = networkOf(board);
    return nearNodes(board).crossings.map(({ a, b, distance }): Issue => {
      const [one, other] = [labelledNode(board, a), labelledNode(board, b)];
      return {
        entities: [one.id, other.id],
        pointer: `${other.pointer}/at`,
        what: `${other.title} overlaps ${one.name}: their centres are ${Math.round(distance)} apart.`,
        remedy: 'Move one of them, or delete the one that was traced twice.',
        seen: Math.round(distance),
        expected: Math.round(overlapDistance(kinds[a]!, kinds[b]!, discSizes(board))),
        fix: askFix('mergeNodes', { keep: one.id, drop: other.id }, `Merge ${other.id} into ${one.id}`),
      };
    });
  },
});
