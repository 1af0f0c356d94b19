import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { discsOf } from '../../discs-of-board.js';
import { nodeAt } from '../../names-of-parts.js';
import { nearNodes, overlapWithin } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** A crossing that overlaps a circle or another crossing. */
export const overlappingCrossing: Rule<StreetBoard> = {
  id: 'geometry/overlapping-crossing',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'A crossing overlaps neither a circle nor another crossing.',
  why: 'A pawn put down there could stand on either, and the two search and block different circles.',
  mend: 'Move the one that slipped, or delete the one that was traced twice.',
  waive: 'Where the print really lets the two overlap.',
  answers: ['GEO-003'],
  check: ({ board }) => {
    const { kinds } = networkOf(board);
    return nearNodes(board).crossings.map(({ a, b, distance }): Issue => {
      const [one, other] = [nodeAt(board, a), nodeAt(board, b)];
      return {
        entities: [one.id, other.id],
        pointer: `${other.pointer}/at`,
        what: `${capital(other.name)} overlaps ${one.name}: their middles are ${Math.round(distance)} apart.`,
        mend: 'Move one of them, or delete the one that was traced twice.',
        seen: Math.round(distance),
        expected: Math.round(overlapWithin(kinds[a]!, kinds[b]!, discsOf(board))),
        fix: {
          kind: 'ask',
          action: 'mergeNodes',
          arguments: { keep: one.id, drop: other.id },
          label: `Merge ${other.id} into ${one.id}`,
        },
      };
    });
  },
};
