import { walkingSteps, type HexBoard, type HexId } from '../../../model/index.js';
import { askFix, hexRule, type Issue } from '../../definitions/define-rule.js';
import { kindsOfHexes, neighbourPositions, pointersOfHexes } from '../../facts/hex/hexes-of-board.js';
import { partsOfRelation } from '../../facts/hex/parts-of-relation.js';

/** Street hexes that cannot be reached from the others. */
export const streetsApart = hexRule({
  id: 'hex/streets-apart',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'All street and manhole hexes are connected on foot.',
  why: 'Goodley’s whistle counts steps on foot, so it never reaches a character in a separate part.',
  remedy: 'Look for a street hex that was traced as an obstacle, or is missing, between the parts.',
  catalogueIds: ['HEX-002', 'AMB-MJ-20'],
  check: ({ board }) => {
    // hex/lonely-hex reports single hexes.
    const [rest, ...apart] = partsOfRelation(walkingSteps(board)).filter((part) => part.length > 1);
    if (rest === undefined || apart.length === 0) return [];
    const partOf = new Map<string, number>();
    for (const [i, part] of [rest, ...apart].entries()) for (const hex of part) partOf.set(hex, i);
    return apart.map((part, i) => cutOff(board, part as HexId[], partOf, i + 1));
  },
});

function cutOff(
  board: HexBoard,
  part: readonly HexId[],
  partOf: ReadonlyMap<string, number>,
  own: number,
): Issue {
  const [first] = part;
  const between = gapBetween(part, partOf, own);
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
      fix: askFix('setHexKind', { hex: between, kind: 'street' }, `Make ${between} a street`),
    }),
  };
}

/** A position beside this part and another: a street there would connect them. */
function gapBetween(
  part: readonly HexId[],
  partOf: ReadonlyMap<string, number>,
  own: number,
): HexId | undefined {
  for (const hex of part)
    for (const beside of neighbourPositions(hex)) {
      if (partOf.has(beside)) continue;
      const joined = neighbourPositions(beside).map((each) => partOf.get(each));
      if (joined.some((other) => other !== undefined && other !== own)) return beside;
    }
  return undefined;
}
