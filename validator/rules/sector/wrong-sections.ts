import type { Section } from '../../../model/index.js';
import { streetRule, type Issue } from '../../definitions/define-rule.js';
import { PRINTED_SECTIONS } from '../../facts/print/printed-sections-and-numbers.js';
import { declareSectionsFix, sectionsOfGrid } from '../../facts/sections/section-grid.js';

/** Declared sections that are not those the grid's labels make, or not those of the printed game. */
export const wrongSections = streetRule({
  id: 'sector/wrong-sections',
  severity: 'error',
  summary:
    'The declared sections are those that the letters of columns and rows make; on a printed board, the game’s own.',
  why: 'A letter names sections and a Discovery Location is chosen for each, so a surplus or missing section changes both.',
  remedy:
    'Compare the labels and the list of sections with the print; each column letter meets each row letter once.',
  whenToWaive: 'Never on a printed board; a home-made one is not compared with the print.',
  waivable: 'unprinted',
  catalogueIds: ['SEC-001', 'LFW-B08', 'WM-B07'],
  topologyOnly: true,
  check: ({ board: { grid, game }, profile }) => {
    const printed = PRINTED_SECTIONS[game];
    if (grid === undefined) return profile === 'official' ? [noGrid(printed)] : [];
    const made = new Set(sectionsOfGrid(grid));
    const declared = new Set(grid.sections);
    const expected = profile === 'official' ? printed : [...made];
    return [...new Set([...made, ...declared, ...expected])].toSorted().map((section) => {
      const fault = faultOf(section, made.has(section), declared.has(section), expected.includes(section));
      return (
        fault && {
          entities: [section],
          pointer: '/grid/sections',
          ...fault,
          seen: [...declared],
          expected,
          // What the labels make, unless the labels are wrong.
          fixes: made.has(section) === expected.includes(section) ? [declareSectionsFix(grid)] : [],
        }
      );
    });
  },
});

function faultOf(
  section: Section,
  isMade: boolean,
  isDeclared: boolean,
  isExpected: boolean,
): Pick<Issue, 'what' | 'remedy'> | undefined {
  const [column, row] = [`column ${section.charAt(0)}`, `row ${section.charAt(1)}`];
  if (isMade && isDeclared && isExpected) return undefined;
  if (isMade && isExpected)
    return {
      what: `The grid does not declare section ${section}, although ${column} meets ${row}.`,
      remedy: `Add ${section} to the sections.`,
    };
  if (isMade)
    return {
      what: `In the grid ${column} meets ${row}, but the print has no section ${section}.`,
      remedy: 'Correct the labels of columns and rows, and remove the section.',
    };
  if (isDeclared)
    return {
      what: `The grid declares section ${section}, but no ${column} meets a ${row}.`,
      remedy: isExpected
        ? 'Correct the labels of columns and rows.'
        : `Remove ${section}, or correct the labels of columns and rows.`,
    };
  return {
    what: `The grid lacks section ${section}.`,
    remedy: `Add ${column} and ${row} as printed, and ${section} to the sections.`,
  };
}

const noGrid = (printed: readonly Section[]): Issue => ({
  entities: ['grid'],
  pointer: '',
  what: 'The board has no grid.',
  remedy: `Trace it: its sections are ${printed.join(', ')}.`,
  expected: printed,
});
