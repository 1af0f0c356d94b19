/** Moving what stands on hexes: one piece or exit, or several that are selected together. */
import { inTurn, moveThings, setExit, type Action } from '../../document/index.js';
import {
  centreOfHex,
  hexAtPoint,
  idOfHex,
  isHexBoard,
  type Board,
  type HexBoard,
  type Point,
} from '../../../model/index.js';
import { placeOfPiece } from '../pieces.js';
import { rimSideAt } from '../rim-side.js';

export interface PiecesMoved {
  readonly action: Action;
  /** Their keys afterwards: a cover goes by its hex. */
  readonly keys: readonly string[];
}

/**
 * Pieces go to hexes and exits to sides of the rim, all by the way of the one that is held. Undefined if one of them has
 * no place there: pieces that belong together stay together.
 */
export function movedPieces(
  board: Board,
  keys: readonly string[],
  held: string,
  to: Point,
): PiecesMoved | undefined {
  const from = isHexBoard(board) ? placeOfPiece(board, held) : undefined;
  if (!isHexBoard(board) || !from) return undefined;
  const [x, y] = isExit(held) ? to : centreOfHex(board.layout, hexAtPoint(board.layout, to));
  const way: Point = [x - from[0], y - from[1]];
  const moved = keys.map((key) => movedPiece(board, key, way));
  if (moved.some((each) => each === undefined)) return undefined;
  const pieces = keys.filter((key) => !isExit(key));
  return {
    action: inTurn(moveThings(pieces, ...way), ...moved.flatMap((each) => each?.exit ?? [])),
    keys: moved.map((each) => each!.key),
  };
}

const isExit = (key: string): boolean => key.startsWith('exit:');

function movedPiece(
  board: HexBoard,
  key: string,
  [dx, dy]: Point,
): { readonly key: string; readonly exit?: Action } | undefined {
  const place = placeOfPiece(board, key);
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
