/** How far the discs of a board reach: where the last ring around their centres ends. */
import { type Plane, sampleLinear } from '../pixels/index.js';

/** The reaches that are tried, in sides of a crossing. */
const NEAREST = 0.4;
const FARTHEST = 2.4;
const STEP = 0.05;
/** The points on each ring. */
const ANGLES = 48;
/** The last change of brightness that is at least this share of the largest is the edge. */
const LEAST_CHANGE = 0.3;
/** Without circles to look at. */
const USUAL = 1.6;
/** Streets between discs that lie close together would be lost beyond this. */
const LARGEST = 1.6;

/**
 * The outer edge of discs with the given centres, in sides of a crossing. Streets and drawings around the discs differ,
 * so the median brightness of rings is even outside the discs, and changes for the last time at their edge.
 */
export function discReach(
  grey: Plane,
  centres: readonly { readonly x: number; readonly y: number }[],
  side: number,
): number {
  if (centres.length === 0) return USUAL;
  const count = Math.round((FARTHEST - NEAREST) / STEP) + 1;
  const profile = Array.from({ length: count }, (_, k) =>
    medianOf(centres.map(({ x, y }) => ringMean(grey, x, y, (NEAREST + k * STEP) * side))),
  );
  const changes = profile.map((value, k) => Math.abs(value - (profile[k - 1] ?? value)));
  const largest = Math.max(...changes);
  const last = changes.findLastIndex((change) => change >= LEAST_CHANGE * largest);
  return Math.min(LARGEST, NEAREST + last * STEP);
}

function ringMean(grey: Plane, x: number, y: number, radius: number): number {
  let sum = 0;
  for (let k = 0; k < ANGLES; k++) {
    const angle = (2 * Math.PI * k) / ANGLES;
    sum += sampleLinear(grey, x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return sum / ANGLES;
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
