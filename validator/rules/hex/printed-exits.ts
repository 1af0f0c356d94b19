import type { HexBoard } from '../../../model/index.js';
import { leadsOff } from '../../hexes-of-board.js';
import { printedJack } from '../../printed-jack.js';
import type { Issue, Rule } from '../../rule.js';

/** Exits that are not where the edition prints them. */
export const printedExits: Rule<HexBoard> = {
  id: 'hex/printed-exits',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'The exits lie where the edition prints them.',
  why: 'Jack runs for the exits, and one a hex away is a step nearer or farther than in print.',
  mend: 'Name the hex and the side of each exit as printed.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['HEX-003', 'MJ-B03'],
  check: ({ board }) => {
    const print = printedJack(board);
    if (print === undefined) return [];
    // Too many or too few are the business of hex/exit-count, and what leads nowhere is that of hex/exit-not-at-rim.
    if (board.exits.length !== print.exits.length) return [];
    return board.exits.flatMap((exit, i): Issue[] => {
      const { id, hex, side } = exit;
      const printed = print.exits.find((each) => each.id === id);
      if ((printed?.hex === hex && printed.side === side) || !leadsOff(board, exit)) return [];
      const expected = printed && `${printed.side} from ${printed.hex}`;
      return [
        {
          entities: [id],
          pointer: `/exits/${i}`,
          what: `The exit ${id} leads ${side} from ${hex}, but in the print of ${board.edition} ${expected === undefined ? 'there is no exit of that name' : `it leads ${expected}`}.`,
          mend:
            expected === undefined
              ? `Name the exits ${print.exits.map((each) => each.id).join(', ')}, as the board’s corners are called.`
              : `Let it lead ${expected}.`,
          seen: { hex, side },
          ...(printed && {
            expected: { hex: printed.hex, side: printed.side },
            fix: {
              kind: 'ask',
              action: 'setExit',
              arguments: { exit: id, hex: printed.hex, side: printed.side },
              label: `Let ${id} lead ${printed.side} from ${printed.hex}`,
            },
          }),
        },
      ];
    });
  },
};
