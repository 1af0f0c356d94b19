/** The steps a character can take for one movement point, the neighbours of hexes, and the exits. */
import type { HexBoard } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import type { HexId } from '../board/vocabulary.js';
import { adjacentHexMap, flagHexesOfKinds, hexNetworkOf, type HasHexes } from './hex-network.js';

/** For each hex the hexes that it leads to; keys and lists in the order of `compareIds`. */
export type HexesByHex = ReadonlyMap<HexId, readonly HexId[]>;

/** DEF-21: for each hex on the board, the hexes on the board that share an edge with it. */
export const hexNeighbours: (board: HasHexes) => HexesByHex = memoByBoard((board) => {
  const grid = hexNetworkOf(board);
  return adjacentHexMap(grid, grid.onBoard, grid.onBoard);
});

/** DEF-22: for each walkable hex, the walkable hexes beside it. */
export const walkingSteps: (board: HasHexes) => HexesByHex = memoByBoard((board) => {
  const grid = hexNetworkOf(board);
  return adjacentHexMap(grid, grid.walkable, grid.walkable);
});

/**
 * DEF-24: for each hex on the board, where Miss Stealthy can step from it. She may be on an obstacle in the middle of her
 * move, so obstacles are keys too; that she must rest on a walkable hex concerns the whole move, not the step.
 */
export const stealthSteps = (board: HasHexes): HexesByHex => hexNeighbours(board);

/** DEF-23: for each open manhole, every other open manhole. Covers that lie on no manhole close nothing. */
export function sewerSteps(board: HasHexes, covers: Iterable<HexId>): HexesByHex {
  const closed = new Set(covers);
  const open = manholesOf(board).filter((id) => !closed.has(id));
  return new Map(open.map((id) => [id, open.filter((other) => other !== id)]));
}

const manholesOf: (board: HasHexes) => readonly HexId[] = memoByBoard((board) => {
  const { ids, kinds } = hexNetworkOf(board);
  const isManhole = flagHexesOfKinds(kinds, ['manhole']);
  return ids.filter((_, index) => isManhole[index] === 1);
});

/** A way off the board from one side of a rim hex. */
export type Exit = HexBoard['exits'][number];

/** The exits of a hex, by id. */
export function exitsOfHex({ exits }: Pick<HexBoard, 'exits'>, hex: HexId): readonly Exit[] {
  return exits.filter((exit) => exit.hex === hex).sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
