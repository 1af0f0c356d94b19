import { applyHomography } from '../../../model/index.js';
import type { DetectedGrid } from '../../tools/areas/index.js';
import { findGrid } from '../../../vision/index.js';
import type { PlacedPicture } from './placed-picture.js';

/** The lines of the printed section grid in board units, if they can be seen. */
export function gridInPicture({ picture, toBoard }: PlacedPicture): DetectedGrid | undefined {
  const found = findGrid(picture);
  if (found === undefined) return undefined;
  const { toPicture, columns, rows, confidence } = found;
  const place = (column: number, row: number) => {
    const [x, y] = applyHomography(toPicture, [column, row]);
    return applyHomography(toBoard, [x + 0.5, y + 0.5]);
  };
  return { rect: [place(0, 0), place(columns, rows)], columns, rows, confidence };
}
