import { gaslightGlow, idOfHex, type HexBoard } from '../../../model/index.js';
import { kindsOfHexes, placesBeside } from '../../hexes-of-board.js';
import { listed } from '../../listed.js';
import type { Issue, Rule } from '../../rule.js';

/** A gaslight that lights nothing. */
export const uselessGaslight: Rule<HexBoard> = {
  id: 'hex/useless-gaslight',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['mj'],
  summary: 'Every gaslight has a street or manhole hex beside it.',
  why: 'A lamp among walls lights nobody, so it is probably traced in the wrong place.',
  mend: 'Compare the gaslight and the hexes around it with the print.',
  waive: 'Where the print really has such a lamp.',
  answers: ['HEX-006', 'DEF-25'],
  check: ({ board }) => {
    const glow = gaslightGlow(board);
    const kinds = kindsOfHexes(board);
    return board.hexes.flatMap((hex, i): Issue[] => {
      const id = idOfHex(hex);
      if (glow.get(id)?.length !== 0) return [];
      const around = placesBeside(id).flatMap((beside) =>
        kinds.has(beside) ? [`${beside} (${kinds.get(beside)})`] : [],
      );
      return [
        {
          entities: [id],
          pointer: `/hexes/${i}`,
          what: `The gaslight ${id} has no street beside it to light.`,
          mend:
            around.length === 0
              ? 'Trace the hexes around it.'
              : `Compare it and the hexes around it with the print: ${listed(around)}.`,
        },
      ];
    });
  },
};
