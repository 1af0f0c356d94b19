/** What stands on a hex board beside its hexes: characters, lamps, covers and exits, by their keys. */
import {
  centreOfHex,
  parseHexId,
  type Exit,
  type HexBoard,
  type HexId,
  type Point,
} from '../../model/index.js';
import { placesOfCharacters } from '../../exchange/draw/places-of-characters.js';
import { DIRECTION_VECTORS } from '../../model/hex/index.js';
import type { LampTile } from '../document/index.js';

/** The lit gaslight tiles: four with numbers, two without (MJ-B05). */
export const LAMP_TILES = ['1', '2', '3', '4', 'a', 'b'] as const satisfies readonly LampTile[];

/** Every piece of the starting position and every exit, by key. */
export const keysOfPieces = ({ setup, exits }: HexBoard): readonly string[] => [
  ...(setup?.characters ?? []).map(({ character }) => `character:${character}`),
  ...(setup?.lamps ?? []).map(({ tile }) => `lamp:${tile}`),
  ...(setup?.covers ?? []).map((hex) => `cover:${hex}`),
  ...exits.map(({ id }) => `exit:${id}`),
];

/** The same as they lie over each other: a character over what lies under it, and of its like the last that is drawn. */
export function keysFromTop(board: HexBoard): readonly string[] {
  const keys = keysOfPieces(board).toReversed();
  return ['character:', 'lamp:', 'cover:', 'exit:'].flatMap((kind) =>
    keys.filter((key) => key.startsWith(kind)),
  );
}

/** The hex a piece stands on, or an exit leads from. */
export function hexOfPiece({ setup, exits }: HexBoard, key: string): HexId | undefined {
  const colon = key.indexOf(':');
  const [kind, name] = [key.slice(0, Math.max(colon, 0)), key.slice(colon + 1)];
  switch (kind) {
    case 'character':
      return setup?.characters.find(({ character }) => character === name)?.hex;
    case 'lamp':
      return setup?.lamps.find(({ tile }) => tile === name)?.hex;
    case 'cover':
      return setup?.covers.find((hex) => hex === name);
    case 'exit':
      return exits.find(({ id }) => id === name)?.hex;
    default:
      return undefined;
  }
}

/** Where a piece is drawn, beside another that stands on the same hex. */
export function seenPlaceOfPiece(board: HexBoard, key: string): Point | undefined {
  const i = (board.setup?.characters ?? []).findIndex(({ character }) => key === `character:${character}`);
  return i < 0 ? placeOfPiece(board, key) : placesOfCharacters(board)[i];
}

/** Where a piece is: in the middle of its hex; an exit before the side it leads through. */
export function placeOfPiece(board: HexBoard, key: string): Point | undefined {
  const exit = board.exits.find(({ id }) => key === `exit:${id}`);
  if (exit) return placeOfExit(board, exit);
  const at = parseHexId(hexOfPiece(board, key) ?? '');
  return at && centreOfHex(board.layout, at);
}

/** The middle of the arrow that the drawing puts there. */
function placeOfExit({ layout }: HexBoard, { hex, side }: Exit): Point | undefined {
  const at = parseHexId(hex);
  if (!at) return undefined;
  const [x, y] = centreOfHex(layout, at);
  const [q, r] = DIRECTION_VECTORS[side];
  const along = 1.28 * layout.size;
  return [x + along * (Math.sqrt(3) / 2) * q, y + along * (r + q / 2)];
}
