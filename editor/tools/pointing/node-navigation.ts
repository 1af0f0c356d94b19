/** Going from node to node: in the order of their ids, or along a street. */
import {
  type Board,
  compareIds,
  idOfHex,
  isHexBoard,
  isStreetBoard,
  type NodeId,
  type Point,
} from '../../../model/index.js';
import { directionOnBoard } from '../camera/camera.js';
import { namesOfPieces } from '../entities/pieces.js';
import { findPlacedNode, placedLinesAtNode, placedNodesOf } from '../entities/placed-entities.js';
import type { Viewport } from '../input/gesture-types.js';

export const ARROW_DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The node or hex after or before one; the first or last if none is given, undefined past the ends. */
export function nextStop(board: Board, from: string | undefined, step: 1 | -1): string | undefined {
  const all = stops(board);
  const here = from === undefined ? -1 : all.indexOf(from);
  return all[here < 0 ? (step === 1 ? 0 : all.length - 1) : here + step];
}

/** The nodes in the order of their ids, or the hexes and then the pieces. */
function stops(board: Board): readonly string[] {
  if (isHexBoard(board)) return [...board.hexes.map(idOfHex), ...namesOfPieces(board)];
  return [...placedNodesOf(board).keys()].sort(compareIds);
}

/** The other end of the line that leaves a node nearest to a direction on the screen. */
export function nodeInDirection(
  board: Board,
  from: string,
  direction: Point,
  { rotation }: Pick<Viewport, 'rotation'>,
): string | undefined {
  const [dx, dy] = directionOnBoard(rotation, direction);
  if (!isStreetBoard(board) || !findPlacedNode(board, from)) return undefined;
  let best: { readonly to: string; readonly score: number } | undefined;
  for (const { line, path: course } of placedLinesAtNode(board, from as NodeId))
    for (const [end, points] of [
      [0, course],
      [1, course.toReversed()],
    ] as const) {
      if (line.between[end] !== from) continue;
      const [[x1, y1], [x2, y2]] = [points[0]!, points[1]!];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const score = ((x2 - x1) * dx + (y2 - y1) * dy) / length;
      if (score > 0.3 && (!best || score > best.score)) best = { to: line.between[1 - end]!, score };
    }
  return best?.to;
}
