import type { Section } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { PATROL_LETTERS } from '../../facts/print/printed-parts.js';

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
    const places = new Map<Section, string[]>();
    for (const letter of PATROL_LETTERS)
      for (const [i, section] of letters[letter].entries()) {
        const known = places.get(section);
        if (known) known.push(`/letters/${letter}/${i}`);
        else places.set(section, [`/letters/${letter}/${i}`]);
      }
    return [...new Set(grid.sections)].map((section) => {
      const named = places.get(section) ?? [];
      if (named.length === 1) return undefined;
      return {
        entities: [section],
        pointer: named[1] ?? '/letters',
        what:
          named.length === 0
            ? `No patrol letter names section ${section}.`
            : `Section ${section} is named ${named.length} times by the patrol letters.`,
        remedy:
          named.length === 0
            ? 'Add it to the letter that names it in print.'
            : 'Keep it only in the letter that names it in print.',
        seen: named.length,
        expected: 1,
      };
    });
  },
});
