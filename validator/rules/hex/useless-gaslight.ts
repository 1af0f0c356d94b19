import { gaslightGlow, idOfHex } from '../../../model/index.js';
import { hexRule, joinList } from '../../definitions/define-rule.js';
import { kindsOfHexes, neighbourPositions } from '../../facts/hex/hexes-of-board.js';

/** A gaslight that lights nothing. */
export const uselessGaslight = hexRule({
  id: 'hex/useless-gaslight',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'Every gaslight has a street or manhole hex beside it.',
  why: 'A lamp without a street beside it lights no character, so it is probably misplaced.',
  remedy: 'Compare the gaslight and the hexes around it with the print.',
  whenToWaive: 'Where the print really has such a lamp.',
  catalogueIds: ['HEX-006', 'DEF-25'],
  check: ({ board }) => {
    const glow = gaslightGlow(board);
    const kinds = kindsOfHexes(board);
    return board.hexes.map((hex, i) => {
      const id = idOfHex(hex);
      if (glow.get(id)?.length !== 0) return undefined;
      const around = neighbourPositions(id).flatMap((beside) =>
        kinds.has(beside) ? [`${beside} (${kinds.get(beside)})`] : [],
      );
      return {
        entities: [id],
        pointer: `/hexes/${i}`,
        what: `The gaslight ${id} has no street beside it to light.`,
        remedy:
          around.length === 0
            ? 'Trace the hexes around it.'
            : `Compare it and the hexes around it with the print: ${joinList(around)}.`,
      };
    });
  },
});
