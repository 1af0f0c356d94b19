import { countOf } from '../../count-of.js';
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
  check: ({ board }) =>
    board.expect.flatMap(({ what, in: section, count, source }, i): Issue[] => {
      const seen = countOf(board, what, section);
      if (seen === count) return [];
      const words = `${wordsOfCount(what)}${section === undefined ? '' : ` in section ${section}`}`;
      return [
        {
          entities: [what, ...(section === undefined ? [] : [section])],
          pointer: `/expect/${i}/count`,
          what:
            seen === undefined
              ? `This kind of board has no ${words} to count.`
              : `The board has ${seen} ${words}, but ${count} are expected (${source}).`,
          mend:
            seen === undefined
              ? 'Take the expectation out.'
              : `Look for ${seen < count ? `${count - seen} missing` : `${seen - count} too many`}; correct the expectation only if its source was misread.`,
          seen,
          expected: count,
        },
      ];
    }),
};

/** `yellowCrossings` is "yellow crossings". */
const wordsOfCount = (what: string): string =>
  what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace('jack', 'Jack');
