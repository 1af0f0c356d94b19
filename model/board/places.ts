/** Whether the nodes of a board have places. A list of neighbours states none; `at` is then missing for all nodes. */
import { isStreetBoard, type Board } from './board.js';

/**
 * Whether a board says where its nodes lie. The hexes of a board always do. Code that reads `at`, or anything that is
 * computed from it, asks this first: without places there are no faces, sections, lengths or crossings of lines.
 */
export function hasPlaces(board: Board): boolean {
  if (!isStreetBoard(board)) return true;
  const node = board.circles[0] ?? board.crossings[0] ?? board.junctions[0];
  return node === undefined || isPlaced(node);
}

/** The type of a node says that it has a place, which is not so on a board without places. */
const isPlaced = ({ at }: { readonly at?: unknown }): boolean => at !== undefined;
