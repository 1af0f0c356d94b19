import { sectorRelation, type StreetBoard } from '../../../model/index.js';
import { LETTER_NAMES, PATROL_LETTERS } from '../../printed-sections.js';
import type { Issue, Rule } from '../../rule.js';
import { sectionGridOf } from '../../section-grid.js';

/** A patrol letter in whose sections no patrol can start. */
export const letterWithoutYellow: Rule<StreetBoard> = {
  id: 'sector/letter-without-yellow',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw'],
  summary: 'The sections of each patrol letter hold at least one crossing with a yellow border.',
  why: 'Patrols start on yellow crossings, so the letter would hardly ever have a patrol to move.',
  mend: 'Look for a yellow border that was not traced in those sections.',
  waive: 'Where the print really has none there.',
  answers: ['SEC-008'],
  check: ({ board }) => {
    const { letters } = board;
    if (letters === undefined || sectionGridOf(board) === undefined) return [];
    const sectors = sectorRelation(board);
    const yellow = board.crossings.filter(({ border }) => border === 'yellow');
    // Without any yellow border it is not this letter that is wrong; colour/too-few-yellow speaks of that.
    if (yellow.length === 0) return [];
    const reached = new Set(yellow.map(({ id }) => sectors.get(id)));
    return PATROL_LETTERS.flatMap((letter): Issue[] =>
      letters[letter].some((section) => reached.has(section))
        ? []
        : [
            {
              entities: [letter],
              pointer: `/letters/${letter}`,
              what: `No yellow crossing lies in ${letters[letter].join(' or ')}, the sections of ${LETTER_NAMES[letter]}.`,
              mend: 'Look for a yellow border there, or correct the letter’s sections.',
              seen: letters[letter],
            },
          ],
    );
  },
};
