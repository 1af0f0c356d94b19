import { memoByBoard, type Crossing, type StreetBoard } from '../../../model/index.js';
import { makeAskFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeCrossingOf, describeEdition } from '../../facts/edition/describe-differences.js';
import { streetDifferences } from '../../facts/edition/street-differences.js';

/** A crossing with another border or name than in the edition. */
export const borderDiffers = streetRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/border-differs',
  summary: 'Every crossing has the border and the name that the edition prints.',
  why: 'Police start at yellow crossings, and a letter names the red one.',
  remedy: 'Compare the border and the name with the print.',
  catalogueIds: ['COL-003', 'COL-004', 'COL-005', 'REF-002'],
  topologyOnly: true,
  *check({ board, profile }) {
    const differences = streetDifferences(board, profile);
    if (differences === undefined) return;
    const { print, match, complete } = differences;
    const printed = crossingsOf(print);
    for (const [i, crossing] of board.crossings.entries()) {
      const expected = printed.get(match.toPrint.get(crossing.id) ?? '');
      if (expected === undefined) continue;
      // In a draft, a border may still be missing; it counts when the streets of the crossing are traced.
      const isDue = profile !== 'draft' || complete.has(crossing.id);
      if (crossing.border !== expected.border && (isDue || crossing.border !== undefined))
        yield borderIssue(board, crossing, i, expected.border);
      if (crossing.name !== expected.name && (isDue || crossing.name !== undefined))
        yield {
          entities: [crossing.id, 'name'],
          pointer: `/crossings/${i}`,
          what: `${title(board, crossing)} is ${crossing.name === undefined ? 'not named' : `named "${crossing.name}"`}; in ${describeEdition(board)} it is ${expected.name === undefined ? 'not' : `named "${expected.name}"`}.`,
          remedy: expected.name === undefined ? 'Remove the name.' : `Name it "${expected.name}".`,
          ...(crossing.name !== undefined && { seen: crossing.name }),
          ...(expected.name !== undefined && { expected: expected.name }),
          fix: makeAskFix(
            'setName',
            { crossing: crossing.id, name: expected.name ?? null },
            expected.name === undefined ? 'Remove the name' : `Name it "${expected.name}"`,
          ),
        };
    }
  },
});

function borderIssue(
  board: StreetBoard,
  { id, border }: Crossing,
  i: number,
  printed: Crossing['border'],
): Issue {
  const words = (each: Crossing['border']): string => (each === undefined ? 'no border' : `a ${each} border`);
  return {
    entities: [id],
    pointer: `/crossings/${i}`,
    what: `${title(board, { id })} has ${words(border)}; in ${describeEdition(board)} it has ${words(printed)}.`,
    remedy: printed === undefined ? `Remove the border from ${id}.` : `Give ${id} the ${printed} border.`,
    seen: border ?? 'none',
    expected: printed ?? 'none',
    fix: makeAskFix(
      'setBorder',
      { crossing: id, border: printed ?? null },
      printed === undefined ? `Remove the border from ${id}` : `Give ${id} the ${printed} border`,
    ),
  };
}

/** "The crossing by 78 79 80 97". */
const title = (board: StreetBoard, { id }: Pick<Crossing, 'id'>): string =>
  describeCrossingOf(board, id).replace('the', 'The');

const crossingsOf = memoByBoard(
  ({ crossings }: StreetBoard): ReadonlyMap<string, Crossing> =>
    new Map(crossings.map((crossing) => [crossing.id, crossing])),
);
