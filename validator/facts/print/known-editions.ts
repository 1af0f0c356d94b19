/** The printed editions that the project knows, and whether a board is compared with one. */
import { isStreetBoard, pluralise, type Board, type Game } from '../../../model/index.js';
import type { EditionComparison } from '../../definitions/report.js';
import type { Profile } from '../../definitions/rule.js';

/** The known printings of each game. */
export const KNOWN_EDITIONS: Readonly<Record<Game, readonly string[]>> = {
  lfw: ['2012-revised', 'first'],
  wm: ['2017'],
  mj: ['2006', '2016'],
};

/** Only an official board claims to be a printed edition; drafts and home-made boards are checked by themselves. */
export function compareEdition(board: Board, profile: Profile): EditionComparison {
  const { edition, game } = board;
  const isKnown = KNOWN_EDITIONS[game].includes(edition);
  const claimed = isKnown ? { claimed: edition } : {};
  if (profile !== 'official')
    return {
      ...claimed,
      compared: false,
      note: `${profile}, ${sizeOf(board)}: not compared with ${isKnown ? 'the' : 'a'} printed edition`,
    };
  return isKnown
    ? { ...claimed, compared: true, note: `compared with the printed edition ${edition}` }
    : { compared: false, note: `unknown edition: not compared with a printed edition` };
}

const sizeOf = (board: Board): string =>
  isStreetBoard(board)
    ? pluralise(board.streets.length, 'street')
    : pluralise(board.hexes.filter(({ kind }) => kind !== 'void').length, 'hex');
