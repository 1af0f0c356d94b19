import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A section that the grid does not have. */
export const unknownSection: Rule<StreetBoard> = {
  id: 'reference/unknown-section',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every section that is named is one of the grid.',
  why: 'Letters and Discovery Locations go by sections, and nobody can stand in one that is not printed.',
  mend: 'Write one of the sections of the grid, or add the section to the grid if it is printed.',
  waive: 'Nobody may: a board with a name that means nothing cannot be played.',
  answers: ['REF-001', 'SEC-001'],
  check: ({ board }) => {
    const known = new Set(board.grid?.sections ?? []);
    return namesOf(board).flatMap(([section, pointer, by]): Issue[] =>
      known.has(section)
        ? []
        : [
            {
              entities: [section, by],
              pointer,
              what: `The grid has no section ${section}, but ${by} names it.`,
              mend:
                known.size === 0
                  ? 'Trace the grid first.'
                  : `Write one of ${[...known].join(', ')}, or add the section to the grid.`,
              seen: section,
              expected: [...known],
            },
          ],
    );
  },
};

function namesOf(board: StreetBoard): [section: string, pointer: string, by: string][] {
  const { letters } = board;
  return [
    ...board.circles.flatMap(({ sector, number }, i) =>
      named(sector, `/circles/${i}/sector`, `circle ${number}`),
    ),
    ...board.crossings.flatMap(({ sector, id }, i) =>
      named(sector, `/crossings/${i}/sector`, `crossing ${id}`),
    ),
    ...(letters
      ? (['dearBoss', 'saucyJacky', 'fromHell'] as const).flatMap((letter) =>
          letters[letter].flatMap((section, i) =>
            named(section, `/letters/${letter}/${i}`, `the letter ${letter}`),
          ),
        )
      : []),
    ...board.expect.flatMap((each, i) =>
      named(each.in, `/expect/${i}/in`, `the expected count of ${each.what}`),
    ),
    ...board.witnesses.flatMap((each, i) =>
      each.fact === 'sector' ? named(each.is, `/witnesses/${i}/is`, `the printed fact ${each.rule}`) : [],
    ),
  ];
}

const named = (section: string | undefined, pointer: string, by: string): [string, string, string][] =>
  section === undefined ? [] : [[section, pointer, by]];
