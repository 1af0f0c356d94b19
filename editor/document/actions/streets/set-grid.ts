import type { Grid, Point } from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import { placeNear } from '../place.js';
import { withProperties } from '../set-properties.js';

/** Lays the printed grid, or takes it away. Its corners may be given in any order. */
export const setGrid = (grid: Grid | null): Action =>
  onStreets((board) => {
    if (grid === null) return withProperties(board, { grid });
    const [a, b] = grid.rect.map(placeNear);
    if (a === undefined || b === undefined) return board;
    const rect: readonly [Point, Point] = [
      [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
    ];
    return withProperties(board, { grid: { ...grid, rect } });
  });
