/** Light on a hex board: gaslights, Watson's lantern, and which characters are visible at the end of a round. */
import type { HexBoard } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { CHARACTERS, DIRECTIONS, type Character, type Direction, type HexId } from '../board/vocabulary.js';
import { adjacentHexMap, flagHexesOfKinds, hexNetworkOf, type HasHexes } from './hex-network.js';
import { hexNeighbours, type HexesByHex } from './movement-steps.js';

/** The characters, Watson's facing and the gaslight hexes that carry a lit tile. */
export interface HexGamePosition {
  readonly characters: Readonly<Partial<Record<Character, HexId>>>;
  /** Undefined if the board does not state it: then the lantern lights nothing. */
  readonly watsonFaces: Direction | undefined;
  readonly lamps: readonly HexId[];
}

/** The position at the start of a game; undefined on a board without a setup. Of two placements of a character the first counts. */
export function startPosition({ setup }: Pick<HexBoard, 'setup'>): HexGamePosition | undefined {
  if (!setup) return undefined;
  const characters: Partial<Record<Character, HexId>> = {};
  for (const { character, hex } of setup.characters) characters[character] ??= hex;
  return { characters, watsonFaces: setup.watsonFaces, lamps: setup.lamps.map(({ hex }) => hex) };
}

/** For each gaslight hex, the walkable hexes beside it: those it lights while it carries a lit tile. */
export const gaslightGlow: (board: HasHexes) => HexesByHex = memoByBoard((board) => {
  const grid = hexNetworkOf(board);
  return adjacentHexMap(grid, flagHexesOfKinds(grid.kinds, ['gaslight']), grid.walkable);
});

/** DEF-25: the hexes lit by gaslight, in order, when these hexes carry the lit tiles. A tile on another kind of hex lights nothing. */
export function hexesLitByGaslight(board: HasHexes, lamps: Iterable<HexId>): readonly HexId[] {
  const glow = gaslightGlow(board);
  const lit = new Set<HexId>();
  for (const lamp of lamps) for (const id of glow.get(lamp) ?? []) lit.add(id);
  return hexNetworkOf(board).ids.filter((id) => lit.has(id));
}

/**
 * DEF-26: the hexes straight on from a hex, nearest first, up to the first that stops the light or the board's edge.
 * Every obstacle stops it, lit gaslights too (AMB-MJ-03); for other rulings pass the hexes that do.
 */
export function lanternRay(
  board: HasHexes,
  from: HexId,
  facing: Direction | undefined,
  stops: ReadonlySet<HexId> = obstacleHexes(board),
): readonly HexId[] {
  const { ids, indexOfId, neighbours } = hexNetworkOf(board);
  if (facing === undefined) return [];
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
  const { ids, onBoard, walkable } = hexNetworkOf(board);
  return new Set(ids.filter((_, index) => onBoard[index] === 1 && walkable[index] === 0));
});

/** The characters on the board, in the order of `CHARACTERS`, divided by whether they are visible. */
export interface Visibility {
  readonly visible: readonly Character[];
  readonly invisible: readonly Character[];
}

/** Whether a lit gaslight stops the lantern's ray (AMB-MJ-03). */
export interface LanternRuling {
  readonly litLampBlocksRay: boolean;
}

/** DEF-27: visible are characters lit by a gaslight, in the lantern's ray, or beside another. Sewers do not count (AMB-MJ-19). */
export function visibilityOf(
  board: HasHexes,
  position: HexGamePosition,
  ruling: LanternRuling = { litLampBlocksRay: true },
): Visibility {
  const placed = CHARACTERS.filter((character) => position.characters[character] !== undefined);
  const occupied = new Set(Object.values(position.characters));
  // The ray does not include Watson's own hex, so his lantern does not light him.
  const lit = new Set([
    ...hexesLitByGaslight(board, position.lamps),
    ...rayOfWatson(board, position, ruling),
  ]);
  const isSeen = (character: Character): boolean => {
    const hex = position.characters[character]!;
    return lit.has(hex) || (hexNeighbours(board).get(hex) ?? []).some((beside) => occupied.has(beside));
  };
  return {
    visible: placed.filter((character) => isSeen(character)),
    invisible: placed.filter((character) => !isSeen(character)),
  };
}

function rayOfWatson(board: HasHexes, position: HexGamePosition, ruling: LanternRuling): readonly HexId[] {
  const watson = position.characters.watson;
  if (watson === undefined) return [];
  if (ruling.litLampBlocksRay) return lanternRay(board, watson, position.watsonFaces);
  const stops = new Set(obstacleHexes(board));
  for (const lamp of position.lamps) if (gaslightGlow(board).has(lamp)) stops.delete(lamp);
  return lanternRay(board, watson, position.watsonFaces, stops);
}
