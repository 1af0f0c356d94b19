import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { discsOf } from '../../discs-of-board.js';
import { nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** Two circles that overlap. */
export const overlappingCircles: Rule<StreetBoard> = {
  id: 'geometry/overlapping-circles',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'Circles do not overlap.',
  why: 'No print draws one numbered circle over another, so one of them was traced twice or slipped.',
  mend: 'Delete the one that was traced twice, or move the one that slipped; if all circles overlap, correct the radius in "discs".',
  waive: 'Where the print really lets two circles overlap.',
  answers: ['GEO-002'],
  check: ({ board }) =>
    nearNodes(board).circles.map(({ a, b, distance }): Issue => {
      const [one, other] = [nodeAt(board, a), nodeAt(board, b)];
      return {
        entities: [one.id, other.id],
        pointer: `${other.pointer}/at`,
        what: `${capital(one.name)} and ${other.name} overlap: their middles are ${Math.round(distance)} apart.`,
        mend: `Move one of them, or delete the one that was traced twice.`,
        seen: Math.round(distance),
        expected: Math.round(2 * discsOf(board).circle),
        fix: {
          kind: 'ask',
          action: 'mergeNodes',
          arguments: { keep: one.id, drop: other.id },
          label: `Merge ${other.id} into ${one.id}`,
        },
      };
    }),
};
