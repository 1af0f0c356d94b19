/**
 * Paints a picture as it lies under the board. A canvas knows no perspective, so what is painted is cut into squares in each
 * of which it makes no difference. That is done once when the sheet comes to rest: a picture that the browser itself
 * would have to project costs many frames' time with every frame, where there is no graphics card.
 */
import { applyHomography, invertHomography, type Homography, type Point } from '../../../model/index.js';

/** The same picture in sizes that halve from one to the next, the largest first. */
export interface Pyramid {
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
  readonly levels: readonly Level[];
}

export interface Level {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** What is needed of a canvas. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  'save' | 'restore' | 'beginPath' | 'rect' | 'clip' | 'setTransform' | 'drawImage'
>;

/** A place may be painted this far from where it belongs, in pixels of the screen. */
const FINE = 0.3;
/** Squares are not cut smaller; so near to the horizon nothing can be seen anyway. */
const SMALLEST = 8;

/** A rectangle of the canvas, in whole pixels. */
type Square = readonly [left: number, top: number, wide: number, high: number];

/** Paints a picture over the whole of a canvas; `toScreen` leads from the file's pixels to the canvas'. */
export function paintScan(brush: Brush, size: Point, toScreen: Homography, picture: Pyramid): void {
  const back = facing(invertHomography(toScreen), toScreen, picture);
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

/** The smallest size of the picture that is not enlarged at this scale: sharper would only cost, and flicker. */
export function levelFor({ width, levels }: Pyramid, pixelsOnScreen: number): Level {
  const fine = levels.filter((level) => level.width >= pixelsOnScreen * width);
  return fine.at(-1) ?? levels[0]!;
}

function place(brush: Brush, square: Square, flat: Homography, picture: Pyramid): void {
  const [a, b, c, d, e, f] = flat;
  const level = levelFor(picture, Math.sqrt(Math.abs(a * e - b * d)));
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

/** The flat map that takes what is seen at the corners of a square nearest to them: the mean of its opposite sides. */
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

/** The same map, written so that what the camera sees has a weight above 0. */
function facing(back: Homography, toScreen: Homography, { width, height }: Pyramid): Homography {
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

/** Whether all of the points are on the same side of the picture, so that nothing of it is between them. */
const isBeside = (points: readonly Point[], { width, height }: Pyramid): boolean =>
  points.every(([x]) => x < 0) ||
  points.every(([, y]) => y < 0) ||
  points.every(([x]) => x > width) ||
  points.every(([, y]) => y > height);

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);
