import { GAME_NAMES, type StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** What only one of the two games prints, with the game it belongs to. */
const PARTS = [
  ['letters', '/letters', 'the four letters', 'lfw', ({ letters }: StreetBoard) => letters],
  ['nights', '/tracks/nights', 'a table of nights', 'lfw', ({ tracks }: StreetBoard) => tracks?.nights],
  ['rounds', '/tracks/rounds', 'a number of rounds', 'wm', ({ tracks }: StreetBoard) => tracks?.rounds],
  ['tiles', '/tracks/tiles', 'special tiles', 'wm', ({ tracks }: StreetBoard) => tracks?.tiles],
] as const;

/** Letters or tracks that the board's game does not have. */
export const partOfAnotherGame: Rule<StreetBoard> = {
  id: 'setup/part-of-another-game',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'The board has only the letters and tracks of its own game.',
  why: 'Nobody plays by them, so they were left over, or the board has the wrong game.',
  mend: 'Take the part out, or correct the game.',
  waive: 'Not needed: taking the part out changes nothing in play.',
  answers: ['COL-006', 'SET-007', 'SET-008'],
  placeless: true,
  check: ({ board }) =>
    PARTS.flatMap(([entity, pointer, words, game, part]): Issue[] =>
      game === board.game || part(board) === undefined
        ? []
        : [
            {
              entities: [entity],
              pointer,
              what: `The board has ${words}, which only ${GAME_NAMES[game]} has.`,
              mend: `Take that out, or write that the game is ${GAME_NAMES[game]}.`,
            },
          ],
    ),
};
