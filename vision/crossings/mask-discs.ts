/** A mask of everything outside discs. */
import type { Plane } from '../pixels/index.js';

/** The centre of a disc. */
export interface Disc {
  readonly x: number;
  readonly y: number;
}

/** 1 for each pixel that no disc of the given radius covers, 0 for the others. */
export function maskDiscs(
  { width, height }: Pick<Plane, 'width' | 'height'>,
  discs: readonly Disc[],
  radius: number,
): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1);
  for (const { x, y } of discs) {
    const top = Math.max(0, Math.ceil(y - radius));
    const bottom = Math.min(height - 1, Math.floor(y + radius));
    for (let v = top; v <= bottom; v++) {
      const half = Math.sqrt(Math.max(0, radius * radius - (v - y) * (v - y)));
      const left = Math.max(0, Math.ceil(x - half));
      const right = Math.min(width - 1, Math.floor(x + half));
      if (left <= right) mask.fill(0, v * width + left, v * width + right + 1);
    }
  }
  return mask;
}
