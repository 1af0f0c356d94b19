/** The light of Watson's lantern. */
import type { Direction, HexId } from '../board/vocabulary.js';
import { DIRECTIONS } from '../board/vocabulary.js';
import type { HasHexes } from './hex-grid.js';
import { hexGridOf } from './hex-grid.js';
import { memoByBoard } from '../board/memo-by-board.js';

/**
 * DEF-26: the hexes straight on from a hex, nearest first, up to the first that stops the light or the board's edge.
 * Every obstacle stops it, lit gaslights too (AMB-MJ-03); for other rulings pass the hexes that do.
 */
export function lanternRay(
  board: HasHexes,
  from: HexId,
  facing: Direction,
  stops: ReadonlySet<HexId> = obstacleHexes(board),
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

/** The hexes that are not walkable: gaslights, buildings, gardens (DEF-20). */
export const obstacleHexes: (board: HasHexes) => ReadonlySet<HexId> = memoByBoard((board) => {
  const { ids, onBoard, walkable } = hexGridOf(board);
  return new Set(ids.filter((_, index) => onBoard[index] === 1 && walkable[index] === 0));
});
