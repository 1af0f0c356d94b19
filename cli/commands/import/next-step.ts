/** The command to run after an import. */
import { isStreetBoard, type Board, type Game } from '../../../model/index.js';

/** The shipped board of each game, and how many circles or hexes it has. */
const PRINTED: Readonly<Record<Game, { readonly board: string; readonly size: number }>> = {
  lfw: { board: 'whitechapel', size: 195 },
  wm: { board: 'whitehall', size: 189 },
  mj: { board: 'mr-jack-2006', size: 87 },
};

/** A list of a printed board is compared with the shipped one; other drafts are completed, which the hints help with. */
export function nextStepAfterImport(board: Board, file: string, { isList }: { isList: boolean }): string {
  const printed = PRINTED[board.game];
  const size = isStreetBoard(board) ? Math.max(board.circles.length, board.crossings.length) : board.hexes.length; // prettier-ignore
  return isList && size > printed.size / 4
    ? `lamplighter reconcile ${printed.board} ${file}`
    : `lamplighter validate ${file} --hints`;
}
