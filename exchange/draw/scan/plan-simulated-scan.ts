/** Plans the view of a simulated scan: slightly rotated, slightly from the side, with table all around. */
import {
  applyHomography,
  type Board,
  composeHomographies,
  type Homography,
  normaliseHomography,
  type Point,
} from '../../../model/index.js';
import type { ScanLook } from './scan-look.js';
import { randomBetween, randomOfEitherSign } from './seeded-noise.js';

/** The seed, the width and the look of a simulated scan. */
export interface SimulatedScanOptions {
  /** A whole number from 0 to 4294967295; the same seed always gives the same picture. */
  readonly seed: number;
  /** In pixels; the height follows from the board. */
  readonly width: number;
  /** How the board is printed and photographed; usually as the editor's drawings on yellowed paper. */
  readonly look?: ScanLook;
}

/** The size of a simulated scan, and how it maps the board to pixels. */
export interface SimulatedScanPlan extends SimulatedScanOptions {
  readonly height: number;
  /** From board units to pixels; 0,0 is the corner of the first pixel, so its centre is 0.5,0.5. */
  readonly boardToPicture: Homography;
}

/** The plan for a board, a seed and a width. The whole board is in the picture. */
export function planSimulatedScan(
  { extent: [wide, high] }: Pick<Board, 'extent'>,
  { seed, width, look }: SimulatedScanOptions,
): SimulatedScanPlan {
  // Maps the centre of the board to 0,0 and its longer side to 1.
  const size = 1 / Math.max(wide, high);
  const centred: Homography = [size, 0, (-size * wide) / 2, 0, size, (-size * high) / 2, 0, 0, 1];
  const seen = composeHomographies(
    turned(seed, look?.photo.turn),
    composeHomographies(tilted(seed, look?.photo.tilt), centred),
  );
  const corners = boardCorners([wide, high]).map((corner) => applyHomography(seen, corner));
  const [left, right] = rangeOf(corners.map(([x]) => x));
  const [top, bottom] = rangeOf(corners.map(([, y]) => y));
  const [edge, far] = [
    randomBetween(seed, 'table on the left', 0.03, 0.05),
    randomBetween(seed, 'table on the right', 0.03, 0.05),
  ];
  const scale = (width * (1 - edge - far)) / (right - left);
  const height = Math.max(1, Math.round(scale * (bottom - top) + 2 * TABLE * width));
  const up = (height - scale * (bottom - top)) / 2;
  const put: Homography = [scale, 0, edge * width - scale * left, 0, scale, up - scale * top, 0, 0, 1];
  return {
    seed,
    width,
    ...(look && { look }),
    height,
    boardToPicture: normaliseHomography(composeHomographies(put, seen)),
  };
}

/** The corners of a board, clockwise from the top left. */
export const boardCorners = ([wide, high]: Point): readonly Point[] => [
  [0, 0],
  [wide, 0],
  [wide, high],
  [0, high],
];

/** How much table is visible above and below, in picture widths. */
const TABLE = 0.04;

/** About 0.4 to 2 degrees. Half-angle tangents avoid sines, which machines round differently. */
function turned(seed: number, strength = 1): Homography {
  const half = strength * randomOfEitherSign(seed, 'turn', 0.0035, 0.0175);
  const [cosine, sine] = [(1 - half * half) / (1 + half * half), (2 * half) / (1 + half * half)];
  return [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1];
}

/** The nearer side appears larger. */
const tilted = (seed: number, strength = 1): Homography => [
  1, 0, 0, 0, 1, 0, strength * randomOfEitherSign(seed, 'tilt across', 0.02, 0.06), strength * randomOfEitherSign(seed, 'tilt down', 0.04, 0.1), 1,
]; // prettier-ignore

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
