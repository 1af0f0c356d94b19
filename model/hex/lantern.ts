/** The light of Watson's lantern. */
import type { Direction, HexId } from '../vocabulary.js';
import { DIRECTIONS } from '../vocabulary.js';
import type { Hexes } from './hex-grid.js';
import { hexGridOf } from './hex-grid.js';
import { oncePerBoard } from '../once-per-board.js';

/**
 * DEF-26: the hexes straight on from a hex, nearest first, up to the first that stops the light or the board's edge.
 * Every obstacle stops it, lit gaslights too (AMB-MJ-03); who plays otherwise says which hexes do.
 */
export function lanternRay(
  board: Hexes,
  from: HexId,
  facing: Direction,
  stops: ReadonlySet<HexId> = obstaclesOf(board),
): readonly HexId[] {
  const { ids, indexOfId, neighbours } = hexGridOf(board);
  const side = DIRECTIONS.indexOf(facing);
  const ray: HexId[] = [];
  let index = indexOfId.get(from) ?? -1;
  while (index >= 0) {
    index = neighbours[index * DIRECTIONS.length + side]!;
    if (index < 0 || stops.has(ids[index]!)) break;
    ray.push(ids[index]!);
  }
  return ray;
}

/** The hexes on the board that nobody walks on: gaslights, buildings, gardens (DEF-20). */
export const obstaclesOf: (board: Hexes) => ReadonlySet<HexId> = oncePerBoard((board) => {
  const { ids, onBoard, walkable } = hexGridOf(board);
  return new Set(ids.filter((_, index) => onBoard[index] === 1 && walkable[index] === 0));
});
