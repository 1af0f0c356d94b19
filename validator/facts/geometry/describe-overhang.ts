import { joinWithAnd, type Point } from '../../../model/index.js';

/** How far the outermost points lie outside a rectangle: "up to 120 beyond its right edge". */
export function describeOverhang(
  [[left, top], [right, bottom]]: readonly [Point, Point],
  points: readonly { readonly at: Point }[],
): string {
  const farthest = (beyond: (at: Point) => number): number => Math.max(...points.map(({ at }) => beyond(at)));
  const sides = [
    ['left', farthest(([x]) => left - x)],
    ['right', farthest(([x]) => x - right)],
    ['top', farthest(([, y]) => top - y)],
    ['bottom', farthest(([, y]) => y - bottom)],
  ] as const;
  return `up to ${joinWithAnd(
    sides.flatMap(([side, distance]) => (distance > 0 ? [`${distance} beyond its ${side} edge`] : [])),
  )}`;
}
