import { streetRule } from '../../definitions/define-rule.js';
import {
  nameAsPrintedFix,
  PATROL_LETTERS,
  PRINTED_LETTER_SECTIONS,
  PRINTED_SECTIONS,
  sameSections,
} from '../../facts/print/printed-sections-and-numbers.js';

/** Patrol letters that name a section twice or leave one out. */
export const lettersDoNotPartition = streetRule({
  id: 'sector/letters-do-not-partition',
  severity: { otherwise: 'error', draft: 'info', custom: 'warning' },
  games: ['lfw'],
  summary: 'The three patrol letters name every section of the grid exactly once.',
  why: 'A patrol in a section without a letter could never be moved, and in a section with two letters by either.',
  remedy: 'Compare the sections of Dear Boss, Saucy Jacky and From Hell with the printed letters.',
  catalogueIds: ['SEC-007', 'LFW-B08'],
  topologyOnly: true,
  check: ({ board: { letters, grid } }) => {
    if (letters === undefined || grid === undefined) return [];
    const named = PATROL_LETTERS.flatMap((letter) =>
      letters[letter].map((section, i) => ({ section, pointer: `/letters/${letter}/${i}` })),
    );
    // Only letters about the sections of the print can be as printed.
    const unlikePrint = sameSections(grid.sections, PRINTED_SECTIONS.lfw)
      ? PATROL_LETTERS.filter((letter) => !sameSections(letters[letter], PRINTED_LETTER_SECTIONS[letter]))
      : [];
    return [...new Set(grid.sections)].map((section) => {
      const places = named.filter((each) => each.section === section);
      if (places.length === 1) return undefined;
      const isMissing = places.length === 0;
      return {
        entities: [section],
        pointer: places[1]?.pointer ?? '/letters',
        what: isMissing
          ? `No patrol letter names section ${section}.`
          : `Section ${section} is named ${places.length} times by the patrol letters.`,
        remedy: isMissing
          ? 'Add it to the letter that names it in print.'
          : 'Keep it only in the letter that names it in print.',
        seen: places.length,
        expected: 1,
        fixes: unlikePrint
          .filter((letter) => (isMissing ? PRINTED_LETTER_SECTIONS : letters)[letter].includes(section))
          .map(nameAsPrintedFix),
      };
    });
  },
});
