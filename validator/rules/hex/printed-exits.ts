import { makeAskFix, hexRule } from '../../definitions/define-rule.js';
import { leadsOffBoard } from '../../facts/hex/hexes-of-board.js';
import { printedHexBoard } from '../../editions/index.js';

/** Exits that are not where the edition prints them. */
export const printedExits = hexRule({
  id: 'hex/printed-exits',
  severity: 'error',
  summary: 'The exits lie where the edition prints them.',
  why: 'Jack escapes through the exits, and a misplaced one is nearer or farther than in print.',
  remedy: 'Name the hex and the side of each exit as printed.',
  comparesWithPrint: true,
  catalogueIds: ['HEX-003', 'MJ-B03'],
  check: ({ board }) => {
    const print = printedHexBoard(board);
    // hex/exit-count reports too many or too few, and hex/exit-not-at-rim exits that do not lead off the board.
    if (board.exits.length !== print?.exits.length) return [];
    return board.exits.map((exit, i) => {
      const { id, hex, side } = exit;
      const printed = print.exits.find((each) => each.id === id);
      if ((printed?.hex === hex && printed.side === side) || !leadsOffBoard(board, exit)) return undefined;
      const lead = printed && `lead ${printed.side} from ${printed.hex}`;
      return {
        entities: [id],
        pointer: `/exits/${i}`,
        what: `The exit ${id} leads ${side} from ${hex}, but in the print of ${board.edition} ${printed ? `it leads ${printed.side} from ${printed.hex}` : 'there is no exit of that name'}.`,
        remedy: lead
          ? `Make it ${lead}.`
          : `Name the exits ${print.exits.map((each) => each.id).join(', ')}, as the board’s corners are called.`,
        seen: { hex, side },
        ...(printed && {
          expected: { hex: printed.hex, side: printed.side },
          fix: makeAskFix(
            'setExit',
            { exit: id, hex: printed.hex, side: printed.side },
            `Make ${id} ${lead}`,
          ),
        }),
      };
    });
  },
});
