/** The printed section grid of a board that has none. */
import type { Grid, Point, StreetBoard } from '../../../model/index.js';
import type { DetectedGrid } from '../entities/detected-areas.js';
import { printedGridLabels, segmentsOfGridLines } from '../grids/grid-lines.js';
import { roundPoint } from '../pointing/snap.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import type { PendingGrid } from './pending-area.js';

/** Lines may lie this far outside the board, in cells. */
const OUTSIDE = 0.2;

/**
 * The grid with the columns and rows of the game. The first or last lines are often hidden by the frame of the print:
 * they are added where they are on the board. Undefined if that is not possible in exactly one way.
 */
function completeGrid(board: StreetBoard, found: DetectedGrid): Grid | undefined {
  const labels = printedGridLabels(board.game);
  const [[left, top], [right, bottom]] = found.rect;
  const across = extend(left, right, found.columns, labels.columns.length, board.extent[0]);
  const down = extend(top, bottom, found.rows, labels.rows.length, board.extent[1]);
  if (across === undefined || down === undefined) return undefined;
  const corner = (i: 0 | 1): Point => roundPoint([across[i], down[i]]);
  return { ...labels, rect: [corner(0), corner(1)] };
}

function extend(
  first: number,
  last: number,
  found: number,
  count: number,
  extent: number,
): readonly [number, number] | undefined {
  const step = (last - first) / found;
  if (found > count || !(step > 0)) return undefined;
  const possible = Array.from({ length: count - found + 1 }, (_, before): readonly [number, number] => [
    first - before * step,
    first + (count - before) * step,
  ]).filter(([from, to]) => from > -OUTSIDE * step && to < extent + OUTSIDE * step);
  return possible.length === 1 ? possible[0] : undefined;
}

/** The grid that is suggested, if the board has none. */
export function pendingGrid(board: StreetBoard, found: DetectedGrid): PendingGrid | undefined {
  const grid = board.grid === undefined ? completeGrid(board, found) : undefined;
  if (grid === undefined) return undefined;
  const [[left, top], [right, bottom]] = grid.rect;
  return {
    kind: 'grid',
    id: 'grid',
    name: `section grid of ${grid.columns.length} by ${grid.rows.length}`,
    place: [(left + right) / 2, (top + bottom) / 2],
    outlines: [cornersBetween(...grid.rect)],
    certainty: found.confidence,
    grid,
  };
}

/** The lines of a suggested grid. */
export const linesOfGrid = ({ grid }: PendingGrid): readonly (readonly Point[])[] =>
  [
    ...grid.columns.map((_, column) => segmentsOfGridLines(grid, { column })),
    ...grid.rows.map((_, row) => segmentsOfGridLines(grid, { row })),
  ].flat();
