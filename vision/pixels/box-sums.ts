/** Sums over upright boxes in constant time. */
import type { Plane } from './picture.js';

/** Prefix sums of a plane and of its squares; a row and a column of zeros come first. */
export interface BoxSums {
  readonly width: number;
  readonly height: number;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

/** The prefix sums of a plane. */
export function boxSums({ width, height, values }: Plane): BoxSums {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  const squares = new Float64Array(sums.length);
  for (let y = 0; y < height; y++) {
    let [sum, square] = [0, 0];
    for (let x = 0; x < width; x++) {
      const value = values[y * width + x]!;
      sum += value;
      square += value * value;
      const at = (y + 1) * stride + x + 1;
      sums[at] = sums[at - stride]! + sum;
      squares[at] = squares[at - stride]! + square;
    }
  }
  return { width, height, sums, squares };
}

/** The sum over the pixels with left ≤ x < right and top ≤ y < bottom, all inside the plane. */
export function sumOfBox(
  sums: Float64Array,
  stride: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  return (
    sums[bottom * stride + right]! -
    sums[bottom * stride + left]! -
    sums[top * stride + right]! +
    sums[top * stride + left]!
  );
}
