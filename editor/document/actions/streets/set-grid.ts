import type { Grid, Point } from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import { roundPosition } from '../../entities/position.js';
import { setProperties } from '../../patches/set-properties.js';

/** Lays the printed grid, or takes it away. Its corners may be given in any order. */
export const setGrid = (grid: Grid | null): Action =>
  streetAction((board) => {
    if (grid === null) return setProperties(board, { grid });
    const [a, b] = grid.rect.map(roundPosition);
    if (a === undefined || b === undefined) return board;
    const rect: readonly [Point, Point] = [
      [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
    ];
    return setProperties(board, { grid: { ...grid, rect } });
  });
