import { idOfHex, walkingSteps, type HexBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** A street hex without a street hex beside it. */
export const lonelyHex: Rule<HexBoard> = {
  id: 'hex/lonely-hex',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['mj'],
  summary: 'Every street or manhole hex has another beside it.',
  why: 'A character that comes to stand there can hardly leave again.',
  mend: 'Look at the hexes around it: one of them is probably a street in print.',
  waive: 'Where the print really has a walled-in manhole.',
  answers: ['HEX-007'],
  check: ({ board }) => {
    const walking = walkingSteps(board);
    return board.hexes.flatMap((hex, i) =>
      walking.get(idOfHex(hex))?.length === 0
        ? [
            {
              entities: [idOfHex(hex)],
              pointer: `/hexes/${i}`,
              what: `The ${hex.kind} hex ${idOfHex(hex)} has no street hex beside it.`,
              mend: 'Compare the hexes around it with the print.',
            },
          ]
        : [],
    );
  },
};
