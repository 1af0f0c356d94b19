/** How the board is looked at: the place in the middle, how near, and how far the sheet is turned. */
import type { Board, Point } from '../../model/index.js';

export interface Camera {
  /** The board's place in the middle of the window. */
  readonly centre: Point;
  /** Pixels for a board unit. */
  readonly zoom: number;
  /** Clockwise, in degrees, from 0 up to 360. */
  readonly rotation: number;
}

/** How much of the nodes can be seen from where one looks: no number fits a disc that is `far`, dots show `near` alone. */
export type Nearness = 'far' | 'middle' | 'near';

/**
 * By how large a circle is on the screen, since boards draw theirs as large as they like. `radius` in board units. A screen
 * with several dots to a pixel shows smaller numbers well, as far as eyes go.
 */
export function nearnessOf(zoom: number, radius: number, dotsPerPixel = 1): Nearness {
  const pixels = zoom * radius;
  if (pixels > 13) return 'near';
  return pixels * dotsPerPixel > 7 && pixels > 4.5 ? 'middle' : 'far';
}

/** Near enough to read a circle's number at ease, with its neighbours round it. */
export const zoomToRead = (board: Board | undefined): number =>
  board && 'discs' in board ? 32 / board.discs.circle : 0.25;

/** The window's width and height in pixels. */
export type Size = readonly [number, number];

/** As CSS and SVG write it: matrix(a b c d e f). */
export type Matrix = readonly [number, number, number, number, number, number];

export const ZOOM_LIMITS = [0.005, 4] as const;

/** From board units to pixels of a window of this size. */
export function matrixOf({ centre: [x, y], zoom, rotation }: Camera, [width, height]: Size): Matrix {
  const [a, b] = turn(rotation, zoom);
  return [a, b, -b, a, width / 2 - a * x + b * y, height / 2 - b * x - a * y];
}

/** Quarters of a turn are exact, so a sheet that was turned back is straight. */
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

/** First the second, then the first: `multiply(outer, inner)`. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const toScreen = (camera: Camera, size: Size, at: Point): Point =>
  applyMatrix(matrixOf(camera, size), at);
export const toBoard = (camera: Camera, size: Size, pixel: Point): Point =>
  applyMatrix(invertMatrix(matrixOf(camera, size)), pixel);

/** Where a way on the screen goes on a board that is turned. */
export function wayOnBoard(rotation: number, [dx, dy]: Point): Point {
  const [a, b] = turn(rotation, 1);
  return [a * dx + b * dy, a * dy - b * dx];
}

/** Moves the sheet by so many pixels. */
export function panned(camera: Camera, by: Point): Camera {
  const [dx, dy] = wayOnBoard(camera.rotation, by);
  const [x, y] = camera.centre;
  return { ...camera, centre: [x - dx / camera.zoom, y - dy / camera.zoom] };
}

/** Nearer or farther, keeping the board's place under this pixel. */
export function zoomedAt(camera: Camera, size: Size, pixel: Point, factor: number): Camera {
  const zoom = Math.min(ZOOM_LIMITS[1], Math.max(ZOOM_LIMITS[0], camera.zoom * factor));
  return keeping({ ...camera, zoom }, size, pixel, toBoard(camera, size, pixel));
}

/** Turned by so many degrees about this pixel. */
export function turnedAt(camera: Camera, size: Size, pixel: Point, degrees: number): Camera {
  const rotation = (((camera.rotation + degrees) % 360) + 360) % 360;
  return keeping({ ...camera, rotation }, size, pixel, toBoard(camera, size, pixel));
}

/** The camera moved so that this place is at this pixel. */
function keeping(camera: Camera, size: Size, pixel: Point, at: Point): Camera {
  const [x, y] = toBoard(camera, size, pixel);
  return { ...camera, centre: [camera.centre[0] + at[0] - x, camera.centre[1] + at[1] - y] };
}

/** The whole rectangle in view, with a margin. */
export function fitting(
  [[left, top], [right, bottom]]: readonly [Point, Point],
  [width, height]: Size,
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

/**
 * Whether a window looks beyond what was painted for another camera: a share of the window on each side is painted more. Much
 * nearer than it was painted everything would be blurred, which counts as beyond.
 */
export function isBeyond(
  camera: Camera,
  size: Size,
  painted: { readonly camera: Camera; readonly size: Size },
  share: number,
): boolean {
  if (camera.zoom / painted.camera.zoom > 4) return true;
  const [width, height] = size;
  const [overX, overY] = [0.98 * share * width, 0.98 * share * height];
  const back = multiply(matrixOf(painted.camera, painted.size), invertMatrix(matrixOf(camera, size)));
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
