/** A grid where none can be seen. */
import { fitHomography, type Point } from '../../model/index.js';
import type { FoundGrid } from './find-grid.js';

/**
 * A grid of so many columns and rows between four corners in the picture, clockwise from the top left one, as a
 * calibration gives them. Nothing is read from the print, so the confidence is low. Undefined if the corners are no quadrangle.
 */
export function gridFromCorners(
  corners: readonly [Point, Point, Point, Point],
  columns: number,
  rows: number,
): FoundGrid | undefined {
  const toPicture = fitHomography([
    [[0, 0], corners[0]],
    [[columns, 0], corners[1]],
    [[columns, rows], corners[2]],
    [[0, rows], corners[3]],
  ]);
  return toPicture && { toPicture, columns, rows, confidence: UNSEEN };
}

const UNSEEN = 0.3;
