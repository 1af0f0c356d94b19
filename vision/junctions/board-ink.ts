/** What the search for junctions looks at: the streets found so far, their ink, and the ground under it. */
import { blurPlane, closeDisc, dilateSquare, type Plane } from '../pixels/index.js';
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

/** How much each value differs from the mean of its surroundings, by sums that move along with the pixel. */
function reliefOf({ width, height, values: ground }: Plane): Plane {
  const values = new Float32Array(ground.length);
  const columns = new Float64Array(width);
  const addRow = (y: number, sign: number): void => {
    for (let x = 0, at = y * width; x < width; x++, at++) columns[x] = columns[x]! + sign * ground[at]!;
  };
  for (let y = 0; y < Math.min(height, SURROUNDINGS); y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + SURROUNDINGS < height) addRow(y + SURROUNDINGS, 1);
    if (y > SURROUNDINGS) addRow(y - SURROUNDINGS - 1, -1);
    const rows = Math.min(height, y + SURROUNDINGS + 1) - Math.max(0, y - SURROUNDINGS);
    let sum = 0;
    for (let x = 0; x < Math.min(width, SURROUNDINGS); x++) sum += columns[x]!;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (x + SURROUNDINGS < width) sum += columns[x + SURROUNDINGS]!;
      if (x > SURROUNDINGS) sum -= columns[x - SURROUNDINGS - 1]!;
      const wide = Math.min(width, x + SURROUNDINGS + 1) - Math.max(0, x - SURROUNDINGS);
      values[at] = ground[at]! - sum / (wide * rows);
    }
  }
  return { width, height, values };
}
