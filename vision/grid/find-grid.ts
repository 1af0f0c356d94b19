/** Finds the printed grid of sections. */
import { fitHomography, type Homography, type Point, refineHomography } from '../../model/index.js';
import { median, type Picture, type Plane, resizePicture, scalePosition } from '../pixels/index.js';
import { type Comb, findComb } from './find-comb.js';
import { lineProfile, type LineProfile } from './line-profile.js';

/** A printed grid. */
export interface FoundGrid {
  /** From column and row, counted in lines from the first one found, to pixels of the picture. */
  readonly toPicture: Homography;
  /** Cells between the first and the last line found. A line along the edge of the board may be missing. */
  readonly columns: number;
  readonly rows: number;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** The longer side of the picture that is searched, in pixels. */
const WORKING_SIZE = 2000;
/** Distances between lines, as shares of the longer side. */
const SHORTEST = 1 / 26;
const LONGEST = 1 / 8;
/** Lines that are less clear together, in standard deviations, are chance. */
const CLEAR = 8;
/** Cells are squares: the distances of the two directions differ by no more than this share. */
const SQUARE = 0.06;
/** A line is found if it is as clear as this, in standard deviations. */
const CLEAR_LINE = 1.8;

/**
 * The grid of a picture that shows the board nearly upright and flat, or undefined if no grid is printed: lines have
 * to be seen in both directions at the same distance.
 */
export function findGrid(picture: Picture): FoundGrid | undefined {
  const size = Math.max(picture.width, picture.height);
  const small = resizePicture(picture, Math.min(1, WORKING_SIZE / size));
  const factor = Math.max(small.width, small.height) / size;
  const grey = greyOf(small);
  const across = findLines(grey, factor * size);
  const down = findLines(transpose(grey), factor * size);
  if (across === undefined || down === undefined) return undefined;
  if (Math.abs(across.comb.period / down.comb.period - 1) > SQUARE) return undefined;
  const toPicture = fitLines(across.lines, down.lines, small, factor);
  if (toPicture === undefined) return undefined;
  const clearness = Math.min(across.comb.clearness, down.comb.clearness);
  return {
    toPicture,
    columns: across.lines.at(-1)!.index,
    rows: down.lines.at(-1)!.index,
    confidence: 1 / (1 + Math.exp(CLEAR - clearness)),
  };
}

function greyOf({ width, height, rgb }: Picture): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 3)
    values[i] = (rgb[at]! + rgb[at + 1]! + rgb[at + 2]!) / 3;
  return { width, height, values };
}

function transpose({ width, height, values }: Plane): Plane {
  const turned = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = values[y * width + x]!;
  return { width: height, height: width, values: turned };
}

/** A line that crosses the middle of the picture at a position, counted from the first line. */
interface GridLine {
  readonly index: number;
  readonly position: number;
  readonly slant: number;
}

interface FoundLines {
  readonly comb: Comb;
  readonly lines: readonly GridLine[];
}

function findLines(grey: Plane, size: number): FoundLines | undefined {
  const profile = lineProfile(grey);
  const comb = findComb(profile, SHORTEST * size, LONGEST * size);
  if (comb === undefined || comb.clearness < CLEAR) return undefined;
  const seen: (GridLine & { readonly clearness: number })[] = [];
  for (let k = 0; comb.offset + k * comb.period < profile.length; k++) {
    const line = clearestNear(profile, comb, comb.offset + k * comb.period);
    if (line.clearness >= CLEAR_LINE) seen.push({ ...line, index: k });
  }
  if (seen.length < 4) return undefined;
  const first = seen[0]!.index;
  return {
    comb,
    lines: dropOutliers(
      seen.map((line) => ({ ...line, index: line.index - first })),
      comb,
    ),
  };
}

/** The clearest line within a few pixels of an expected position. */
function clearestNear(profile: LineProfile, { slant, period }: Comb, expected: number) {
  let best = { position: expected, slant, clearness: Number.NEGATIVE_INFINITY };
  const reach = Math.max(2, Math.round(0.025 * period));
  profile.slants.forEach((each, k) => {
    if (Math.abs(each - slant) > 4) return;
    const values = profile.clearness[k]!;
    for (let x = Math.round(expected) - reach; x <= Math.round(expected) + reach; x++)
      if ((values[x] ?? Number.NEGATIVE_INFINITY) > best.clearness)
        best = { position: x, slant: each, clearness: values[x]! };
  });
  return best;
}

/** Lines that are where the others say. */
function dropOutliers(lines: readonly GridLine[], { period }: Comb): readonly GridLine[] {
  const offsets = lines.map(({ index, position }) => position - index * period);
  const middle = median(offsets);
  return lines.filter((_, i) => Math.abs(offsets[i]! - middle) < 0.04 * period);
}

/** The homography that takes the crossings of the lines to where they are in the picture. */
function fitLines(
  across: readonly GridLine[],
  down: readonly GridLine[],
  { width, height }: Picture,
  factor: number,
): Homography | undefined {
  const pairs = across.flatMap((column) =>
    down.map((row): readonly [Point, Point] => {
      const [x, y] = crossingOf(column, row, width, height);
      return [
        [column.index, row.index],
        [scalePosition(x, 1 / factor), scalePosition(y, 1 / factor)],
      ];
    }),
  );
  const fitted = fitHomography(pairs);
  return fitted && refineHomography(fitted, pairs);
}

function crossingOf(column: GridLine, row: GridLine, width: number, height: number): Point {
  const [leanX, leanY] = [column.slant / height, row.slant / width];
  const y =
    (row.position + leanY * (column.position - leanX * (height / 2) - width / 2)) / (1 - leanX * leanY);
  return [column.position + leanX * (y - height / 2), y];
}
