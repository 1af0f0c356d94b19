/** Who can be seen: what the witness tells at the end of a round. */
import type { Character, HexId } from '../vocabulary.js';
import { CHARACTERS } from '../vocabulary.js';
import { gaslightGlow, hexesLitByGaslight } from './gaslight.js';
import type { Hexes } from './hex-grid.js';
import { lanternRay, obstaclesOf } from './lantern.js';
import type { Position } from './position.js';
import { hexNeighbours } from './steps.js';

/** The characters on the board, in the order of `CHARACTERS`, parted by whether they are seen. */
export interface Visibility {
  readonly visible: readonly Character[];
  readonly invisible: readonly Character[];
}

/** How AMB-MJ-03 is ruled. */
export interface LightRuling {
  readonly litLampBlocksRay: boolean;
}

/** DEF-27: seen are those lit by a gaslight, those in the lantern's ray, and those beside another. Sewers join nobody (AMB-MJ-19). */
export function visibilityOf(
  board: Hexes,
  position: Position,
  ruling: LightRuling = { litLampBlocksRay: true },
): Visibility {
  const placed = CHARACTERS.filter((character) => position.characters[character] !== undefined);
  const occupied = new Set(Object.values(position.characters));
  // The ray leaves Watson's own hex out, so his lantern never shows him.
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

function rayOfWatson(board: Hexes, position: Position, ruling: LightRuling): readonly HexId[] {
  const watson = position.characters.watson;
  if (watson === undefined) return [];
  if (ruling.litLampBlocksRay) return lanternRay(board, watson, position.watsonFaces);
  const stops = new Set(obstaclesOf(board));
  for (const lamp of position.lamps) if (gaslightGlow(board).has(lamp)) stops.delete(lamp);
  return lanternRay(board, watson, position.watsonFaces, stops);
}
