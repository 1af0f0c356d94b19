import type { Picture } from './picture.js';

/** A rectangle of whole pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture inside a frame; the frame must lie within the picture. */
export function cropPicture({ width: stride, rgb }: Picture, { left, top, width, height }: Frame): Picture {
  const cropped = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 3 * ((top + y) * stride + left);
    cropped.set(rgb.subarray(from, from + 3 * width), 3 * y * width);
  }
  return { width, height, rgb: cropped };
}
