import { GAME_NAMES, type StreetBoard } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';

/** Parts that only one of the two games has, with that game. */
const PARTS = [
  ['letters', '/letters', 'the four letters', 'lfw', ({ letters }: StreetBoard) => letters],
  ['nights', '/tracks/nights', 'a table of nights', 'lfw', ({ tracks }: StreetBoard) => tracks?.nights],
  ['rounds', '/tracks/rounds', 'a number of rounds', 'wm', ({ tracks }: StreetBoard) => tracks?.rounds],
  ['tiles', '/tracks/tiles', 'special tiles', 'wm', ({ tracks }: StreetBoard) => tracks?.tiles],
] as const;

/** Letters or tracks that the board's game does not have. */
export const partOfAnotherGame = streetRule({
  id: 'setup/part-of-another-game',
  severity: 'warning',
  summary: 'The board has only the letters and tracks of its own game.',
  why: 'They have no effect, so they are left over, or the game of the board is wrong.',
  remedy: 'Remove the part, or correct the game.',
  whenToWaive: 'Not needed: removing the part changes nothing in play.',
  catalogueIds: ['COL-006', 'SET-007', 'SET-008'],
  topologyOnly: true,
  check: ({ board }) =>
    PARTS.map(([entity, pointer, words, game, part]) =>
      game === board.game || part(board) === undefined
        ? undefined
        : {
            entities: [entity],
            pointer,
            what: `The board has ${words}, which only ${GAME_NAMES[game]} has.`,
            remedy: `Remove it, or set the game to ${GAME_NAMES[game]}.`,
          },
    ),
});
