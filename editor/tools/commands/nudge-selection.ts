/** Moves the selection by arrow keys, in the direction seen on a rotated board. */
import { moveEntities, setExit } from '../../document/index.js';
import { isHexBoard, parseHexId, type HexBoard, type Point } from '../../../model/index.js';
import { directionOnBoard } from '../camera/camera.js';
import {
  boardOf,
  performMergedStep,
  selectEntities,
  selectionOf,
  type EditorState,
} from '../state/editor-state.js';
import type { Viewport } from '../input/gesture-types.js';
import { hexOfPiece, namesOfPieces, positionOfPiece } from '../entities/pieces.js';
import { nextRimSide } from '../grids/rim-sides.js';
import { planPiecesMove } from '../tools/move-selection.js';
import { isMovable } from '../tools/select-tool.js';
import { describeEntities } from '../entities/describe-entity.js';

/** Moves the selection by whole board units, or pieces from hex to hex. Nudges in a row are one step. */
export function nudgeSelection(desk: EditorState, way: Point, { rotation }: Viewport): EditorState {
  const board = boardOf(desk);
  const name = `Nudge ${describeEntities(board, selectionOf(desk))}`;
  if (isHexBoard(board)) return nudgeOnHexes(desk, board, name, directionOnBoard(rotation, way));
  // By the nearest quarter of a turn: units stay whole, and no two arrows come to mean the same.
  const quarter = (90 * Math.round(rotation / 90)) % 360;
  const next = performMergedStep(
    desk,
    name,
    moveEntities(selectionOf(desk), ...directionOnBoard(quarter, way)),
  );
  if (next !== desk) return next;
  return {
    ...desk,
    announcement: selectionOf(desk).some(isMovable)
      ? 'It cannot go farther that way: the board ends at 1000000 units.'
      : 'A block moves with its nodes: move those.',
  };
}

/** Pieces go from hex to hex, all of them or none; an exit to the next side of the rim. */
function nudgeOnHexes(desk: EditorState, board: HexBoard, name: string, way: Point): EditorState {
  const all = new Set(namesOfPieces(board));
  const pieces = selectionOf(desk).filter((key) => all.has(key));
  if (pieces.length === 0)
    return { ...desk, announcement: 'Hexes cannot be moved. Press H to move the lattice.' };
  const exit = pieces.length === 1 ? board.exits.find(({ id }) => pieces[0] === `exit:${id}`) : undefined;
  if (exit) {
    const length = Math.hypot(...way);
    const side = nextRimSide(board, exit, [way[0] / length, way[1] / length]);
    if (!side) return { ...desk, announcement: 'There is no border side in that direction.' };
    return performMergedStep(desk, name, setExit({ id: exit.id, hex: side.hex, side: side.side }));
  }
  const held = pieces.find((key) => !key.startsWith('exit:')) ?? pieces[0]!;
  const [[x, y], [dx, dy]] = [positionOfPiece(board, held)!, hexwards(board, held, way)];
  const moved = planPiecesMove(board, pieces, held, [x + dx, y + dy]);
  if (!moved) return { ...desk, announcement: 'There is no hex in that direction.' };
  const { selection } = selectEntities(desk, pieces);
  const next = performMergedStep(desk, name, moved);
  return desk.readOnly ? next : { ...next, selection };
}

/**
 * From a piece to the hex that lies nearest to a way. About half way between two it goes to one and the other in turn, which
 * keeps the row; of the three axes the one that both go along counts the steps.
 */
function hexwards(board: HexBoard, key: string, [dx, dy]: Point): Point {
  const [q, r] = parseHexId(hexOfPiece(board, key) ?? '') ?? [0, 0];
  // In sixths of a turn, so that neighbours lie at halves.
  const angle = Math.atan2(dy, dx) / (Math.PI / 3);
  const steps = [q, q + r, r].at(Math.round(angle) % 3)!;
  const turn = (steps % 2 === 0) === dx > 0 ? 0.05 : -0.05;
  const towards = (Math.floor(angle + turn) + 0.5) * (Math.PI / 3);
  const length = Math.sqrt(3) * board.layout.size;
  return [length * Math.cos(towards), length * Math.sin(towards)];
}
