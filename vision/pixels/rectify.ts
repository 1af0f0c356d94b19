/** Straightens a picture that was taken from the side. */
import type { Homography } from '../../model/index.js';
import type { Picture } from './picture.js';

/**
 * The picture that a homography from its pixels to those of the given picture describes. Positions on both sides are
 * those of pixel centres, whole numbers. Pixels outside the given picture are grey.
 */
export function rectifyPicture(
  picture: Picture,
  toPicture: Homography,
  width: number,
  height: number,
): Picture {
  const rgb = new Uint8ClampedArray(width * height * 3).fill(128);
  const [a, b, c, d, e, f, g, h, i] = toPicture;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = g * x + h * y + i;
      const u = (a * x + b * y + c) / depth;
      const v = (d * x + e * y + f) / depth;
      if (u > -1 && v > -1 && u < picture.width && v < picture.height)
        copyPixel(picture, u, v, rgb, (y * width + x) * 3);
    }
  return { width, height, rgb };
}

/** Writes the colour at a position between four pixels. */
function copyPixel(
  { width, height, rgb }: Picture,
  x: number,
  y: number,
  target: Uint8ClampedArray,
  at: number,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  for (let k = 0; k < 3; k++) {
    const upper =
      rgb[(top * width + left) * 3 + k]! * (1 - across) + rgb[(top * width + right) * 3 + k]! * across;
    const lower =
      rgb[(bottom * width + left) * 3 + k]! * (1 - across) + rgb[(bottom * width + right) * 3 + k]! * across;
    target[at + k] = upper * (1 - down) + lower * down;
  }
}
