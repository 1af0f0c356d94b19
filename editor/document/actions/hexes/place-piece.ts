import type { Character, HexId } from '../../../../model/index.js';
import { hexAction, type Action } from '../action.js';
import type { LampTile } from '../../entities/entity-name.js';
import { changeSetup, hasHex } from '../../entities/setup.js';

/** Puts a character on a hex of the board, or takes it off. */
export const placeCharacter = (character: Character, hex: HexId | null): Action =>
  hexAction((board) => {
    if (hex !== null && !hasHex(board, hex)) return board;
    return changeSetup(board, (setup) => {
      const characters = placed(setup.characters, (each) => each.character === character, { character }, hex);
      return characters === setup.characters ? setup : { ...setup, characters };
    });
  });

/** Lays the tile of a lit gaslight on a hex of the board, or takes it off. */
export const placeLamp = (tile: LampTile, hex: HexId | null): Action =>
  hexAction((board) => {
    if (hex !== null && !hasHex(board, hex)) return board;
    return changeSetup(board, (setup) => {
      const lamps = placed(setup.lamps, (lamp) => lamp.tile === tile, { tile }, hex);
      return lamps === setup.lamps ? setup : { ...setup, lamps };
    });
  });

/** The pieces with one on a hex, or without it; one that is moved is the same entity. */
function placed<T extends { readonly hex: HexId }>(
  pieces: readonly T[],
  isOne: (piece: T) => boolean,
  name: Omit<T, 'hex'>,
  hex: HexId | null,
): readonly T[] {
  const known = pieces.find(isOne);
  if (pieces.some((piece) => isOne(piece) && piece.hex === hex) || (!known && hex === null)) return pieces;
  const others = pieces.filter((piece) => !isOne(piece));
  return hex === null ? others : [...others, { ...(known ?? name), hex } as T];
}
