/** The printed editions that the project knows, and whether a board is compared with one. */
import { hasPrintedBoard } from '../../editions/index.js';
import { isStreetBoard, pluralise, type Board, type Game } from '../../../model/index.js';
import type { EditionComparison } from '../../definitions/report.js';
import type { Profile } from '../../definitions/rule.js';

/** The known printings of each game. */
export const KNOWN_EDITIONS: Readonly<Record<Game, readonly string[]>> = {
  lfw: ['2012-revised', 'first'],
  wm: ['2017'],
  mj: ['2006', '2016'],
};

/**
 * Only an official board claims to be a printed edition; on drafts and home-made boards differences are hints. `isAsked`
 * says that the caller left out no rule that compares with the edition.
 */
export function compareEdition(board: Board, profile: Profile, isAsked: boolean): EditionComparison {
  const { edition, game } = board;
  const claimed = KNOWN_EDITIONS[game].includes(edition) ? { claimed: edition } : {};
  const hasReference = hasPrintedBoard(board);
  if (profile === 'official' && hasReference && !isAsked)
    return { ...claimed, compared: false, note: `not compared in full with the printed edition ${edition}` };
  if (profile === 'official')
    return hasReference
      ? { ...claimed, compared: true, note: `compared with the printed edition ${edition}` }
      : {
          ...claimed,
          compared: false,
          note: `no reference of edition ${edition}: not compared with a printed edition`,
        };
  const subject = `${profile}, ${sizeOf(board)}`;
  return {
    ...claimed,
    compared: false,
    note: hasReference
      ? `${subject}: not compared with the printed edition, apart from hints`
      : `${subject}: not compared with a printed edition`,
  };
}

const sizeOf = (board: Board): string =>
  isStreetBoard(board)
    ? pluralise(board.streets.length, 'street')
    : pluralise(board.hexes.filter(({ kind }) => kind !== 'void').length, 'hex');
