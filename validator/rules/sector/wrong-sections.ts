import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** The sections of the two printed boards (LFW-B08, WM-B07). */
const PRINTED = { lfw: ['Aa', 'Ab', 'Ba', 'Bb', 'Ca', 'Cb'], wm: ['Aa', 'Ab', 'Ba', 'Bb'] } as const;

/** Declared sections that are not those the grid's labels make, or not those of the printed game. */
export const wrongSections: Rule<StreetBoard> = {
  id: 'sector/wrong-sections',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary:
    'The declared sections are those that the letters of columns and rows make; on a printed board, the game’s own.',
  why: 'A letter names sections and a Discovery Location is chosen for each, so one too many or too few changes both.',
  mend: 'Compare the labels and the list of sections with the print; each column letter meets each row letter once.',
  waive: 'Never on a printed board; a home-made one is not compared with the print.',
  answers: ['SEC-001', 'LFW-B08', 'WM-B07'],
  check: ({ board: { grid, game }, profile }) => {
    if (grid === undefined) return profile === 'official' ? [missing(game)] : [];
    const letters = (labels: readonly string[]): string[] => [
      ...new Set(labels.map((label) => label.charAt(0))),
    ];
    const made = letters(grid.columns).flatMap((column) => letters(grid.rows).map((row) => column + row));
    const wanted = profile === 'official' ? [...new Set([...made, ...PRINTED[game]])] : made;
    const known = new Set([...grid.sections, ...wanted]);
    return [...known].toSorted().flatMap((section): Issue[] => {
      const right =
        made.includes(section) &&
        (profile !== 'official' || (PRINTED[game] as readonly string[]).includes(section));
      if (right === grid.sections.includes(section)) return [];
      return [
        {
          entities: [section],
          pointer: '/grid/sections',
          what: right
            ? `The grid does not declare section ${section}.`
            : `The grid declares or makes section ${section}, which is not there in print.`,
          mend: right
            ? `Add ${section} to the sections.`
            : `Take ${section} out, or correct the labels of columns and rows.`,
          seen: grid.sections,
          expected: wanted,
        },
      ];
    });
  },
};

const missing = (game: keyof typeof PRINTED): Issue => ({
  entities: ['grid'],
  pointer: '',
  what: 'The board has no grid.',
  mend: `Trace it: its sections are ${PRINTED[game].join(', ')}.`,
  expected: PRINTED[game],
});
