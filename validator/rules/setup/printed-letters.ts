import type { StreetBoard } from '../../../model/index.js';
import { LETTER_NAMES, PATROL_LETTERS, PRINTED_LETTERS, PRINTED_SECTIONS } from '../../printed-sections.js';
import type { Issue, Rule } from '../../rule.js';

/** Patrol letters that are missing, or that name other sections than printed. */
export const printedLetters: Rule<StreetBoard> = {
  id: 'setup/printed-letters',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: 'Dear Boss names Aa and Cb, Saucy Jacky Ba and Bb, From Hell Ab and Ca.',
  why: 'Jack shifts patrols only in the sections that the letter names.',
  mend: 'Copy the sections of the three letters from the print.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['SEC-007', 'LFW-B08', 'LFW-O02', 'LFW-O03', 'LFW-O04'],
  placeless: true,
  check: ({ board: { letters, grid }, profile }) => {
    if (letters === undefined) return profile === 'official' ? [NO_LETTERS] : [];
    const named = PATROL_LETTERS.flatMap((letter) => letters[letter]);
    // With other sections there is nothing to compare, and sections named twice or never have a rule of their own.
    if (!sameSet(grid?.sections ?? [], PRINTED_SECTIONS.lfw) || !sameSet(named, PRINTED_SECTIONS.lfw))
      return [];
    return PATROL_LETTERS.flatMap((letter): Issue[] => {
      const printed = PRINTED_LETTERS[letter];
      if (sameSet(letters[letter], printed)) return [];
      return [
        {
          entities: [letter],
          pointer: `/letters/${letter}`,
          what: `${LETTER_NAMES[letter]} names ${letters[letter].join(' and ')}, but the print has ${printed.join(' and ')}.`,
          mend: `Write ${printed.join(' and ')}.`,
          seen: letters[letter],
          expected: printed,
          fix: {
            kind: 'ask',
            action: 'setLetter',
            arguments: { letter, value: printed },
            label: `Let ${LETTER_NAMES[letter]} name ${printed.join(' and ')}`,
          },
        },
      ];
    });
  },
};

const NO_LETTERS: Issue = {
  entities: ['letters'],
  pointer: '',
  what: 'The board does not say where the four letters apply.',
  mend: 'Enter the sections of Dear Boss, Saucy Jacky and From Hell, and the crossing of Goulston Street.',
  expected: PRINTED_LETTERS,
};

/** The same things, each once. */
const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && others.every((each) => some.includes(each));
