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

export interface PiecesMove {
  readonly action: Action;
  /** Their keys afterwards: the key of a cover contains its hex. */
  readonly keys: readonly string[];
}

/**
 * Pieces move to hexes and exits to border sides, all by the offset of the dragged one. Undefined if one of them has
 * no valid position: selected pieces stay together.
 */
export function movePieces(
  board: Board,
  keys: readonly string[],
  held: string,
  to: Point,
): PiecesMove | undefined {
  const from = isHexBoard(board) ? positionOfPiece(board, held) : undefined;
  if (!isHexBoard(board) || !from) return undefined;
  const [x, y] = isExit(held) ? to : centreOfHex(board.layout, hexAtPoint(board.layout, to));
  const way: Point = [x - from[0], y - from[1]];
  const moved = keys.map((key) => movedPiece(board, key, way));
  if (moved.some((each) => each === undefined)) return undefined;
  const pieces = keys.filter((key) => !isExit(key));
  return {
    action: sequence(moveEntities(pieces, ...way), ...moved.flatMap((each) => each?.exit ?? [])),
    keys: moved.map((each) => each!.key),
  };
}

const isExit = (key: string): boolean => key.startsWith('exit:');

function movedPiece(
  board: HexBoard,
  key: string,
  [dx, dy]: Point,
): { readonly key: string; readonly exit?: Action } | undefined {
  const place = positionOfPiece(board, key);
  if (!place) return undefined;
  const to: Point = [place[0] + dx, place[1] + dy];
  if (isExit(key)) {
    const side = rimSideAt(board, to);
    return side && { key, exit: setExit({ id: key.slice('exit:'.length), hex: side.hex, side: side.side }) };
  }
  const hex = idOfHex({ at: hexAtPoint(board.layout, to) });
  if (!board.hexes.some((each) => idOfHex(each) === hex)) return undefined;
  return { key: key.startsWith('cover:') ? `cover:${hex}` : key };
}
