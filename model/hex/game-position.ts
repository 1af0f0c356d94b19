/** Where things stand at one moment of a game, as far as light and sight are concerned. */
import type { HexBoard } from '../board.js';
import type { Character, Direction, HexId } from '../vocabulary.js';

/** The characters, Watson's facing and the gaslight hexes that carry a lit tile. */
export interface Position {
  readonly characters: Readonly<Partial<Record<Character, HexId>>>;
  readonly watsonFaces: Direction;
  readonly lamps: readonly HexId[];
}

/** The position a game starts from; undefined on a board that has no setup yet. A character placed twice stands where it is named first. */
export function startPosition({ setup }: Pick<HexBoard, 'setup'>): Position | undefined {
  if (!setup) return undefined;
  const characters: Partial<Record<Character, HexId>> = {};
  for (const { character, hex } of setup.characters) characters[character] ??= hex;
  return { characters, watsonFaces: setup.watsonFaces, lamps: setup.lamps.map(({ hex }) => hex) };
}
