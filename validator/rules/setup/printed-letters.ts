import { askFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import {
  LETTER_NAMES,
  PATROL_LETTERS,
  PRINTED_LETTERS,
  PRINTED_SECTIONS,
} from '../../facts/print/printed-parts.js';

/** Patrol letters that are missing, or that name other sections than in print. */
export const printedLetters = streetRule({
  id: 'setup/printed-letters',
  severity: 'error',
  games: ['lfw'],
  summary: 'Dear Boss names Aa and Cb, Saucy Jacky Ba and Bb, From Hell Ab and Ca.',
  why: 'Jack moves patrols only in the sections that the letter names.',
  remedy: 'Copy the sections of the three letters from the print.',
  comparesWithPrint: true,
  catalogueIds: ['SEC-007', 'LFW-B08', 'LFW-O02', 'LFW-O03', 'LFW-O04'],
  topologyOnly: true,
  check: ({ board: { letters, grid }, profile }) => {
    if (letters === undefined) return profile === 'official' ? [NO_LETTERS] : [];
    const named = PATROL_LETTERS.flatMap((letter) => letters[letter]);
    // sector/wrong-sections and sector/letters-do-not-partition report the others.
    if (!sameSet(grid?.sections ?? [], PRINTED_SECTIONS.lfw) || !sameSet(named, PRINTED_SECTIONS.lfw))
      return [];
    return PATROL_LETTERS.map((letter) => {
      const printed = PRINTED_LETTERS[letter];
      if (sameSet(letters[letter], printed)) return undefined;
      return {
        entities: [letter],
        pointer: `/letters/${letter}`,
        what: `${LETTER_NAMES[letter]} names ${letters[letter].join(' and ')}, but the print has ${printed.join(' and ')}.`,
        remedy: `Write ${printed.join(' and ')}.`,
        seen: letters[letter],
        expected: printed,
        fix: askFix(
          'setLetter',
          { letter, value: printed },
          `Make ${LETTER_NAMES[letter]} name ${printed.join(' and ')}`,
        ),
      };
    });
  },
});

const NO_LETTERS: Issue = {
  entities: ['letters'],
  pointer: '',
  what: 'The board has no letters.',
  remedy: 'Enter the sections of Dear Boss, Saucy Jacky and From Hell, and the crossing of Goulston Street.',
  expected: PRINTED_LETTERS,
};

/** The same things, each once. */
const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && others.every((each) => some.includes(each));
