/** Landmarks: board positions that can be recognised on a scan: nodes, hexes, and the corners of the grid and the board. */
import { type Board, isStreetBoard, type Point } from '../../../model/index.js';
import { reachInUnits, type Viewport } from '../input/gesture-types.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import { distanceBetween, hitAt } from '../pointing/hit-test.js';
import { roundPoint } from '../pointing/snap.js';
import { describeEntity } from '../entities/describe-entity.js';

export interface Landmark {
  readonly at: Point;
  /** "circle 84"; none for a bare position. */
  readonly words?: string;
  /** The entity there, if it can be selected. */
  readonly key?: string;
}

/** The landmark within reach, else the position itself. */
export function landmarkAt(board: Board, at: Point, viewport: Viewport): Landmark {
  const corner = cornersOf(board).find(
    (each) => distanceBetween(each.at, at) <= reachInUnits('snap', viewport),
  );
  if (corner) return corner;
  const hit = hitAt(board, at, viewport, { kinds: ['node', 'hex'] });
  return hit
    ? { at: roundPoint(hit.at), key: hit.key, words: describeEntity(board, hit.key) }
    : { at: roundPoint(at) };
}

/** A description of the landmark of a control point; undefined without one. */
export const describeLandmark = (board: Board, at: Point): string | undefined =>
  landmarkAt(board, at, EXACT).words;

/** No landmark is within reach. */
const EXACT: Viewport = { unitsPerPixel: 1 / 1000, coarse: false, centre: [0, 0], rotation: 0 };

function cornersOf(board: Board): readonly (Landmark & { readonly words: string })[] {
  const named = (of: string, corners: readonly Point[]): readonly (Landmark & { words: string })[] =>
    corners.map((at, i) => ({ at, words: `the ${CORNER_NAMES[i]!} corner of the ${of}` }));
  const grid = isStreetBoard(board) ? board.grid?.rect : undefined;
  return [
    ...named('board', cornersBetween([0, 0], board.extent)),
    ...(grid ? named('grid', cornersBetween(...grid)) : []),
  ];
}

/** The names of the four corners, in the order of the prompts. */
export const CORNER_NAMES = ['top left', 'top right', 'bottom right', 'bottom left'] as const;

/** The index of the next corner; undefined if there are four points or all corners. */
export function nextCorner(points: readonly { readonly at: Point }[], extent: Point): number | undefined {
  if (points.length >= CORNER_NAMES.length) return undefined;
  const next = cornersBetween([0, 0], extent).findIndex(
    ([x, y]) => !points.some(({ at }) => at[0] === x && at[1] === y),
  );
  return next < 0 ? undefined : next;
}

/** Whether the control points so far are the first corners, in order, and some are missing. */
export const isSettingCorners = (points: readonly { readonly at: Point }[], extent: Point): boolean =>
  points.length < CORNER_NAMES.length &&
  points.every(({ at }, i) => {
    const [x, y] = cornersBetween([0, 0], extent)[i]!;
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
