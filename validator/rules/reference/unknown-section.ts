import type { Section, StreetBoard } from '../../../model/index.js';
import { listed } from '../../listed.js';
import { LETTER_NAMES, PATROL_LETTERS } from '../../printed-sections.js';
import type { Issue, Rule } from '../../rule.js';

/** A section that the grid does not have. What is expected or known of the print is judged by the layer `witness`. */
export const unknownSection: Rule<StreetBoard> = {
  id: 'reference/unknown-section',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every section that a node or a letter names is one of the grid.',
  why: 'Letters and Discovery Locations go by sections, and nobody can stand in one that is not printed.',
  mend: 'Write one of the sections of the grid, or add the section to the grid if it is printed.',
  waive: 'Nobody may: a board with a name that means nothing cannot be played.',
  waivable: false,
  answers: ['REF-001', 'SEC-001', 'SEC-005'],
  placeless: true,
  check: ({ board }) => {
    const known = new Set(board.grid?.sections);
    const expected = [...known];
    return namesOf(board).flatMap(([section, pointer, entity, by]): Issue[] =>
      known.has(section)
        ? []
        : [
            {
              entities: [section, entity],
              pointer,
              what: `${known.size === 0 ? 'There is no grid, so no' : 'The grid has no'} section ${section}, but ${by} names it.`,
              mend:
                known.size === 0
                  ? 'Trace the grid first.'
                  : `Write one of ${listed(expected)}, or add the section to the grid.`,
              seen: section,
              expected,
            },
          ],
    );
  },
};

function namesOf(board: StreetBoard): [section: Section, pointer: string, entity: string, by: string][] {
  const { letters, circles, crossings } = board;
  const named = (
    section: Section | undefined,
    pointer: string,
    entity: string,
    by: string,
  ): [Section, string, string, string][] => (section === undefined ? [] : [[section, pointer, entity, by]]);
  return [
    ...circles.flatMap(({ sector, number }, i) =>
      named(sector, `/circles/${i}/sector`, `c${number}`, `circle ${number}`),
    ),
    ...crossings.flatMap(({ sector, id }, i) =>
      named(sector, `/crossings/${i}/sector`, id, `the crossing ${id}`),
    ),
    ...PATROL_LETTERS.flatMap((letter) =>
      (letters?.[letter] ?? []).flatMap((section, i) =>
        named(section, `/letters/${letter}/${i}`, letter, `the letter ${LETTER_NAMES[letter]}`),
      ),
    ),
  ];
}
