import type { HexId } from '../../../model/index.js';
import { partsOfGraph } from '../../../model/graph/index.js';
import { makeAskFix, hexRule } from '../../definitions/define-rule.js';
import {
  isWalkable,
  kindsOfHexes,
  neighbourPositions,
  pointersOfHexes,
} from '../../facts/hex/hexes-of-board.js';

/** Street hexes that cannot be reached from the others. */
export const streetsApart = hexRule({
  id: 'hex/streets-apart',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'All street and manhole hexes are connected on foot.',
  why: 'Goodley’s whistle counts steps on foot, so it never reaches a character in a separate part.',
  remedy: 'Look for a street hex that was traced as an obstacle, or is missing, between the parts.',
  catalogueIds: ['HEX-002', 'AMB-MJ-20'],
  check: ({ board, graph }) => {
    // hex/lonely-hex reports single hexes.
    const parts = partsOfGraph(graph, ({ kind }) => isWalkable(kind))
      .filter((part) => part.length > 1)
      .sort((a, b) => b.length - a.length) as HexId[][];
    const partOf = new Map(parts.flatMap((part, i) => part.map((hex) => [hex, i])));
    return parts.slice(1).map((part, i) => {
      const [first] = part;
      // A position beside this part and another: a street there would connect them.
      const between = part
        .flatMap(neighbourPositions)
        .filter((beside) => !partOf.has(beside))
        .find((gap) => neighbourPositions(gap).some((beside) => (partOf.get(beside) ?? i + 1) !== i + 1));
      return {
        entities: [first!],
        pointer: pointersOfHexes(board).get(first!)!,
        what: `The ${part.length} street hexes around ${first} cannot be reached on foot from the rest.`,
        remedy:
          between === undefined
            ? 'Look for missing street hexes between them and the rest.'
            : `Look at ${between}, which lies between them and the rest and is ${kindsOfHexes(board).get(between) ?? 'missing'} here.`,
        seen: part,
        ...(between !== undefined && {
          fix: makeAskFix('setHexKind', { hex: between, kind: 'street' }, `Make ${between} a street`),
        }),
      };
    });
  },
});
