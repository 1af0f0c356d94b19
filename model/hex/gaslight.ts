/** The light of the gaslights. */
import type { HexId } from '../board/vocabulary.js';
import type { HasHexes } from './hex-grid.js';
import { adjacentHexMap, flagsOfKinds, hexGridOf } from './hex-grid.js';
import { memoByBoard } from '../board/memo-by-board.js';
import type { HexMap } from './movement-steps.js';

/** For each gaslight hex, the walkable hexes beside it: those it lights while it carries a lit tile. */
export const gaslightGlow: (board: HasHexes) => HexMap = memoByBoard((board) => {
  const grid = hexGridOf(board);
  return adjacentHexMap(grid, flagsOfKinds(grid.kinds, ['gaslight']), grid.walkable);
});

/** DEF-25: the hexes lit by gaslight, in order, when these hexes carry the lit tiles. A tile on another kind of hex lights nothing. */
export function hexesLitByGaslight(board: HasHexes, lamps: Iterable<HexId>): readonly HexId[] {
  const glow = gaslightGlow(board);
  const lit = new Set<HexId>();
  for (const lamp of lamps) for (const id of glow.get(lamp) ?? []) lit.add(id);
  return hexGridOf(board).ids.filter((id) => lit.has(id));
}
