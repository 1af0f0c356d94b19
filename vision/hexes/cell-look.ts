/** How a cell looks inside. */
import type { Picture } from '../pixels/index.js';

/** The part of the hexagon that is looked at, as a share of its side. */
const INSIDE = 0.7;

/**
 * Brightness, red, blue and contrast inside a cell, in units in which cells of one kind on one board differ by about 1.
 * The disc inside the hexagon is taken, not its outline.
 */
export function lookOfCell(
  { width, height, rgb }: Picture,
  x: number,
  y: number,
  side: number,
): readonly number[] {
  const reach = INSIDE * side;
  let [count, red, green, blue, squares] = [0, 0, 0, 0, 0];
  for (let v = Math.max(0, Math.ceil(y - reach)); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, Math.ceil(x - reach)); u <= Math.min(width - 1, x + reach); u++) {
      if ((u - x) * (u - x) + (v - y) * (v - y) > reach * reach) continue;
      const at = (v * width + u) * 3;
      red += rgb[at]!;
      green += rgb[at + 1]!;
      blue += rgb[at + 2]!;
      squares += rgb[at]! * rgb[at]! + rgb[at + 1]! * rgb[at + 1]! + rgb[at + 2]! * rgb[at + 2]!;
      count++;
    }
  }
  const grey = (red + green + blue) / (3 * count);
  const variance = (squares - (red * red + green * green + blue * blue) / count) / (3 * count);
  return [
    grey / 20,
    (red / count - grey) / 8,
    (blue / count - grey) / 8,
    2.5 * Math.log(5 + Math.sqrt(Math.max(0, variance))),
  ];
}

/** How much nearer a look is to the nearest three of some looks than to those of others; positive means nearer. */
export function compareLooks(
  look: readonly number[],
  these: readonly (readonly number[])[],
  those: readonly (readonly number[])[],
): number {
  return Math.log(0.3 + distanceToNearest(look, those)) - Math.log(0.3 + distanceToNearest(look, these));
}

function distanceToNearest(look: readonly number[], others: readonly (readonly number[])[]): number {
  const nearest = others
    .filter((other) => other !== look)
    .map((other) => Math.hypot(...other.map((each, i) => each - look[i]!)))
    .sort((a, b) => a - b)
    .slice(0, 3);
  return nearest.length === 0 ? 0 : nearest.reduce((sum, each) => sum + each, 0) / nearest.length;
}
