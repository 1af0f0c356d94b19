/** How the paper inside an area looks, apart from the lines, discs and names that are printed on it. */
import type { Point } from '../../model/index.js';
import { median, type Picture } from '../pixels/index.js';

/** An area between lines, in pixels of the picture. */
export interface PrintedArea {
  /** Its rim, then the rims of islands in it. */
  readonly outlines: readonly (readonly Point[])[];
}

/** A place that is covered by a disc or a square. */
export interface CoveredPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How an area looks. Medians, so that names and drawings that cover less than half of it do not count. */
export interface AreaLook {
  /** From 0 to 255. */
  readonly brightness: number;
  /** How much stronger red is than green, as a share of the brightness. */
  readonly redness: number;
  /** How much stronger blue is than red and green, as a share of the brightness. */
  readonly blueness: number;
  /** The median difference of brightness from the median one: large on a drawing of houses, small on plain paper. */
  readonly texture: number;
  /** How many places of it were looked at. */
  readonly samples: number;
}

/** About so many places are looked at in an area. */
const SAMPLES = 900;
/** Fewer say nothing. */
const FEWEST = 12;
/** How far from its lines the paper is looked at, in margins; tried until enough is left. Streets may be printed wider than their lines. */
const MARGINS = [2, 1.3, 0.8, 0.4] as const;

/** Where the paper is not visible: discs and squares, and the surroundings of lines. */
export interface PrintOnPaper {
  readonly covered: readonly CoveredPlace[];
  /** The distance from a line at which the paper is free of it, in pixels. */
  readonly margin: number;
}

/** The look of an area, or undefined if hardly any paper is free in it. */
export function lookOfArea(
  picture: Picture,
  { outlines }: PrintedArea,
  { covered, margin }: PrintOnPaper,
): AreaLook | undefined {
  const rim = outlines[0];
  if (rim === undefined || rim.length < 3) return undefined;
  const box = boundsOf(rim, picture);
  const step = Math.max(1, Math.sqrt(((box.right - box.left) * (box.bottom - box.top)) / SAMPLES));
  const near = covered.filter(
    ({ x, y, radius }) =>
      x > box.left - radius && x < box.right + radius && y > box.top - radius && y < box.bottom + radius,
  );
  const free = freePlaces(box, step, outlines, near);
  for (const share of MARGINS) {
    const least = share * margin;
    const chosen = free.filter(({ distance }) => distance >= least);
    if (chosen.length >= FEWEST) return describe(picture, chosen);
  }
  return undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf(rim: readonly Point[], { width, height }: Picture): Box {
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0];
  for (const [x, y] of rim) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width - 1, right),
    bottom: Math.min(height - 1, bottom),
  };
}

/** A place in an area and its distance from the lines around it. */
interface FreePlace {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

function freePlaces(
  { left, top, right, bottom }: Box,
  step: number,
  outlines: readonly (readonly Point[])[],
  covered: readonly CoveredPlace[],
): readonly FreePlace[] {
  const places: FreePlace[] = [];
  for (let y = top + step / 2; y <= bottom; y += step)
    for (let x = left + step / 2; x <= right; x += step) {
      const distance = distanceInside(outlines, x, y);
      if (distance > 0 && !isCovered(covered, x, y)) places.push({ x, y, distance });
    }
  return places;
}

function isCovered(covered: readonly CoveredPlace[], x: number, y: number): boolean {
  for (const place of covered) {
    const [dx, dy] = [x - place.x, y - place.y];
    if (dx * dx + dy * dy < place.radius * place.radius) return true;
  }
  return false;
}

/** The distance to the nearest outline, or 0 outside the area. */
function distanceInside(outlines: readonly (readonly Point[])[], x: number, y: number): number {
  let isInside = false;
  let least = Number.POSITIVE_INFINITY;
  for (const outline of outlines) {
    let [fromX, fromY] = outline.at(-1)!;
    for (const point of outline) {
      const [toX, toY] = [point[0], point[1]];
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX))
        isInside = !isInside;
      const [dx, dy] = [toX - fromX, toY - fromY];
      const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
      const share = along < 0 ? 0 : along > 1 ? 1 : along;
      const [offX, offY] = [x - fromX - share * dx, y - fromY - share * dy];
      const square = offX * offX + offY * offY;
      if (square < least) least = square;
      [fromX, fromY] = [toX, toY];
    }
  }
  return isInside ? Math.sqrt(least) : 0;
}

function describe({ width, height, rgb }: Picture, places: readonly FreePlace[]): AreaLook {
  const count = places.length;
  const [brightness, redness, blueness] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ];
  for (let i = 0; i < count; i++) {
    const x = Math.min(width - 1, Math.round(places[i]!.x));
    const y = Math.min(height - 1, Math.round(places[i]!.y));
    const at = (y * width + x) * 3;
    const [red, green, blue] = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
    const sum = (red + green + blue) / 3 + 8;
    brightness[i] = sum - 8;
    redness[i] = (red - green) / sum;
    blueness[i] = (blue - (red + green) / 2) / sum;
  }
  const middle = median(brightness);
  return {
    brightness: middle,
    redness: median(redness),
    blueness: median(blueness),
    texture: median(brightness.map((each) => Math.abs(each - middle))),
    samples: count,
  };
}
