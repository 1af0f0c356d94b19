/** Moves pieces and exits on hexes, one or several. */
import { sequence, moveEntities, setExit, type Action } from '../../document/index.js';
import {
  centreOfHex,
  hexAtPoint,
  idOfHex,
  isHexBoard,
  type Board,
  type HexBoard,
  type Point,
} from '../../../model/index.js';
import { positionOfPiece } from '../entities/pieces.js';
import { rimSideAt } from '../grids/rim-sides.js';

/**
 * Pieces move to hexes and exits to border sides, all by the offset of the dragged one. Undefined if one of them has
 * no valid position: selected pieces stay together.
 */
export function movePieces(
  board: Board,
  keys: readonly string[],
  held: string,
  to: Point,
): Action | undefined {
  const from = isHexBoard(board) ? positionOfPiece(board, held) : undefined;
  if (!isHexBoard(board) || !from) return undefined;
  const [x, y] = isExit(held) ? to : centreOfHex(board.layout, hexAtPoint(board.layout, to));
  const way: Point = [x - from[0], y - from[1]];
  const pieces = keys.filter((key) => !isExit(key));
  const exits = keys.filter(isExit).map((key) => moveExit(board, key, way));
  if (!pieces.every((key) => hasHexAt(board, key, way))) return undefined;
  return exits.every((each) => each !== undefined)
    ? sequence(moveEntities(pieces, ...way), ...exits)
    : undefined;
}

const isExit = (key: string): boolean => key.startsWith('exit:');

function moveExit(board: HexBoard, key: string, [dx, dy]: Point): Action | undefined {
  const place = positionOfPiece(board, key);
  const side = place && rimSideAt(board, [place[0] + dx, place[1] + dy]);
  return side && setExit({ id: key.slice('exit:'.length), hex: side.hex, side: side.side });
}

function hasHexAt(board: HexBoard, key: string, [dx, dy]: Point): boolean {
  const place = positionOfPiece(board, key);
  if (!place) return false;
  const hex = idOfHex({ at: hexAtPoint(board.layout, [place[0] + dx, place[1] + dy]) });
  return board.hexes.some((each) => idOfHex(each) === hex);
}
