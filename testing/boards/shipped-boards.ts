import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStreetBoard, parseBoard, type Board, type HexBoard, type StreetBoard } from '../../model/index.js';

const boards = join(import.meta.dirname, '..', '..', 'boards');
const known = new Map<string, Board>();

/** The text of a board shipped in boards/, by its folder: `whitehall`, `teaching/two-routes`. */
export const shippedBoardText = (folder: string): string =>
  readFileSync(join(boards, folder, 'board.json'), 'utf8');

/** A board shipped in boards/, read once. */
export function shippedBoard(folder: string): Board {
  let board = known.get(folder);
  if (board === undefined) {
    const parsed = parseBoard(shippedBoardText(folder));
    if (!parsed.ok) throw new Error(`${folder}: ${parsed.errors[0]?.message ?? ''}`);
    known.set(folder, (board = parsed.board));
  }
  return board;
}

export function shippedStreetBoard(folder: string): StreetBoard {
  const board = shippedBoard(folder);
  if (!isStreetBoard(board)) throw new Error(`${folder} is a hex board`);
  return board;
}

export function shippedHexBoard(folder: string): HexBoard {
  const board = shippedBoard(folder);
  if (isStreetBoard(board)) throw new Error(`${folder} is a street board`);
  return board;
}
