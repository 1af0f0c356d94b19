import type { StreetBoard } from '../../../model/index.js';
import { areOversized, discsOf, roomForDiscs } from '../../discs-of-board.js';
import type { Rule } from '../../rule.js';

/** Discs so large that most circles overlap the next crossing. */
export const oversizedDiscs: Rule<StreetBoard> = {
  id: 'geometry/oversized-discs',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'A circle and a crossing have room on the ordinary street.',
  why: 'Whoever clicks or puts down a pawn goes by the discs, and could not tell a circle from the crossing beside it.',
  mend: 'Measure the radius of a circle and half the side of a crossing in the print, and write them into "discs".',
  waive: 'Never: smaller discs change nothing else.',
  waivable: false,
  answers: ['GEO-002', 'GEO-003'],
  check: ({ board }) => {
    if (!areOversized(board)) return [];
    const { circle, crossing } = board.discs;
    const [smaller, street] = [discsOf(board), Math.round(roomForDiscs(board))];
    const suggested = {
      circle: Math.max(1, Math.round(smaller.circle)),
      crossing: Math.max(1, Math.round(smaller.crossing)),
    };
    return [
      {
        entities: ['discs'],
        pointer: '/discs',
        what: `Discs of ${circle} and ${crossing} overlap on a street of ${street}, which is an ordinary one.`,
        mend: `Measure them in the print; ${suggested.circle} and ${suggested.crossing} would have room.`,
        seen: board.discs,
        expected: suggested,
        fix: { kind: 'ask', action: 'setDiscs', arguments: suggested, label: 'Make the discs smaller' },
      },
    ];
  },
};
