import type { Point } from '../../../model/index.js';
import type { LineDrawing } from '../../../model/network/index.js';

/** The direction in which a line leaves one of its nodes: the vector to its first point that differs from the node. */
export function directionOfLineAtNode(drawing: LineDrawing, node: number, line: number): Point {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const [x, y] = [xs[node]!, ys[node]!];
  const [first, end] = [bendStarts[line]!, bendStarts[line + 1]!];
  const forwards = from[line] === node;
  for (let i = 0; i < end - first; i++) {
    const bend = forwards ? first + i : end - 1 - i;
    if (bendXs[bend] !== x || bendYs[bend] !== y) return [bendXs[bend]! - x, bendYs[bend]! - y];
  }
  const other = forwards ? to[line]! : from[line]!;
  return [xs[other]! - x, ys[other]! - y];
}

/** The angle between two directions in degrees, from 0 to 180. */
export const angleBetween = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;
