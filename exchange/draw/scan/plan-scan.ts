/** How a board lies in a picture of it: turned a little, seen a little from the side, table all round. */
import type { Board, Point } from '../../../model/board.js';
import {
  applyHomography,
  joinHomographies,
  unitary,
  type Homography,
} from '../../../model/geometry/homography.js';
import { between, eitherWay } from './chance.js';

/** How a scan is made. */
export interface ScanOptions {
  /** A whole number from 0 to 4294967295; each gives another picture, the same one every time. */
  readonly seed: number;
  /** In pixels; the height follows from the board. */
  readonly width: number;
}

/** A picture that is still to be taken. */
export interface ScanPlan extends ScanOptions {
  readonly height: number;
  /** From board units to pixels; 0,0 is the corner of the first pixel, so its middle is 0.5,0.5. */
  readonly boardToPicture: Homography;
}

/** The plan that belongs to a board, a seed and a width. The whole board is in the picture. */
export function planScan(
  { extent: [wide, high] }: Pick<Board, 'extent'>,
  { seed, width }: ScanOptions,
): ScanPlan {
  // The middle of the board to 0,0 and its longer side to 1.
  const size = 1 / Math.max(wide, high);
  const centred: Homography = [size, 0, (-size * wide) / 2, 0, size, (-size * high) / 2, 0, 0, 1];
  const seen = joinHomographies(turned(seed), joinHomographies(tilted(seed), centred));
  const corners = cornersOf([wide, high]).map((corner) => applyHomography(seen, corner));
  const [left, right] = rangeOf(corners.map(([x]) => x));
  const [top, bottom] = rangeOf(corners.map(([, y]) => y));
  const [edge, far] = [
    between(seed, 'table on the left', 0.03, 0.05),
    between(seed, 'table on the right', 0.03, 0.05),
  ];
  const scale = (width * (1 - edge - far)) / (right - left);
  const height = Math.max(1, Math.round(scale * (bottom - top) + 2 * TABLE * width));
  const up = (height - scale * (bottom - top)) / 2;
  const put: Homography = [scale, 0, edge * width - scale * left, 0, scale, up - scale * top, 0, 0, 1];
  return { seed, width, height, boardToPicture: unitary(joinHomographies(put, seen)) };
}

/** The corners of a board, clockwise from the top left. */
export const cornersOf = ([wide, high]: Point): readonly Point[] => [
  [0, 0],
  [wide, 0],
  [wide, high],
  [0, high],
];

/** So much table shows above and below, in widths of the picture. */
const TABLE = 0.04;

/** By about 0.4 to 2 degrees. Half-angle tangents need no sine, which machines round each in its own way. */
function turned(seed: number): Homography {
  const half = eitherWay(seed, 'turn', 0.0035, 0.0175);
  const [cosine, sine] = [(1 - half * half) / (1 + half * half), (2 * half) / (1 + half * half)];
  return [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1];
}

/** The side that is nearer comes out larger. */
const tilted = (seed: number): Homography => [
  1, 0, 0, 0, 1, 0, eitherWay(seed, 'tilt across', 0.02, 0.06), eitherWay(seed, 'tilt down', 0.04, 0.1), 1,
]; // prettier-ignore

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
