import { streetRule, type Issue } from '../../definitions/define-rule.js';
import {
  nameAsPrintedFix,
  PATROL_LETTER_TITLES,
  PATROL_LETTERS,
  PRINTED_LETTER_SECTIONS,
  PRINTED_SECTIONS,
  sameSections,
} from '../../facts/print/printed-sections-and-numbers.js';

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
  *check({ board: { letters, grid }, profile }) {
    if (letters === undefined) {
      if (profile === 'official') yield NO_LETTERS;
      return;
    }
    const named = PATROL_LETTERS.flatMap((letter) => letters[letter]);
    // sector/wrong-sections and sector/letters-do-not-partition report the others.
    if (![grid?.sections ?? [], named].every((sections) => sameSections(sections, PRINTED_SECTIONS.lfw)))
      return;
    for (const letter of PATROL_LETTERS) {
      const expected = PRINTED_LETTER_SECTIONS[letter];
      if (sameSections(letters[letter], expected)) continue;
      const [name, printed] = [PATROL_LETTER_TITLES[letter], expected.join(' and ')];
      yield {
        entities: [letter],
        pointer: `/letters/${letter}`,
        what: `${name} names ${letters[letter].join(' and ')}, but the print has ${printed}.`,
        remedy: `Write ${printed}.`,
        seen: letters[letter],
        expected,
        fix: nameAsPrintedFix(letter),
      };
    }
  },
});

const NO_LETTERS: Issue = {
  entities: ['letters'],
  pointer: '',
  what: 'The board has no letters.',
  remedy: 'Enter the sections of Dear Boss, Saucy Jacky and From Hell, and the crossing of Goulston Street.',
  expected: PRINTED_LETTER_SECTIONS,
};
