import { sectorRelation, type StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

const LETTERS = { dearBoss: 'Dear Boss', saucyJacky: 'Saucy Jacky', fromHell: 'From Hell' } as const;

/** A patrol letter in whose sections no patrol can ever start. */
export const letterWithoutYellow: Rule<StreetBoard> = {
  id: 'sector/letter-without-yellow',
  severity: 'warning',
  games: ['lfw'],
  summary: 'The sections of each patrol letter hold at least one crossing with a yellow border.',
  why: 'Patrols start on yellow crossings, so the letter would hardly ever have a patrol to move.',
  mend: 'Look for a yellow border that was not traced in those sections.',
  waive: 'Where the print really has none there.',
  answers: ['SEC-008'],
  check: ({ board }) => {
    const { letters } = board;
    if (letters === undefined || board.grid === undefined) return [];
    const sectors = sectorRelation(board);
    const yellow = new Set(
      board.crossings.filter(({ border }) => border === 'yellow').map(({ id }) => sectors.get(id)),
    );
    return (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).flatMap((letter): Issue[] =>
      letters[letter].some((section) => yellow.has(section))
        ? []
        : [
            {
              entities: [letter],
              pointer: `/letters/${letter}`,
              what: `No yellow crossing lies in ${letters[letter].join(' or ')}, the sections of ${LETTERS[letter]}.`,
              mend: 'Look for a yellow border there, or correct the letter’s sections.',
              seen: letters[letter],
            },
          ],
    );
  },
};
