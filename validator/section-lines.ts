import type { Grid, Point } from '../model/index.js';

/** How far a point is from the nearest line between two sections; infinite on a grid of one section. */
export function distanceToSectionLine(grid: Grid, [x, y]: Point): number {
  const [[left, top], [right, bottom]] = grid.rect;
  return Math.min(nearest(grid.columns, left, right, x), nearest(grid.rows, top, bottom, y));
}

function nearest(labels: readonly string[], start: number, end: number, value: number): number {
  let least = Infinity;
  for (let i = 1; i < labels.length; i++)
    if (labels[i]?.[0] !== labels[i - 1]?.[0])
      least = Math.min(least, Math.abs(value - (start + ((end - start) * i) / labels.length)));
  return least;
}
