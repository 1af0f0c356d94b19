/** The light of the gaslights. */
import type { HexId } from '../vocabulary.js';
import type { Hexes } from './hex-grid.js';
import { besideMap, flagsOfKinds, hexGridOf } from './hex-grid.js';
import { oncePerBoard } from '../once-per-board.js';
import type { HexMap } from './steps.js';

/** For each gaslight hex, the walkable hexes beside it: those it lights while it carries a lit tile. */
export const gaslightGlow: (board: Hexes) => HexMap = oncePerBoard((board) => {
  const grid = hexGridOf(board);
  return besideMap(grid, flagsOfKinds(grid.kinds, ['gaslight']), grid.walkable);
});

/** DEF-25: the hexes lit by gaslight, in order, when these hexes carry the lit tiles. A tile on another kind of hex lights nothing. */
export function hexesLitByGaslight(board: Hexes, lamps: Iterable<HexId>): readonly HexId[] {
  const glow = gaslightGlow(board);
  const lit = new Set<HexId>();
  for (const lamp of lamps) for (const id of glow.get(lamp) ?? []) lit.add(id);
  return hexGridOf(board).ids.filter((id) => lit.has(id));
}
