/** The edges of a picture as a field of directions. */
import { boxSums, colourGradient, type Picture, type Plane, sumOfBox } from '../pixels/index.js';

/**
 * Edges as vectors of the doubled angle of their normal, so that both sides of a line agree. The strength is
 * relative to the surroundings: faint lines in a dark corner count as much as strong ones in the light.
 */
export interface EdgeField {
  readonly width: number;
  readonly height: number;
  readonly cosine: Plane;
  readonly sine: Plane;
}

/** The surroundings that the strength is compared with, as a share of the longer side of the picture. */
const SURROUNDINGS = 0.087;
/** Stronger edges count no more than this. */
const STRONGEST = 2.5;

/** The edge field of a picture. */
export function edgeField(picture: Picture): EdgeField {
  const { width, height, dx, dy, length } = colourGradient(picture, 1);
  const { sums, squares } = boxSums({ width, height, values: length });
  const reach = Math.max(4, Math.round((SURROUNDINGS * Math.max(width, height)) / 2));
  const cosine = new Float32Array(sums.length);
  const sine = new Float32Array(sums.length);
  for (let y = 0, at = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++, at++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const square =
        sumOfBox(squares, width + 1, left, top, right, bottom) / ((right - left) * (bottom - top));
      const strength = Math.min(STRONGEST, length[at]! / (Math.sqrt(Math.max(0, square)) + 1));
      cosine[at] = strength * (dx[at]! * dx[at]! - dy[at]! * dy[at]!);
      sine[at] = strength * 2 * dx[at]! * dy[at]!;
    }
  }
  return plane2(width, height, cosine, sine);
}

const plane2 = (width: number, height: number, cosine: Float32Array, sine: Float32Array): EdgeField => ({
  width,
  height,
  cosine: { width, height, values: cosine },
  sine: { width, height, values: sine },
});
