import type { HexBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { kindsOfHexes, placesBeside } from '../../hexes-of-board.js';
import type { Issue, Rule } from '../../rule.js';
import { isOnRightHex, placedThings } from '../../starting-position.js';

/** A character in a wall, a lamp off its gaslight, a cover off its manhole. */
export const onWrongHex: Rule<HexBoard> = {
  id: 'setup/on-wrong-hex',
  severity: 'error',
  games: ['mj'],
  summary: 'Characters start on streets or manholes, lit lamps on gaslights, covers on manholes.',
  why: 'Nothing else can stand there, so the place or the kind of the hex is wrong.',
  mend: 'Move it to the hex where it is printed, or correct the kind of the hex.',
  waive: 'Never: the position cannot be set up.',
  waivable: false,
  answers: ['SET-001', 'SET-002', 'SET-003', 'MJ-B10'],
  check: ({ board }) => {
    const { setup } = board;
    if (setup === undefined) return [];
    const kinds = kindsOfHexes(board);
    return placedThings(setup).flatMap((thing): Issue[] => {
      if (isOnRightHex(board, thing)) return [];
      const { hex, pointer, entity, name, allowed } = thing;
      const near = placesBeside(hex).filter((beside) => allowed.includes(kinds.get(beside)!));
      const hint = near.length === 1 ? `; beside ${hex} there is one at ${near[0]}` : '';
      return [
        {
          entities: [hex, entity],
          pointer,
          what: `${capital(name)} is put on ${hex}, which is ${kinds.has(hex) ? `a ${kinds.get(hex)} hex` : 'a gap in the board'}.`,
          mend: `Put it on a ${allowed.join(' or ')} hex as printed${hint}.`,
          seen: kinds.get(hex) ?? 'void',
          expected: allowed,
        },
      ];
    });
  },
};
