/** The camera: the position in the centre, the scale and the rotation. */
import type { Board, Point } from '../../../model/index.js';

export interface Camera {
  /** The board position in the centre of the window. */
  readonly centre: Point;
  /** Pixels per board unit. */
  readonly zoom: number;
  /** Clockwise, in degrees, from 0 up to 360. */
  readonly rotation: number;
}

/**
 * The level of detail of nodes: `far` shows no numbers, `small` shows them larger than they are drawn, because they would
 * not be readable in their discs, and `near` shows the dots of streets.
 */
export type DetailLevel = 'far' | 'small' | 'middle' | 'near';

/** The level of detail for a scale and the radius of a circle in board units. */
export function detailLevelAt(zoom: number, radius: number): DetailLevel {
  const pixels = zoom * radius;
  if (pixels > 13) return 'near';
  if (pixels > 8) return 'middle';
  return pixels > 4.2 ? 'small' : 'far';
}

/** The scale at which a circle's number and its surroundings are readable. */
export const readableZoom = (board: Board | undefined): number =>
  board && 'discs' in board ? 32 / board.discs.circle : 0.25;

/** The window's width and height in pixels. */
export type WindowSize = readonly [number, number];

/** An affine matrix as CSS and SVG write it: matrix(a b c d e f). */
export type Matrix = readonly [number, number, number, number, number, number];

export const ZOOM_LIMITS = [0.005, 4] as const;

/** The matrix from board units to pixels of a window of this size. */
export function matrixOfCamera(
  { centre: [x, y], zoom, rotation }: Camera,
  [width, height]: WindowSize,
): Matrix {
  const [a, b] = turn(rotation, zoom);
  return [a, b, -b, a, width / 2 - a * x + b * y, height / 2 - b * x - a * y];
}

/** Quarter turns are exact, so that a board rotated back is exactly straight. */
function turn(rotation: number, zoom: number): readonly [number, number] {
  const quarter = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[rotation];
  const [cosine, sine] = quarter ?? [
    Math.cos((rotation * Math.PI) / 180),
    Math.sin((rotation * Math.PI) / 180),
  ];
  return [cosine! * zoom, sine! * zoom];
}

export const applyMatrix = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export function invertMatrix([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Applies the second matrix first: `multiply(outer, inner)`. */
export function multiplyMatrices([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const toScreen = (camera: Camera, size: WindowSize, at: Point): Point =>
  applyMatrix(matrixOfCamera(camera, size), at);
export const toBoard = (camera: Camera, size: WindowSize, pixel: Point): Point =>
  applyMatrix(invertMatrix(matrixOfCamera(camera, size)), pixel);

/** Converts a direction on the screen to a direction on the rotated board. */
export function directionOnBoard(rotation: number, [dx, dy]: Point): Point {
  const [a, b] = turn(rotation, 1);
  return [a * dx + b * dy, a * dy - b * dx];
}

/** Moves the board by some pixels. */
export function panCamera(camera: Camera, by: Point): Camera {
  const [dx, dy] = directionOnBoard(camera.rotation, by);
  const [x, y] = camera.centre;
  return { ...camera, centre: [x - dx / camera.zoom, y - dy / camera.zoom] };
}

/** Zooms, keeping the board position under this pixel. */
export function zoomCameraAt(camera: Camera, size: WindowSize, pixel: Point, factor: number): Camera {
  const zoom = Math.min(ZOOM_LIMITS[1], Math.max(ZOOM_LIMITS[0], camera.zoom * factor));
  return keeping({ ...camera, zoom }, size, pixel, toBoard(camera, size, pixel));
}

/** Rotates by some degrees about this pixel. */
export function rotateCameraAt(camera: Camera, size: WindowSize, pixel: Point, degrees: number): Camera {
  const rotation = (((camera.rotation + degrees) % 360) + 360) % 360;
  return keeping({ ...camera, rotation }, size, pixel, toBoard(camera, size, pixel));
}

/** Moves the camera so that this position is at this pixel. */
function keeping(camera: Camera, size: WindowSize, pixel: Point, at: Point): Camera {
  const [x, y] = toBoard(camera, size, pixel);
  return { ...camera, centre: [camera.centre[0] + at[0] - x, camera.centre[1] + at[1] - y] };
}

/** Fits a rectangle into the window, with a margin. */
export function fitCamera(
  [[left, top], [right, bottom]]: readonly [Point, Point],
  [width, height]: WindowSize,
  { rotation = 0, margin = 24 }: { readonly rotation?: number; readonly margin?: number } = {},
): Camera {
  const [a, b] = turn(rotation, 1).map(Math.abs);
  const [w, h] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const zoom = Math.min(
    Math.max(1, width - 2 * margin) / (a! * w + b! * h),
    Math.max(1, height - 2 * margin) / (b! * w + a! * h),
  );
  return {
    centre: [(left + right) / 2, (top + bottom) / 2],
    zoom: Math.min(ZOOM_LIMITS[1], Math.max(ZOOM_LIMITS[0], zoom)),
    rotation,
  };
}

/** Whether the painting made for another camera no longer covers the window, or would be blurred. */
export function needsRepaint(
  camera: Camera,
  size: WindowSize,
  painted: { readonly camera: Camera; readonly size: WindowSize },
  share: number,
): boolean {
  if (camera.zoom / painted.camera.zoom > 4) return true;
  const [width, height] = size;
  const [overX, overY] = [0.98 * share * width, 0.98 * share * height];
  const back = multiplyMatrices(
    matrixOfCamera(painted.camera, painted.size),
    invertMatrix(matrixOfCamera(camera, size)),
  );
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  return corners.some((corner) => {
    const [x, y] = applyMatrix(back, corner);
    return x < -overX || y < -overY || x > width + overX || y > height + overY;
  });
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that covers part of the map. */
export interface Occluder {
  readonly box: Box;
  /** Whether it remains when the whole board is in view. */
  readonly stays: boolean;
}

/** A smaller area is not usable; the covered area is used then. */
const LEAST = 80;

/** The part of the window beside the boxes that cover it: each removes one side, the one that costs least. */
export function findFreeArea([width, height]: WindowSize, boxes: readonly Box[]): Box {
  let room: Box = { left: 0, top: 0, right: width, bottom: height };
  for (const box of boxes) {
    if (!meet(room, box)) continue;
    const [best] = [
      { ...room, left: box.right },
      { ...room, top: box.bottom },
      { ...room, right: box.left },
      { ...room, bottom: box.top },
    ]
      .filter(({ left, top, right, bottom }) => right - left >= LEAST && bottom - top >= LEAST)
      .sort((a, b) => areaOf(b) - areaOf(a));
    room = best ?? room;
  }
  return room;
}

/** Whether a pixel is inside a box that is enlarged on each side. */
export const isWithin = ([x, y]: Point, { left, top, right, bottom }: Box, more: number): boolean =>
  x > left - more && x < right + more && y > top - more && y < bottom + more;

/** The offset between the centres of the free area and the window. */
export const centreOffset = ({ left, top, right, bottom }: Box, [width, height]: WindowSize): Point => [
  (left + right - width) / 2,
  (top + bottom - height) / 2,
];

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
