/** Pairs of things of two boards that lie at about the same place. */
import type { Point } from '../board/board.js';
import { buildPointGrid, visitPointsNearSegment } from '../geometry/spatial-grid.js';

interface Placed {
  readonly at: Point;
}

/** Cells hold a handful. Hundreds in one cell lie on one another, and their places do not tell them apart. */
const MOST_PER_CELL = 64;

/**
 * The pairs of which each is the other's nearest, no farther apart than `reach`. Of equally near ones the first counts, so lists
 * must be in order. Linear in the number of things.
 */
export function nearestPairs<T extends Placed>(
  ones: readonly T[],
  others: readonly T[],
  reach: number,
): readonly (readonly [T, T])[] {
  if (ones.length === 0 || others.length === 0) return [];
  const nearestOther = nearestIn(others, reach);
  const nearestOne = nearestIn(ones, reach);
  return ones.flatMap((one) => {
    const other = nearestOther(one.at);
    return other !== undefined && nearestOne(other.at) === one ? [[one, other] as const] : [];
  });
}

function nearestIn<T extends Placed>(things: readonly T[], reach: number): (at: Point) => T | undefined {
  const xs = Float64Array.from(things, ({ at }) => at[0]);
  const ys = Float64Array.from(things, ({ at }) => at[1]);
  const grid = buildPointGrid(xs, ys, reach);
  return ([x, y]) => {
    let [nearest, least] = [-1, Infinity];
    const visit = (point: number): void => {
      const distance = Math.hypot(xs[point]! - x, ys[point]! - y);
      if (distance > reach || distance > least || (distance === least && point > nearest)) return;
      [nearest, least] = [point, distance];
    };
    visitPointsNearSegment(grid, [x, y, x, y], reach, visit, MOST_PER_CELL);
    return things[nearest];
  };
}
