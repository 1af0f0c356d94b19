/** Changes the starting position of a hex board. */
import {
  type Character,
  type Direction,
  type HexBoard,
  type HexId,
  idOfHex,
  type Setup,
  updateOrSame,
} from '../../../../model/index.js';
import { type Action, hexBoardAction } from '../action.js';
import type { LampTile } from '../../entities/entity-name.js';

/** Places a character on a hex, or removes it. */
export const placeCharacter = (character: Character, hex: HexId | null): Action =>
  placePiece(hex, (setup) => ({
    characters: placed(setup.characters, (each) => each.character === character, { character }, hex),
  }));

/** Places a lit gaslight tile on a hex, or removes it. */
export const placeLamp = (tile: LampTile, hex: HexId | null): Action =>
  placePiece(hex, (setup) => ({ lamps: placed(setup.lamps, (lamp) => lamp.tile === tile, { tile }, hex) }));

const placePiece = (hex: HexId | null, change: (setup: Setup) => Partial<Setup>): Action =>
  hexBoardAction((board) =>
    hex === null || hasHex(board, hex)
      ? changeSetup(board, (setup) => updateOrSame(setup, change(setup)))
      : board,
  );

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

/** Closes an exit by a police cordon, or opens it. */
export const setCordon = (exit: string, on: boolean): Action =>
  hexBoardAction((board) =>
    on && !board.exits.some(({ id }) => id === exit)
      ? board
      : changeSetup(board, (setup) => updateOrSame(setup, { cordons: toggled(setup.cordons, exit, on) })),
  );

/** Covers the manhole on a hex of the board, or opens it. */
export const setManholeCover = (hex: HexId, on: boolean): Action =>
  hexBoardAction((board) =>
    on && !hasHex(board, hex)
      ? board
      : changeSetup(board, (setup) => updateOrSame(setup, { covers: toggled(setup.covers, hex, on) })),
  );

function toggled<T>(list: readonly T[], one: T, on: boolean): readonly T[] {
  if (list.includes(one) === on) return list;
  return on ? [...list, one] : list.filter((each) => each !== one);
}

/** Sets the direction of Watson's lantern. */
export const setWatsonDirection = (direction: Direction): Action =>
  hexBoardAction((board) => changeSetup(board, (setup) => updateOrSame(setup, { watsonFaces: direction })));

const EMPTY: Setup = { characters: [], watsonFaces: 'N', lamps: [], covers: [], cordons: [] };

/** The board with its starting position changed by a function. */
export function changeSetup(board: HexBoard, change: (setup: Setup) => Setup): HexBoard {
  const before = board.setup ?? EMPTY;
  const after = change(before);
  return after === before ? board : updateOrSame(board, { setup: after });
}

export const hasHex = (board: HexBoard, id: HexId): boolean => board.hexes.some((hex) => idOfHex(hex) === id);
