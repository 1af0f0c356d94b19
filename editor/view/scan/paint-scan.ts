/**
 * Paints a picture with its transform, when the camera rests. A canvas has no perspective, so the target is
 * divided into squares in which an affine transform is exact enough.
 */
import { applyHomography, invertHomography, type Homography, type Point } from '../../../model/index.js';

/** The same picture in halving sizes, the largest first. */
export interface ImagePyramid {
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
  readonly levels: readonly PyramidLevel[];
}

export interface PyramidLevel {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** The part of a canvas context that is used. */
export type ScanCanvasContext = Pick<
  CanvasRenderingContext2D,
  'save' | 'restore' | 'beginPath' | 'rect' | 'clip' | 'setTransform' | 'drawImage'
>;

/** The tolerated painting error, in screen pixels. */
const FINE = 0.3;
/** Squares are not divided further; so near to the horizon nothing is visible. */
const SMALLEST = 8;

/** A rectangle of the canvas, in whole pixels. */
type Square = readonly [left: number, top: number, wide: number, high: number];

/** Paints a picture over a whole canvas; `toScreen` maps file pixels to canvas pixels. */
export function paintScan(
  brush: ScanCanvasContext,
  size: Point,
  toScreen: Homography,
  picture: ImagePyramid,
): void {
  const back = normaliseSign(invertHomography(toScreen), toScreen, picture);
  const paint = (square: Square): void => {
    const [left, top, wide, high] = square;
    const corners = cornersOf(square);
    const ahead = corners.filter((corner) => weightAt(back, corner) > 0).length;
    if (wide < 1 || high < 1 || ahead === 0) return;
    if (ahead === corners.length) {
      const seen = corners.map((corner) => applyHomography(back, corner));
      if (isBeside(seen, picture)) return;
      const flat = flattened(square, seen);
      const isFine = seen.every((pixel, i) => distance(applyHomography(flat, pixel), corners[i]!) <= FINE);
      if (isFine || Math.max(wide, high) <= SMALLEST) {
        place(brush, square, flat, picture);
        return;
      }
    }
    if (Math.max(wide, high) <= SMALLEST) return;
    const [halfWide, halfHigh] = [Math.ceil(wide / 2), Math.ceil(high / 2)];
    for (const [x, w] of [
      [left, halfWide],
      [left + halfWide, wide - halfWide],
    ] as const)
      // prettier-ignore
      for (const [y, h] of [[top, halfHigh], [top + halfHigh, high - halfHigh]] as const) // prettier-ignore
        paint([x, y, w, h]);
  };
  paint([0, 0, Math.ceil(size[0]), Math.ceil(size[1])]);
}

/** The smallest level that is not enlarged at this scale. */
export function choosePyramidLevel({ width, levels }: ImagePyramid, pixelsOnScreen: number): PyramidLevel {
  const fine = levels.filter((level) => level.width >= pixelsOnScreen * width);
  return fine.at(-1) ?? levels[0]!;
}

function place(brush: ScanCanvasContext, square: Square, flat: Homography, picture: ImagePyramid): void {
  const [a, b, c, d, e, f] = flat;
  const level = choosePyramidLevel(picture, Math.sqrt(Math.abs(a * e - b * d)));
  const [across, down] = [picture.width / level.width, picture.height / level.height];
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.beginPath();
  brush.rect(...square);
  brush.clip();
  brush.setTransform(a * across, d * across, b * down, e * down, c, f);
  brush.drawImage(level.image, 0, 0);
  brush.restore();
}

/** The affine transform nearest to the corners of a square: the mean of its opposite sides. */
function flattened([left, top, wide, high]: Square, seen: readonly Point[]): Homography {
  const [p, q, r, s] = seen as readonly [Point, Point, Point, Point];
  const across = ([0, 1] as const).map((axis) => (q[axis] + r[axis] - p[axis] - s[axis]) / 2 / wide);
  const down = ([0, 1] as const).map((axis) => (r[axis] + s[axis] - p[axis] - q[axis]) / 2 / high);
  const middle = ([0, 1] as const).map((axis) => (p[axis] + q[axis] + r[axis] + s[axis]) / 4);
  const area = across[0]! * down[1]! - across[1]! * down[0]!;
  const [a, b, d, e] = [down[1]! / area, -down[0]! / area, -across[1]! / area, across[0]! / area];
  return [
    a,
    b,
    left + wide / 2 - a * middle[0]! - b * middle[1]!,
    d,
    e,
    top + high / 2 - d * middle[0]! - e * middle[1]!,
    0,
    0,
    1,
  ];
}

/** The same transform, scaled so that points in front of the camera have a positive weight. */
function normaliseSign(back: Homography, toScreen: Homography, { width, height }: ImagePyramid): Homography {
  const middle = applyHomography(toScreen, [width / 2, height / 2]);
  return weightAt(back, middle) < 0 ? (back.map((each) => -each) as unknown as Homography) : back;
}

const weightAt = ([, , , , , , g, h, i]: Homography, [x, y]: Point): number => g * x + h * y + i;

const cornersOf = ([left, top, wide, high]: Square): readonly Point[] => [
  [left, top],
  [left + wide, top],
  [left + wide, top + high],
  [left, top + high],
];

/** Whether all points are on the same side of the picture, so that none of it is between them. */
const isBeside = (points: readonly Point[], { width, height }: ImagePyramid): boolean =>
  points.every(([x]) => x < 0) ||
  points.every(([, y]) => y < 0) ||
  points.every(([x]) => x > width) ||
  points.every(([, y]) => y > height);

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);
