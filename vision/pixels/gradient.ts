/** Gradients of a picture in colour. */
import { blurPlane } from './blur.js';
import type { Picture, Plane } from './picture.js';

/** The gradient at each pixel: its direction as a unit vector, and its length. */
export interface Gradient {
  readonly width: number;
  readonly height: number;
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  readonly length: Float32Array;
}

/**
 * The gradient of the colour channel that changes most at each pixel. Luminance alone would miss red discs on
 * paper of the same brightness.
 */
export function colourGradient(picture: Picture, sigma: number): Gradient {
  const { width, height } = picture;
  const size = width * height;
  const gradient = {
    width,
    height,
    dx: new Float32Array(size),
    dy: new Float32Array(size),
    length: new Float32Array(size),
  };
  for (const channel of [0, 1, 2] as const)
    keepStronger(gradient, blurPlane(channelOf(picture, channel), sigma));
  return gradient;
}

/** One colour channel of a picture: 0 red, 1 green, 2 blue. */
function channelOf({ width, height, rgb }: Picture, channel: 0 | 1 | 2): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0, at: number = channel; i < values.length; i++, at += 3) values[i] = rgb[at]!;
  return { width, height, values };
}

/** Replaces the gradient by Sobel's of a channel where that is longer. */
function keepStronger(gradient: Gradient, { width, height, values }: Plane): void {
  const { dx, dy, length } = gradient;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = y === 0 ? row + (height > 1 ? width : 0) : row - width;
    const below = y === height - 1 ? row - (height > 1 ? width : 0) : row + width;
    for (let x = 0; x < width; x++) {
      const left = x === 0 ? Math.min(1, width - 1) : x - 1;
      const right = x === width - 1 ? Math.max(0, width - 2) : x + 1;
      const topLeft = values[above + left]!;
      const topRight = values[above + right]!;
      const bottomLeft = values[below + left]!;
      const bottomRight = values[below + right]!;
      const gx =
        (topRight - topLeft + bottomRight - bottomLeft + 2 * (values[row + right]! - values[row + left]!)) /
        8;
      const gy =
        (bottomLeft - topLeft + bottomRight - topRight + 2 * (values[below + x]! - values[above + x]!)) / 8;
      const strength = Math.sqrt(gx * gx + gy * gy);
      const at = row + x;
      if (strength <= length[at]!) continue;
      dx[at] = gx / strength;
      dy[at] = gy / strength;
      length[at] = strength;
    }
  }
}
