import {
  countOnBoard,
  capitalise,
  isStreetBoard,
  type Board,
  type Expectation,
} from '../../../model/index.js';
import { boardRule, makeAskFix } from '../../definitions/define-rule.js';
import { reasonToSkipCount, WITNESS_DEPENDENCIES } from '../../facts/print/witness-dependencies.js';

/** A count that differs from the board. */
export const expectedCount = boardRule({
  id: 'witness/expected-count',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'Every expected count matches the board.',
  why: 'Counts are known from the print and from other digitisations; a wrong one shows that something is missing or duplicated.',
  remedy:
    'Look for what is missing or duplicated. Correct the expectation only if its source was misread, and state that in the commit.',
  whenToWaive: 'While a board is being traced; the profile draft reports counts as hints.',
  catalogueIds: ['COL-011', 'IDN-003', 'IDN-004', 'MJ-B09'],
  partlyNeeds: WITNESS_DEPENDENCIES,
  isTotal: true,
  *check({ board, ...context }) {
    for (const [i, expectation] of board.expect.entries()) {
      if (reasonToSkipCount(expectation, { board, ...context }) !== undefined) continue;
      const { what, in: section, count, source } = expectation;
      const seen = countOnBoard(board, what, section);
      if (seen === count) continue;
      const issue = { entities: [what, ...(section === undefined ? [] : [section])], expected: count };
      const where = section === undefined ? '' : ` in section ${section}`;
      yield seen === undefined
        ? {
            ...issue,
            pointer: `/expect/${i}`,
            what: `${describeUncountable(board, expectation)}.`,
            remedy: 'Correct the expectation, or take it out.',
          }
        : {
            ...issue,
            pointer: `/expect/${i}/count`,
            what: `${capitalise(describeCount(what))}${where}: the board has ${seen}, but should have ${count} (${source}).`,
            remedy: `Look for ${seen < count ? `${count - seen} missing` : `${seen - count} too many`}; correct the expectation only if its source was misread.`,
            seen,
            fix: makeAskFix(
              'setExpectedCount',
              { what, ...(section !== undefined && { in: section }), count: seen },
              `Expect ${seen} as the count of ${describeCount(what)}${where}`,
            ),
          };
    }
  },
  skippedParts: ({ board, ...context }) =>
    board.expect.flatMap((expectation) => {
      const because = reasonToSkipCount(expectation, { board, ...context });
      return because === undefined ? [] : [{ part: expectation.what, because }];
    }),
});

function describeUncountable(board: Board, { what, in: section }: Expectation): string {
  const words = describeCount(what);
  const isStreet = isStreetBoard(board);
  if (countOnBoard(board, what) === undefined)
    return !isStreet && what.endsWith('AtStart')
      ? `There is no starting position in which ${words} could be counted`
      : `A ${isStreet ? 'street' : 'hex'} board has no ${words} to count`;
  return isStreet && board.grid?.sections.includes(section!) === true
    ? `${capitalise(words)} cannot be counted by section`
    : `There is no section ${section} in which ${words} could be counted`;
}

/** Where taking the name apart does not give what one would say. */
const WORDS: Partial<Readonly<Record<Expectation['what'], string>>> = {
  jackPairs: 'pairs of circles that Jack walks between',
  jackPairsWithChoice: 'pairs of circles with more than one route',
  unbarrablePairs: 'pairs of circles that cannot be barred',
  policePairs: 'pairs of crossings one police step apart',
  searchPairs: 'pairs of a crossing and a circle it searches',
  alleyPairs: 'pairs of circles joined by an alley',
  boatPairs: 'pairs of circles joined by boat',
  circlesWithoutAlley: 'circles without an alley',
  visibleAtStart: 'characters visible at the start',
  invisibleAtStart: 'characters invisible at the start',
};

/** `yellowCrossings` is "yellow crossings". */
const describeCount = (what: Expectation['what']): string =>
  WORDS[what] ?? what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
