import { isStreetBoard, type Board, type Expectation } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { countOf } from '../../count-of.js';
import { NEEDED_IN_PART, stopsCount } from '../../needs-of-witnesses.js';
import type { Issue, Rule } from '../../rule.js';

/** A count that does not come out. */
export const expectedCount: Rule = {
  id: 'witness/expected-count',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'Every count that the board expects comes out.',
  why: 'Counts are known from the print and from other digitisations; one that is off betrays something lost or entered twice.',
  mend: 'Look for what is missing or doubled. Correct the expectation only if its source was misread, and say so in the commit.',
  waive: 'While a board is being traced the counts cannot come out; the profile draft makes them hints.',
  answers: ['COL-011', 'IDN-003', 'IDN-004', 'MJ-B09'],
  partlyNeeds: NEEDED_IN_PART,
  check: ({ board, ...context }) =>
    board.expect.flatMap((expectation, i): Issue[] => {
      if (stopsCount(expectation, context) !== undefined) return [];
      const { what, in: section, count } = expectation;
      const seen = countOf(board, what, section);
      if (seen === count) return [];
      return [
        {
          entities: [what, ...(section === undefined ? [] : [section])],
          ...(seen === undefined
            ? uncountable(board, expectation, `/expect/${i}`)
            : notSoMany(seen, expectation, `/expect/${i}/count`)),
          expected: count,
        },
      ];
    }),
  leftOut: ({ board, ...context }) =>
    board.expect.flatMap((expectation) => {
      const because = stopsCount(expectation, context);
      return because === undefined ? [] : [{ part: expectation.what, because }];
    }),
};

type Words = Omit<Issue, 'entities'>;

function notSoMany(seen: number, { what, in: section, count, source }: Expectation, pointer: string): Words {
  const where = section === undefined ? '' : ` in section ${section}`;
  const difference = seen < count ? `${count - seen} missing` : `${seen - count} too many`;
  return {
    pointer,
    what: `${capital(wordsOfCount(what))}${where}: the board has ${seen}, but should have ${count} (${source}).`,
    mend: `Look for ${difference}; correct the expectation only if its source was misread.`,
    seen,
  };
}

function uncountable(board: Board, { what, in: section }: Expectation, pointer: string): Words {
  const words = wordsOfCount(what);
  const isHere = countOf(board, what) !== undefined;
  const missing =
    !isStreetBoard(board) && !isHere && what.endsWith('AtStart')
      ? `There is no starting position in which ${words} could be counted`
      : !isHere
        ? `A ${isStreetBoard(board) ? 'street' : 'hex'} board has no ${words} to count`
        : isStreetBoard(board) && board.grid?.sections.includes(section!) === true
          ? `${capital(words)} cannot be counted by section`
          : `There is no section ${section} in which ${words} could be counted`;
  return { pointer, what: `${missing}.`, mend: 'Correct the expectation, or take it out.' };
}

/** Where taking the name apart does not give what one would say. */
const WORDS: Partial<Readonly<Record<Expectation['what'], string>>> = {
  jackPairs: 'pairs of circles that Jack walks between',
  jackPairsWithChoice: 'pairs of circles with more than one route',
  unbarrablePairs: 'pairs of circles that nobody can bar',
  policePairs: 'pairs of crossings one police step apart',
  searchPairs: 'pairs of a crossing and a circle it searches',
  alleyPairs: 'pairs of circles joined by an alley',
  boatPairs: 'pairs of circles joined by boat',
  circlesWithoutAlley: 'circles without an alley',
  visibleAtStart: 'characters visible at the start',
  invisibleAtStart: 'characters invisible at the start',
};

/** `yellowCrossings` is "yellow crossings". */
const wordsOfCount = (what: Expectation['what']): string =>
  WORDS[what] ?? what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
