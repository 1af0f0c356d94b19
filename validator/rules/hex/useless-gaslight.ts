import { gaslightGlow, idOfHex, type HexBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

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
  answers: ['HEX-006'],
  check: ({ board }) => {
    const glow = gaslightGlow(board);
    return board.hexes.flatMap((hex, i) =>
      glow.get(idOfHex(hex))?.length === 0
        ? [
            {
              entities: [idOfHex(hex)],
              pointer: `/hexes/${i}`,
              what: `The gaslight ${idOfHex(hex)} has no street beside it to light.`,
              mend: 'Compare it and the hexes around it with the print.',
            },
          ]
        : [],
    );
  },
};
