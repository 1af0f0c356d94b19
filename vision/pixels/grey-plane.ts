import type { Picture, Plane } from './picture.js';

/** The luminance of a picture, 0 to 255. */
export function greyPlane({ width, height, rgb }: Picture): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 3)
    values[i] = 0.299 * rgb[at]! + 0.587 * rgb[at + 1]! + 0.114 * rgb[at + 2]!;
  return { width, height, values };
}
