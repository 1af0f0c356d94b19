/** How much each place of a picture looks like a dark square in a light frame. */
import { type BoxSums, emptyPlane, type Plane, sumOfBox } from '../pixels/index.js';

/** For one side length: the correlation at each pixel, 0 where there is too little contrast. */
export interface SquareMatch {
  /** In pixels. */
  readonly side: number;
  readonly correlation: Plane;
}

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

/** The correlation of every place with a square of the given side. */
export function matchSquares(sums: BoxSums, side: number): SquareMatch {
  const { width, height } = sums;
  const correlation = emptyPlane(width, height);
  const half = side >> 1;
  const frame = frameOf(side);
  for (let y = half + frame; y + side - half + frame <= height; y++)
    for (let x = half + frame; x + side - half + frame <= width; x++) {
      if (!isDarker(sums, side, frame, x, y)) continue;
      const look = lookAt(sums, side, x, y)!;
      if (look.contrast >= LEAST_CONTRAST) correlation.values[y * width + x] = look.correlation;
    }
  return { side, correlation };
}

/** A quick test that rejects most places: whether the square is clearly darker than its frame. */
function isDarker({ width, sums }: BoxSums, side: number, frame: number, x: number, y: number): boolean {
  const stride = width + 1;
  const [left, top] = [x - (side >> 1), y - (side >> 1)];
  const inner = sumOfBox(sums, stride, left, top, left + side, top + side);
  const outer = sumOfBox(sums, stride, left - frame, top - frame, left + side + frame, top + side + frame);
  const area = side * side;
  return (outer - inner) / ((side + 2 * frame) ** 2 - area) - inner / area > LEAST_CONTRAST / 2;
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
  const [left, top] = [x - (side >> 1), y - (side >> 1)];
  if (left < frame || top < frame || left + side + frame > width || top + side + frame > height)
    return undefined;
  const box = (from: Float64Array, margin: number): number =>
    sumOfBox(from, stride, left - margin, top - margin, left + side + margin, top + side + margin);
  const inner = box(sums, 0);
  const outer = box(sums, frame);
  const [area, all] = [side * side, whole * whole];
  const around = (outer - inner) / (all - area);
  const mean = outer / all;
  const deviation = Math.sqrt(Math.max(0, box(squares, frame) / all - mean * mean)) + 3;
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
