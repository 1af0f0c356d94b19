/** How a picture lies under the board, from places in it and on the board that belong together. */
import { applyHomography, joinHomographies, type Homography, type Point } from '../../model/index.js';
import { affineOf, perspectiveOf, similarityOf, type Pair } from './fits.js';
import { distanceBetween } from './hit.js';
import { outlierOf } from './outlier.js';
import { firstLine, hasQuadrangle, hasTriangle, reachOfPoints, twinsAmong } from './spread.js';

/** What of a scan decides where it lies: its size in pixels, and the control points. */
export interface ScanPoints {
  readonly width: number;
  readonly height: number;
  readonly points: readonly { readonly pixel: Point; readonly at: Point }[];
}

export type MapKind = 'guess' | 'similarity' | 'affine' | 'perspective';

export interface ScanMap {
  /** From pixels to board units; 0,0 is the corner of the first pixel. */
  readonly toBoard: Homography;
  readonly kind: MapKind;
  /** How far each point lies from its place on the board, in board units. */
  readonly residuals: readonly number[];
  /** The root of the mean of their squares. */
  readonly rmse: number;
  /** The point that the others speak against, by its place in the list. It is counted like the others until it is mended. */
  readonly outlier?: number;
  /** Why the map is simpler than the number of points promises, or what else is odd about them. */
  readonly why?: string;
}

/** A file may name as many points as it likes; the fit looks at these. */
export const MOST_POINTS = 100;
/** Points that are all within this share of the picture or the board say nothing about its size. */
const NEAR = 0.01;

/**
 * The map of a scan: a guess, then as free as the number of points allows, with the least squares beyond four. Who knows
 * better than that the picture fills the board may bring another guess.
 */
export function mapOfScan(scan: ScanPoints, extent: Point, guess?: Homography): ScanMap {
  const picture: Point = [scan.width, scan.height];
  const pairs = scan.points.slice(0, MOST_POINTS).map(({ pixel, at }): Pair => [pixel, at]);
  const { map, kind, why } = fitOf(pairs, picture, extent, guess ?? guessOf(picture, extent));
  const residuals = scan.points.map(({ pixel, at }) => distanceBetween(applyHomography(map, pixel), at));
  const outlier = kind === 'perspective' ? outlierOf(pairs, map, picture, extent) : undefined;
  const sentence = [why, outlier === 'unclear' ? UNCLEAR : '', tooMany(scan.points.length)]
    .filter((each) => each !== undefined && each !== '')
    .join(' ');
  return {
    toBoard: map,
    kind,
    residuals,
    rmse: Math.sqrt(residuals.reduce((sum, each) => sum + each * each, 0) / Math.max(1, residuals.length)),
    ...(typeof outlier === 'number' && { outlier }),
    ...(sentence !== '' && { why: sentence }),
  };
}

/** The whole picture on the whole board, as large as it goes, in the middle. */
export function guessOf([width, height]: Point, [wide, high]: Point): Homography {
  const scale = Math.min(wide / width, high / height);
  return [scale, 0, (wide - scale * width) / 2, 0, scale, (high - scale * height) / 2, 0, 0, 1];
}

interface Fit {
  readonly map: Homography;
  readonly kind: MapKind;
  readonly why?: string;
}

function fitOf(pairs: readonly Pair[], picture: Point, extent: Point, bare: Homography): Fit {
  const [first] = pairs;
  const guess = first ? shifted(bare, first) : bare;
  if (pairs.length < 2) return { map: guess, kind: 'guess' };
  const isWide =
    reachOfPoints(pairs.map(([pixel]) => pixel)) > NEAR * Math.max(...picture) &&
    reachOfPoints(pairs.map(([, at]) => at)) > NEAR * Math.max(...extent);
  const similar = isWide ? similarityOf(pairs) : undefined;
  if (!similar)
    return {
      map: guess,
      kind: 'guess',
      why: `${POINTS(allOf(pairs))} are at one place; set one farther away.`,
    };
  const similarity: Fit = { map: similar, kind: 'similarity' };
  if (pairs.length === 2) return similarity;
  const sheared = hasTriangle(pairs) ? affineOf(pairs) : undefined;
  if (!sheared) return { ...similarity, why: lineWords(pairs, allOf(pairs)) };
  const affine = told({ map: sheared, kind: 'affine' });
  if (pairs.length === 3) return affine;
  if (!hasQuadrangle(pairs)) return { ...affine, why: lineWords(pairs, firstLine(pairs) ?? []) };
  const seen = perspectiveOf(pairs, picture);
  return seen ? told({ map: seen, kind: 'perspective' }) : { ...affine, why: NO_CAMERA };
}

/** A map that mirrors is a map, but no scan. */
function told(fit: Fit): Fit {
  const [a, b, c, d, e, f, g, h, i] = fit.map;
  const turns = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return turns * i < 0 ? { ...fit, why: MIRRORED } : fit;
}

/** The same picture, moved so that a point lies where it belongs. */
function shifted(map: Homography, [pixel, at]: Pair): Homography {
  const [x, y] = applyHomography(map, pixel);
  return joinHomographies([1, 0, at[0] - x, 0, 1, at[1] - y, 0, 0, 1], map);
}

const allOf = (pairs: readonly Pair[]): readonly number[] => pairs.map((_, i) => i);

/** "Points 1, 2 and 3", as the panel counts them. */
const POINTS = (indices: readonly number[]): string => {
  const names = indices.map((i) => String(i + 1));
  return names.length > 4 ? 'The points' : `Points ${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
};

function lineWords(pairs: readonly Pair[], line: readonly number[]): string {
  const twins = twinsAmong(pairs, line);
  return twins
    ? `${POINTS(twins)} are at one place; move or remove one of them.`
    : `${POINTS(line)} lie on one line; set one well beside it.`;
}

const tooMany = (count: number): string =>
  count > MOST_POINTS ? `Only the first ${MOST_POINTS} of ${count} points are used.` : '';

const MIRRORED = 'So the picture would be mirrored: two of the points may be swapped.';
const NO_CAMERA = 'No camera sees these points so: one of them is wrong, or two are swapped.';
const UNCLEAR = 'One of the five points is wrong, but five cannot tell which: set a sixth.';
