/** The pieces and exits of a hex board by key: characters, lamps, covers, exits. */
import {
  centreOfHex,
  DIRECTION_VECTORS,
  type Exit,
  type HexBoard,
  type HexId,
  parseHexId,
  type Point,
} from '../../../model/index.js';
import { characterPositions } from '../../../exchange/draw/index.js';
import type { LampTile } from '../../document/index.js';

/** The lit gaslight tiles: four with numbers, two without (MJ-B05). */
export const LAMP_TILES = ['1', '2', '3', '4', 'a', 'b'] as const satisfies readonly LampTile[];

/** Every piece of the starting position and every exit, by key. */
export const namesOfPieces = ({ setup, exits }: HexBoard): readonly string[] => [
  ...(setup?.characters ?? []).map(({ character }) => `character:${character}`),
  ...(setup?.lamps ?? []).map(({ tile }) => `lamp:${tile}`),
  ...(setup?.covers ?? []).map((hex) => `cover:${hex}`),
  ...exits.map(({ id }) => `exit:${id}`),
];

/** The same in stacking order, topmost first: characters before other pieces, later ones before earlier ones. */
export function pieceNamesTopDown(board: HexBoard): readonly string[] {
  const keys = namesOfPieces(board).toReversed();
  return ['character:', 'lamp:', 'cover:', 'exit:'].flatMap((kind) =>
    keys.filter((key) => key.startsWith(kind)),
  );
}

/** The hex of a piece or an exit. */
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

/** The drawn position of a piece, beside another on the same hex. */
export function drawnPositionOfPiece(board: HexBoard, key: string): Point | undefined {
  const i = (board.setup?.characters ?? []).findIndex(({ character }) => key === `character:${character}`);
  return i < 0 ? positionOfPiece(board, key) : characterPositions(board)[i];
}

/** The position of a piece: the centre of its hex; for an exit, outside its side. */
export function positionOfPiece(board: HexBoard, key: string): Point | undefined {
  const exit = board.exits.find(({ id }) => key === `exit:${id}`);
  if (exit) return placeOfExit(board, exit);
  const at = parseHexId(hexOfPiece(board, key) ?? '');
  return at && centreOfHex(board.layout, at);
}

/** The centre of the arrow in the drawing. */
function placeOfExit({ layout }: HexBoard, { hex, side }: Exit): Point | undefined {
  const at = parseHexId(hex);
  if (!at) return undefined;
  const [x, y] = centreOfHex(layout, at);
  const [q, r] = DIRECTION_VECTORS[side];
  const along = 1.28 * layout.size;
  return [x + along * (Math.sqrt(3) / 2) * q, y + along * (r + q / 2)];
}
