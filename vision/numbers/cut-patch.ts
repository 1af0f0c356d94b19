import type { Plane } from '../pixels/index.js';
import { PATCH_COLUMNS, PATCH_ROWS } from './number-net.js';

/** At scale 1, a patch shows this many radii on each side of a disc's centre. */
export const PATCH_RADII = 1.1;

/** A square part of a picture that is read as one patch. */
export interface PatchView {
  /** The centre, in pixels of the picture; whole numbers are the centres of pixels. */
  readonly x: number;
  readonly y: number;
  /** Half of the side, in pixels of the picture. */
  readonly half: number;
}

/**
 * Cuts the middle rows of a square out of a plane. Where a value of the patch covers more than one pixel, it is the mean
 * of several samples; outside the plane, its edge is repeated.
 */
export function cutPatch(plane: Plane, { x, y, half }: PatchView): Float32Array {
  const size = (2 * half) / PATCH_COLUMNS;
  const samples = Math.max(1, Math.round(size));
  const top = y - (size * PATCH_ROWS) / 2;
  const columns = axisSamples(x - half, size, PATCH_COLUMNS * samples, samples, plane.width);
  const rows = axisSamples(top, size, PATCH_ROWS * samples, samples, plane.height);
  const patch = new Float32Array(PATCH_ROWS * PATCH_COLUMNS);
  const { values, width } = plane;
  const weight = 1 / (samples * samples);
  for (let j = 0; j < rows.low.length; j++) {
    const upper = rows.low[j]! * width;
    const lower = rows.high[j]! * width;
    const down = rows.share[j]!;
    const to = Math.floor(j / samples) * PATCH_COLUMNS;
    for (let i = 0; i < columns.low.length; i++) {
      const left = columns.low[i]!;
      const right = columns.high[i]!;
      const across = columns.share[i]!;
      const above = values[upper + left]! * (1 - across) + values[upper + right]! * across;
      const below = values[lower + left]! * (1 - across) + values[lower + right]! * across;
      patch[to + Math.floor(i / samples)]! += (above * (1 - down) + below * down) * weight;
    }
  }
  return patch;
}

interface AxisSamples {
  /** The two pixels on both sides of each sample, and the share of the second. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly share: Float32Array;
}

function axisSamples(
  start: number,
  size: number,
  count: number,
  perValue: number,
  limit: number,
): AxisSamples {
  const [low, high, share] = [new Int32Array(count), new Int32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i++) {
    const at = start + ((i + 0.5) / perValue) * size;
    const floor = Math.floor(at);
    low[i] = Math.min(limit - 1, Math.max(0, floor));
    high[i] = Math.min(limit - 1, Math.max(0, floor + 1));
    share[i] = at - floor;
  }
  return { low, high, share };
}
