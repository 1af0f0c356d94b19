import { walkingSteps, type HexBoard, type HexId } from '../../../model/index.js';
import { kindsOfHexes, placesBeside, pointersOfHexes } from '../../hexes-of-board.js';
import { partsOfRelation } from '../../parts-of-relation.js';
import type { Issue, Rule } from '../../rule.js';

/** Streets that cannot be walked to from the others. */
export const streetsApart: Rule<HexBoard> = {
  id: 'hex/streets-apart',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['mj'],
  summary: 'All street and manhole hexes hang together on foot.',
  why: 'Goodley’s whistle goes by the way on foot, and nobody in a part cut off can ever be called by it.',
  mend: 'Look for a street hex that was traced as an obstacle, or is missing, between the parts.',
  waive: 'On a home-made board that means it so.',
  answers: ['HEX-002', 'AMB-MJ-20'],
  check: ({ board }) => {
    // A hex that is all alone is the business of hex/lonely-hex.
    const [rest, ...apart] = partsOfRelation(walkingSteps(board)).filter((part) => part.length > 1);
    if (rest === undefined || apart.length === 0) return [];
    const partOf = new Map<string, number>();
    for (const [i, part] of [rest, ...apart].entries()) for (const hex of part) partOf.set(hex, i);
    return apart.map((part, i) => cutOff(board, part as HexId[], partOf, i + 1));
  },
};

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
    what: `Nobody gets on foot from the rest to the ${part.length} street hexes around ${first}.`,
    mend:
      between === undefined
        ? 'Look for missing street hexes between them and the rest.'
        : `Look at ${between}, which lies between them and the rest and is ${kindsOfHexes(board).get(between) ?? 'missing'} here.`,
    seen: part,
    ...(between !== undefined && {
      fix: {
        kind: 'ask',
        action: 'setHexKind',
        arguments: { hex: between, kind: 'street' },
        label: `Make ${between} a street`,
      },
    }),
  };
}

/** A place beside this part and beside another: a street there would join them. */
function gapBetween(
  part: readonly HexId[],
  partOf: ReadonlyMap<string, number>,
  own: number,
): HexId | undefined {
  for (const hex of part)
    for (const beside of placesBeside(hex)) {
      if (partOf.has(beside)) continue;
      const joined = placesBeside(beside).map((each) => partOf.get(each));
      if (joined.some((other) => other !== undefined && other !== own)) return beside;
    }
  return undefined;
}
