import { idOfHex, walkingSteps } from '../../../model/index.js';
import { hexRule, joinList } from '../../definitions/define-rule.js';
import { kindsOfHexes, neighbourPositions } from '../../facts/hex/hexes-of-board.js';

/** A street hex without a street hex beside it. */
export const lonelyHex = hexRule({
  id: 'hex/lonely-hex',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every street or manhole hex has another beside it.',
  why: 'A character there can leave only through the sewers, and Goodley’s whistle never moves it.',
  remedy: 'Look at the hexes around it: one of them is probably a street in print.',
  catalogueIds: ['HEX-002', 'HEX-007'],
  check: ({ board }) => {
    const walking = walkingSteps(board);
    const kinds = kindsOfHexes(board);
    return board.hexes.map((hex, i) => {
      const id = idOfHex(hex);
      if (walking.get(id)?.length !== 0) return undefined;
      const around = neighbourPositions(id).flatMap((beside) =>
        kinds.has(beside) ? [`${beside} (${kinds.get(beside)})`] : [],
      );
      return {
        entities: [id],
        pointer: `/hexes/${i}`,
        what: `The ${hex.kind} hex ${id} has no street hex beside it.`,
        remedy:
          around.length === 0
            ? 'Trace the hexes around it.'
            : `Compare the hexes around it with the print: ${joinList(around)}.`,
      };
    });
  },
});
