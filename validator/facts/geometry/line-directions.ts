import type { Point } from '../model/index.js';
import type { Drawing } from '../model/geometry/drawing.js';

/** The way in which a line leaves one of its two nodes: the step to its first point that is not the node's own. */
export function directionFrom(drawing: Drawing, node: number, line: number): Point {
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
