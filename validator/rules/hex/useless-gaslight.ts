import { idOfHex } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';
import { describeHexesAround, isWalkable } from '../../facts/hex/hexes-of-board.js';

/** A gaslight that lights nothing. */
export const uselessGaslight = hexRule({
  id: 'hex/useless-gaslight',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'Every gaslight has a street or manhole hex beside it.',
  why: 'A lamp without a street beside it lights no character, so it is probably misplaced.',
  remedy: 'Compare the gaslight and the hexes around it with the print.',
  whenToWaive: 'Where the print really has such a lamp.',
  catalogueIds: ['HEX-006', 'DEF-25'],
  check: ({ board, graph }) =>
    board.hexes.map((hex, i) => {
      const id = idOfHex(hex);
      if (hex.kind !== 'gaslight' || graph.someNeighbor(id, (_, { kind }) => isWalkable(kind)))
        return undefined;
      const around = describeHexesAround(board, id);
      return {
        entities: [id],
        pointer: `/hexes/${i}`,
        what: `The gaslight ${id} has no street beside it to light.`,
        remedy:
          around === ''
            ? 'Trace the hexes around it.'
            : `Compare it and the hexes around it with the print: ${around}.`,
      };
    }),
});
