import { idOfHex } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';
import { describeHexesAround, isWalkable } from '../../facts/hex/hexes-of-board.js';

/** A street hex without a street hex beside it. */
export const lonelyHex = hexRule({
  id: 'hex/lonely-hex',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every street or manhole hex has another beside it.',
  why: 'A character there can leave only through the sewers, and Goodley’s whistle never moves it.',
  remedy: 'Look at the hexes around it: one of them is probably a street in print.',
  catalogueIds: ['HEX-002', 'HEX-007'],
  check: ({ board, graph }) =>
    board.hexes.map((hex, i) => {
      const id = idOfHex(hex);
      if (!isWalkable(hex.kind) || graph.someNeighbor(id, (_, { kind }) => isWalkable(kind)))
        return undefined;
      const around = describeHexesAround(board, id);
      return {
        entities: [id],
        pointer: `/hexes/${i}`,
        what: `The ${hex.kind} hex ${id} has no street hex beside it.`,
        remedy:
          around === ''
            ? 'Trace the hexes around it.'
            : `Compare the hexes around it with the print: ${around}.`,
      };
    }),
});
