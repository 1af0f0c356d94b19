/** A position of a game, as far as light and visibility depend on it. */
import type { HexBoard } from '../board/board.js';
import type { Character, Direction, HexId } from '../board/vocabulary.js';

/** The characters, Watson's facing and the gaslight hexes that carry a lit tile. */
export interface HexPosition {
  readonly characters: Readonly<Partial<Record<Character, HexId>>>;
  readonly watsonFaces: Direction;
  readonly lamps: readonly HexId[];
}

/** The position at the start of a game; undefined on a board without a setup. Of two placements of a character the first counts. */
export function startPosition({ setup }: Pick<HexBoard, 'setup'>): HexPosition | undefined {
  if (!setup) return undefined;
  const characters: Partial<Record<Character, HexId>> = {};
  for (const { character, hex } of setup.characters) characters[character] ??= hex;
  return { characters, watsonFaces: setup.watsonFaces, lamps: setup.lamps.map(({ hex }) => hex) };
}
