import { idOfHex, walkingSteps, type HexBoard } from '../../../model/index.js';
import { kindsOfHexes, placesBeside } from '../../hexes-of-board.js';
import { listed } from '../../listed.js';
import type { Issue, Rule } from '../../rule.js';

/** A street hex without a street hex beside it. */
export const lonelyHex: Rule<HexBoard> = {
  id: 'hex/lonely-hex',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['mj'],
  summary: 'Every street or manhole hex has another beside it.',
  why: 'A character that comes to stand there can leave by the sewers at best, and never hear Goodley’s whistle.',
  mend: 'Look at the hexes around it: one of them is probably a street in print.',
  waive: 'On a home-made board that means it so.',
  answers: ['HEX-002', 'HEX-007'],
  check: ({ board }) => {
    const walking = walkingSteps(board);
    const kinds = kindsOfHexes(board);
    return board.hexes.flatMap((hex, i): Issue[] => {
      const id = idOfHex(hex);
      if (walking.get(id)?.length !== 0) return [];
      const around = placesBeside(id).flatMap((beside) =>
        kinds.has(beside) ? [`${beside} (${kinds.get(beside)})`] : [],
      );
      return [
        {
          entities: [id],
          pointer: `/hexes/${i}`,
          what: `The ${hex.kind} hex ${id} has no street hex beside it.`,
          mend:
            around.length === 0
              ? 'Trace the hexes around it.'
              : `Compare the hexes around it with the print: ${listed(around)}.`,
        },
      ];
    });
  },
};
