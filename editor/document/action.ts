/** What an edit is: a function from a board to a board, ignorant of undo. */
import {
  isHexBoard,
  isStreetBoard,
  sortBoard,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../model/index.js';

/**
 * Gives a new board, or the same object where there is nothing to do or the arguments do not fit. It never throws on a
 * board. Entities and lists that it leaves alone stay the same objects, and lists stand in the order of the file.
 */
export type Action = (board: Board) => Board;

/** An action on street boards; others stay as they are. */
export const onStreets =
  (change: (board: StreetBoard) => StreetBoard): Action =>
  (board) =>
    isStreetBoard(board) ? settled(board, change(board)) : board;

/** An action on hex boards; others stay as they are. */
export const onHexes =
  (change: (board: HexBoard) => HexBoard): Action =>
  (board) =>
    isHexBoard(board) ? settled(board, change(board)) : board;

/** An action on what all boards have. */
export const onBoards =
  (change: (board: Board) => Board): Action =>
  (board) =>
    settled(board, change(board));

/** Sorting leaves what is in order alone, so it costs no more than a look. */
const settled = <B extends Board>(before: B, after: B): B => (after === before ? before : sortBoard(after));

/** One action after the other, as one. */
export const inTurn =
  (...actions: readonly Action[]): Action =>
  (board) =>
    actions.reduce((so, action) => action(so), board);
