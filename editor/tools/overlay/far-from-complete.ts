/** Whether so much of a draft is missing that hints would only mark what is not traced yet. */
import { isStreetBoard, type Board } from '../../../model/index.js';

/** The share of the expected circles, streets or hexes from which hints are useful. */
const NEARLY_ALL = 0.9;

export function isFarFromComplete(board: Board): boolean {
  if (board.profile !== 'draft') return false;
  const expected = (what: string): number =>
    board.expect.find((each) => each.what === what && each.in === undefined)?.count ?? 0;
  const isShort = (what: string, count: number): boolean => count < NEARLY_ALL * expected(what);
  return isStreetBoard(board)
    ? isShort('circles', board.circles.length) ||
        isShort('crossings', board.crossings.length) ||
        isShort('streets', board.streets.length)
    : isShort('hexes', board.hexes.length);
}
