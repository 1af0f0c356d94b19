import type { Section, StreetBoard } from '../../../model/index.js';
import { joinFirstTen, streetRule } from '../../definitions/define-rule.js';
import { declareSectionsFix, sectionsOfGrid } from '../../facts/sections/section-grid.js';
import { PATROL_LETTER_TITLES, PATROL_LETTERS } from '../../facts/print/printed-sections-and-numbers.js';

/** A section that the grid does not have. Expectations and facts of the print are checked by the layer `witness`. */
export const unknownSection = streetRule({
  id: 'reference/unknown-section',
  severity: 'error',
  summary: 'Every section that a node or a letter refers to is part of the grid.',
  why: 'Letters and Discovery Locations depend on sections, so an unknown section cannot be played.',
  remedy: 'Write one of the sections of the grid, or add the section to the grid if it is printed.',
  neverWaive: 'a board with a dangling reference cannot be played.',
  catalogueIds: ['REF-001', 'SEC-001', 'SEC-005'],
  topologyOnly: true,
  check: ({ board }) => {
    const known = new Set(board.grid?.sections);
    const expected = [...known];
    const { grid } = board;
    const made = grid ? sectionsOfGrid(grid) : [];
    return namesOf(board).map(([section, pointer, entity, by]) => {
      if (section === undefined || known.has(section)) return undefined;
      return {
        entities: [section, entity],
        pointer,
        what: `${known.size === 0 ? 'There is no grid, so no' : 'The grid has no'} section ${section}, but ${by} refers to it.`,
        remedy:
          known.size === 0
            ? 'Trace the grid first.'
            : `Write one of ${joinFirstTen(expected)}, or add the section to the grid.`,
        seen: section,
        expected,
        fixes: grid && made.includes(section) ? [declareSectionsFix(grid)] : [],
      };
    });
  },
});

type Name = readonly [section: Section | undefined, pointer: string, entity: string, by: string];

const namesOf = ({ letters, circles, crossings }: StreetBoard): Name[] => [
  ...circles.map(({ sector, number }, i): Name => {
    return [sector, `/circles/${i}/sector`, `c${number}`, `circle ${number}`];
  }),
  ...crossings.map(({ sector, id }, i): Name => [sector, `/crossings/${i}/sector`, id, `the crossing ${id}`]),
  ...PATROL_LETTERS.flatMap((letter) =>
    (letters?.[letter] ?? []).map((section, i): Name => {
      return [section, `/letters/${letter}/${i}`, letter, `the letter ${PATROL_LETTER_TITLES[letter]}`];
    }),
  ),
];
