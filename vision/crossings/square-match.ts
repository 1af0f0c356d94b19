/** How much each place of a picture looks like a dark square in a light frame. */
import { type BoxSums, sumOfBox } from '../pixels/index.js';

/** What a square looks like at one place. */
export interface SquareLook {
  readonly correlation: number;
  /** How much darker the square is than its frame. */
  readonly contrast: number;
  /** The mean brightness inside. */
  readonly ink: number;
}

/** Brightness levels between a square and its frame, at least. */
const LEAST_CONTRAST = 25;

/** The width of the frame around a square. */
const frameOf = (side: number): number => Math.max(2, Math.round(0.35 * side));

/**
 * Writes the correlation of every free place with a square of the given side, 0 where there is too little contrast. The
 * planes of all sides together would take hundreds of megabytes, so one plane is used for each in turn.
 */
export function matchSquares(
  sums: BoxSums,
  side: number,
  isFree: Uint8Array,
  correlations: Float32Array,
): void {
  const { width, height } = sums;
  correlations.fill(0);
  const frame = frameOf(side);
  const margin = (side >> 1) + frame;
  const whole = side + 2 * frame;
  const stride = width + 1;
  const prefix = sums.sums;
  const area = side * side;
  const around = whole * whole - area;
  // Most places are rejected by the contrast alone, so its four corners are read without a call.
  for (let y = margin; y + whole - margin <= height; y++) {
    const outerTop = (y - margin) * stride;
    const outerBottom = outerTop + whole * stride;
    const innerTop = outerTop + frame * stride;
    const innerBottom = innerTop + side * stride;
    for (let left = 0; left + whole <= width; left++) {
      const right = left + whole;
      const from = left + frame;
      const to = from + side;
      const inner =
        prefix[innerBottom + to]! -
        prefix[innerBottom + from]! -
        prefix[innerTop + to]! +
        prefix[innerTop + from]!;
      const outer =
        prefix[outerBottom + right]! -
        prefix[outerBottom + left]! -
        prefix[outerTop + right]! +
        prefix[outerTop + left]!;
      if ((outer - inner) / around - inner / area <= LEAST_CONTRAST / 2) continue;
      const at = y * width + left + margin;
      if (isFree[at] === 0) continue;
      const look = lookAt(sums, side, left + margin, y);
      if (look !== undefined && look.contrast >= LEAST_CONTRAST) correlations[at] = look.correlation;
    }
  }
}

/** The square of the given side that is centred at a pixel; undefined where its frame leaves the picture. */
export function lookAt(
  { width, height, sums, squares }: BoxSums,
  side: number,
  x: number,
  y: number,
): SquareLook | undefined {
  const stride = width + 1;
  const frame = frameOf(side);
  const whole = side + 2 * frame;
  const left = x - (side >> 1);
  const top = y - (side >> 1);
  if (left < frame || top < frame || left + side + frame > width || top + side + frame > height)
    return undefined;
  const inner = sumOfBox(sums, stride, left, top, left + side, top + side);
  const far = side + frame;
  const outer = sumOfBox(sums, stride, left - frame, top - frame, left + far, top + far);
  const square = sumOfBox(squares, stride, left - frame, top - frame, left + far, top + far);
  const area = side * side;
  const all = whole * whole;
  const around = (outer - inner) / (all - area);
  const mean = outer / all;
  const deviation = Math.sqrt(Math.max(0, square / all - mean * mean)) + 3;
  const share = area / all;
  // The pixels at the edge of a square are a mixture; leaving one row out gives the ink alone.
  const inset = side > 5 ? 1 : 0;
  const core =
    sumOfBox(sums, stride, left + inset, top + inset, left + side, top + side) / (side - inset) ** 2;
  return {
    correlation: ((around - inner / area) * Math.sqrt(share * (1 - share))) / deviation,
    contrast: around - core,
    ink: core,
  };
}
