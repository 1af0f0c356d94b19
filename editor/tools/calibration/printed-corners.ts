/** The four corners of the printed board, which are set first and give its proportions. */
import { isStreetBoard, type Board, type Point } from '../../../model/index.js';
import { cornersOfRectangle } from './fit-transform.js';

/** In the order of the prompts. */
export const CORNER_NAMES = ['top left', 'top right', 'bottom right', 'bottom left'] as const;

/** The index of the next corner; undefined if there are four points or all corners. */
export function nextCorner(points: readonly { readonly at: Point }[], extent: Point): number | undefined {
  if (points.length >= CORNER_NAMES.length) return undefined;
  const next = cornersOfRectangle(extent).findIndex(
    ([x, y]) => !points.some(({ at }) => at[0] === x && at[1] === y),
  );
  return next < 0 ? undefined : next;
}

/** Whether the points are the first corners, in order, and not all of them. */
export const isGainingCorners = (points: readonly { readonly at: Point }[], extent: Point): boolean =>
  points.length < CORNER_NAMES.length &&
  points.every(({ at }, i) => {
    const [x, y] = cornersOfRectangle(extent)[i]!;
    return at[0] === x && at[1] === y;
  });

/** Whether the board is empty, so that its size may still be taken from a picture. */
export const isUntraced = (board: Board): boolean =>
  isStreetBoard(board)
    ? board.circles.length + board.crossings.length + board.junctions.length + board.blocks.length === 0 &&
      board.grid === undefined
    : board.hexes.length === 0;

/**
 * The height of a board of the width of `extent`, from its corners in a picture. Within 3 % the extent stays the same,
 * because that is the precision of clicks, and the default sizes were measured on printed boards.
 */
export function extentFromCorners(corners: readonly Point[], picture: Point, [wide, high]: Point): Point {
  const measured = wide / proportionOf(corners, picture);
  const isUsable = Number.isFinite(measured) && measured > wide / 10 && measured < wide * 10;
  return !isUsable || Math.abs(measured / high - 1) < 0.03 ? [wide, high] : [wide, Math.round(measured)];
}

/**
 * Width by height of a rectangle in perspective. Its two directions meet on the horizon; that they are perpendicular
 * gives the focal length of the camera, whose axis runs through the middle of the picture, and with it the proportions
 * (Zhang and He, "Whiteboard scanning and image enhancement", 2007).
 */
function proportionOf(
  [topLeft, topRight, bottomRight, bottomLeft]: readonly Point[],
  picture: Point,
): number {
  const size = Math.max(...picture);
  const seen = ([x, y]: Point): Vector => [(x - picture[0] / 2) / size, (y - picture[1] / 2) / size, 1];
  const [a, b, c, d] = [seen(topLeft!), seen(topRight!), seen(bottomLeft!), seen(bottomRight!)];
  const across = dot(cross(a, d), c) / dot(cross(b, d), c);
  const down = dot(cross(a, d), b) / dot(cross(c, d), b);
  const right: Vector = [across * b[0] - a[0], across * b[1] - a[1], across - 1];
  const under: Vector = [down * c[0] - a[0], down * c[1] - a[1], down - 1];
  const square = -(right[0] * under[0] + right[1] * under[1]) / (right[2] * under[2]);
  // A scan from above has no horizon, or an arbitrary one; then the focal length hardly matters.
  const focal = square > 0.09 && square < 36 ? square : COMMON_FOCAL ** 2;
  const length = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + focal * z * z);
  return length(right) / length(under);
}

/** Typical for phones, relative to the longer side of the picture. */
const COMMON_FOCAL = 0.8;

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
