import { centreOfHex, idOfHex } from '../../../model/index.js';
import { makeAskFix, hexRule, type Issue } from '../../definitions/define-rule.js';
import { findEnclosedGaps } from '../../facts/hex/enclosed-gaps.js';

/** A place inside the board where no hex was traced. */
export const hole = hexRule({
  id: 'hex/hole',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'There is no unmarked gap inside the board.',
  why: 'A missing hex blocks routes and changes how far the lantern shines.',
  remedy: 'Trace the hex, or mark the gap with a hex of kind void if it is printed.',
  whenToWaive: 'Not needed: a hex of kind void marks an intended gap.',
  catalogueIds: ['HEX-008'],
  check: ({ board }) =>
    findEnclosedGaps(board.hexes).map(({ first, size }): Issue => {
      const hex = idOfHex({ at: first });
      const [x, y] = centreOfHex(board.layout, first);
      return {
        entities: [hex],
        pointer: '/hexes',
        what:
          size === 1
            ? `There is no hex ${hex}, although hexes lie all around it.`
            : `From ${hex} on ${size} hexes are missing, although hexes lie all around them.`,
        remedy: 'Trace what is printed there; if the print has a gap, mark it with hexes of kind void.',
        seen: size,
        missing: true,
        at: [Math.round(x), Math.round(y)],
        ...(size === 1 && {
          fix: makeAskFix('setHexKind', { hex, kind: 'street' }, `Add ${hex} as a street`),
        }),
      };
    }),
});
