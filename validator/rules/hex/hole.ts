import { centreOfHex, idOfHex, type HexBoard } from '../../../model/index.js';
import { gapsInside } from '../../gaps-inside.js';
import type { Issue, Rule } from '../../rule.js';

/** A place inside the board where no hex was traced. */
export const hole: Rule<HexBoard> = {
  id: 'hex/hole',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['mj'],
  summary: 'Inside the board there is no gap that is not marked as one.',
  why: 'A hex that is missing is a way that is missing, and a lantern that shines too far or too short.',
  mend: 'Trace the hex, or mark the gap with a hex of kind void if it is printed.',
  waive: 'Not needed: a hex of kind void says that the gap is meant.',
  answers: ['HEX-008'],
  check: ({ board }) =>
    gapsInside(board.hexes).map(({ first, size }): Issue => {
      const hex = idOfHex({ at: first });
      const [x, y] = centreOfHex(board.layout, first);
      return {
        entities: [hex],
        pointer: '/hexes',
        what:
          size === 1
            ? `There is no hex ${hex}, although hexes lie all around it.`
            : `From ${hex} on ${size} hexes are missing, although hexes lie all around them.`,
        mend: 'Trace what is printed there; if the print has a gap, mark it with hexes of kind void.',
        seen: size,
        at: [Math.round(x), Math.round(y)],
        ...(size === 1 && {
          fix: {
            kind: 'ask',
            action: 'setHexKind',
            arguments: { hex, kind: 'street' },
            label: `Add ${hex} as a street`,
          },
        }),
      };
    }),
};
