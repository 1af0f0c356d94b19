import type { Point } from '../../../model/index.js';

/** The sharpest corner moves no further than this many times the distance. */
const MOST = 2;

/** An outline moved to its inside by a distance, so that areas beside each other have outlines of their own. */
export function insetOutline(outline: readonly Point[], distance: number): readonly Point[] {
  const points = outline.filter(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return x !== nextX || y !== nextY;
  });
  const area = signedArea(points);
  // A small area keeps most of its size.
  const by = Math.sign(area) * Math.min(distance, 0.15 * Math.sqrt(Math.abs(area)));
  return points.map((point, i) => {
    const [x, y] = point;
    const before = normalOf(points[(i + points.length - 1) % points.length]!, point);
    const after = normalOf(point, points[(i + 1) % points.length]!);
    const [sumX, sumY] = [before[0] + after[0], before[1] + after[1]];
    const square = sumX * sumX + sumY * sumY;
    // The two sides of a dead end cancel each other.
    const scale = square < 1e-9 ? 0 : Math.min(2 / square, MOST / Math.sqrt(square));
    return [x + by * scale * sumX, y + by * scale * sumY];
  });
}

/** Positive if the outline runs clockwise on the screen. */
const signedArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** The direction to the right of a side, which is the inside of an outline that runs clockwise. */
function normalOf([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [-(y2 - y1) / length, (x2 - x1) / length];
}
