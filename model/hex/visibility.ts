/** Which characters are visible at the end of a round. */
import type { Character, HexId } from '../board/vocabulary.js';
import { CHARACTERS } from '../board/vocabulary.js';
import { gaslightGlow, hexesLitByGaslight } from './gaslight.js';
import type { HasHexes } from './hex-grid.js';
import { lanternRay, obstacleHexes } from './lantern.js';
import type { HexPosition } from './game-position.js';
import { hexNeighbours } from './movement-steps.js';

/** The characters on the board, in the order of `CHARACTERS`, divided by whether they are visible. */
export interface Visibility {
  readonly visible: readonly Character[];
  readonly invisible: readonly Character[];
}

/** The ruling on AMB-MJ-03. */
export interface LightRuling {
  readonly litLampBlocksRay: boolean;
}

/** DEF-27: visible are characters lit by a gaslight, in the lantern's ray, or beside another. Sewers do not count (AMB-MJ-19). */
export function visibilityOf(
  board: HasHexes,
  position: HexPosition,
  ruling: LightRuling = { litLampBlocksRay: true },
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

function rayOfWatson(board: HasHexes, position: HexPosition, ruling: LightRuling): readonly HexId[] {
  const watson = position.characters.watson;
  if (watson === undefined) return [];
  if (ruling.litLampBlocksRay) return lanternRay(board, watson, position.watsonFaces);
  const stops = new Set(obstacleHexes(board));
  for (const lamp of position.lamps) if (gaslightGlow(board).has(lamp)) stops.delete(lamp);
  return lanternRay(board, watson, position.watsonFaces, stops);
}
