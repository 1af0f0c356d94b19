/** What the search for junctions looks at: the streets found so far, their ink, and the ground under it. */
import { blurPlane, closeDisc, dilateSquare, type Plane, prefixSums, sumOfBox } from '../pixels/index.js';
import type { FoundStreets } from '../streets/index.js';

/** The planes of a board at the scale at which its streets were found. */
export interface BoardInk {
  readonly found: FoundStreets;
  /** The ink, blurred a little, and the same made a little wider. */
  readonly soft: Plane;
  readonly wide: Plane;
  /** The darkest channel without its dark lines, and how much it differs from its surroundings. */
  readonly ground: Plane;
  readonly relief: Plane;
}

/** Half the side of the surroundings that the ground is compared with, in pixels. */
const SURROUNDINGS = 30;

/** The planes of a board whose streets were found. */
export function boardInk(found: FoundStreets): BoardInk {
  const soft = blurPlane(found.inkMap.ink, 0.8);
  const ground = blurPlane(closeDisc(darkestChannel(found), 3), 1.2);
  return { found, soft, wide: dilateSquare(soft), ground, relief: reliefOf(ground) };
}

function darkestChannel({ inkMap }: FoundStreets): Plane {
  const { width, height, rgb } = inkMap.picture;
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 3)
    values[i] = Math.min(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
  return { width, height, values };
}

function reliefOf(ground: Plane): Plane {
  const { width, height } = ground;
  const sums = prefixSums(ground);
  const stride = width + 1;
  const values = new Float32Array(ground.values.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - SURROUNDINGS), Math.min(height, y + SURROUNDINGS + 1)];
    for (let x = 0; x < width; x++) {
      const left = x < SURROUNDINGS ? 0 : x - SURROUNDINGS;
      const right = x + SURROUNDINGS + 1 > width ? width : x + SURROUNDINGS + 1;
      const at = y * width + x;
      values[at] =
        ground.values[at]! -
        sumOfBox(sums, stride, left, top, right, bottom) / ((right - left) * (bottom - top));
    }
  }
  return { width, height, values };
}
