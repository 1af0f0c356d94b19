import { sectorRelation } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { PATROL_LETTER_TITLES, PATROL_LETTERS } from '../../facts/print/printed-sections-and-numbers.js';
import { sectionGridOfBoard } from '../../facts/sections/section-grid.js';

/** A patrol letter in whose sections no patrol can start. */
export const letterWithoutYellow = streetRule({
  id: 'sector/letter-without-yellow',
  severity: { otherwise: 'warning', draft: 'info' },
  games: ['lfw'],
  summary: 'The sections of each patrol letter contain at least one crossing with a yellow border.',
  why: 'Patrols start on yellow crossings, so the letter would hardly ever have a patrol to move.',
  remedy: 'Look for a yellow border that was not traced in those sections.',
  whenToWaive: 'Where the print really has none there.',
  catalogueIds: ['SEC-008'],
  needsPlaces: true,
  check: ({ board }) => {
    const { letters } = board;
    if (letters === undefined || sectionGridOfBoard(board) === undefined) return [];
    const sectors = sectorRelation(board);
    const yellow = board.crossings.filter(({ border }) => border === 'yellow');
    // colour/too-few-yellow reports a board without yellow borders.
    if (yellow.length === 0) return [];
    const reached = new Set(yellow.map(({ id }) => sectors.get(id)));
    return PATROL_LETTERS.map((letter) =>
      letters[letter].some((section) => reached.has(section))
        ? undefined
        : {
            entities: [letter],
            pointer: `/letters/${letter}`,
            what: `No yellow crossing lies in ${letters[letter].join(' or ')}, the sections of ${PATROL_LETTER_TITLES[letter]}.`,
            remedy: 'Look for a yellow border there, or correct the letter’s sections.',
            seen: letters[letter],
          },
    );
  },
});
