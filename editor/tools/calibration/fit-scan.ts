/** Fits the transform of a scan to its control points. */
import {
  applyHomography,
  composeHomographies,
  joinWithAnd,
  type Homography,
  type Point,
} from '../../../model/index.js';
import {
  findCoincidentPoints,
  findCollinearPoints,
  findOutlier,
  fitAffine,
  fitPerspective,
  fitSimilarity,
  hasQuadrangle,
  hasTriangle,
  largestDistance,
  type PointPair,
} from './fit-transform.js';
import { distanceBetween } from '../pointing/hit-test.js';

/** The input of the fit: the size in pixels and the control points. */
export interface ScanFitInput {
  readonly width: number;
  readonly height: number;
  readonly points: readonly { readonly pixel: Point; readonly at: Point }[];
}

export type TransformKind = 'guess' | 'similarity' | 'affine' | 'perspective';

export interface ScanTransform {
  /** From pixels to board units; 0,0 is the corner of the first pixel. */
  readonly toBoard: Homography;
  readonly kind: TransformKind;
  /** The error of each point, in board units. */
  readonly residuals: readonly number[];
  /** The root mean square error. */
  readonly rmse: number;
  /** The index of the outlier, if any. It is used like the others until it is corrected. */
  readonly outlier?: number;
  /** Why the map is simpler than the number of points allows, or another problem with them. */
  readonly why?: string;
}

/** The maximum number of points used, because a file may contain any number. */
export const MAX_CONTROL_POINTS = 100;
/** Points within this fraction of the picture or the board do not determine the scale. */
const NEAR = 0.01;

/** The transform with as many degrees of freedom as the points allow; without points `guess`, or the picture fitted to the board. */
export function fitScanTransform(scan: ScanFitInput, extent: Point, guess?: Homography): ScanTransform {
  const picture: Point = [scan.width, scan.height];
  const pairs = scan.points.slice(0, MAX_CONTROL_POINTS).map(({ pixel, at }): PointPair => [pixel, at]);
  const { map, kind, why } = fitOf(pairs, picture, extent, guess ?? defaultScanTransform(picture, extent));
  const residuals = scan.points.map(({ pixel, at }) => distanceBetween(applyHomography(map, pixel), at));
  const outlier = kind === 'perspective' ? findOutlier(pairs, map, picture, extent) : undefined;
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

/** The whole picture, centred and scaled to fit the board. */
export function defaultScanTransform([width, height]: Point, [wide, high]: Point): Homography {
  const scale = Math.min(wide / width, high / height);
  return [scale, 0, (wide - scale * width) / 2, 0, scale, (high - scale * height) / 2, 0, 0, 1];
}

interface Fit {
  readonly map: Homography;
  readonly kind: TransformKind;
  readonly why?: string;
}

function fitOf(pairs: readonly PointPair[], picture: Point, extent: Point, bare: Homography): Fit {
  const [first] = pairs;
  const guess = first ? shifted(bare, first) : bare;
  if (pairs.length < 2) return { map: guess, kind: 'guess' };
  const isWide =
    largestDistance(pairs.map(([pixel]) => pixel)) > NEAR * Math.max(...picture) &&
    largestDistance(pairs.map(([, at]) => at)) > NEAR * Math.max(...extent);
  const similar = isWide ? fitSimilarity(pairs) : undefined;
  if (!similar)
    return {
      map: guess,
      kind: 'guess',
      why: `${POINTS(allOf(pairs))} are at one place; set one farther away.`,
    };
  const similarity: Fit = { map: similar, kind: 'similarity' };
  if (pairs.length === 2) return similarity;
  const sheared = hasTriangle(pairs) ? fitAffine(pairs) : undefined;
  if (!sheared) return { ...similarity, why: lineWords(pairs, allOf(pairs)) };
  const affine = flagMirrored({ map: sheared, kind: 'affine' });
  if (pairs.length === 3) return affine;
  if (!hasQuadrangle(pairs)) return { ...affine, why: lineWords(pairs, findCollinearPoints(pairs) ?? []) };
  const seen = fitPerspective(pairs, picture);
  return seen ? flagMirrored({ map: seen, kind: 'perspective' }) : { ...affine, why: NO_CAMERA };
}

/** A mirroring map is not a valid scan. */
function flagMirrored(fit: Fit): Fit {
  const [a, b, c, d, e, f, g, h, i] = fit.map;
  const turns = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return turns * i < 0 ? { ...fit, why: MIRRORED } : fit;
}

/** Translates the picture so that a point is at its board position. */
function shifted(map: Homography, [pixel, at]: PointPair): Homography {
  const [x, y] = applyHomography(map, pixel);
  return composeHomographies([1, 0, at[0] - x, 0, 1, at[1] - y, 0, 0, 1], map);
}

const allOf = (pairs: readonly PointPair[]): readonly number[] => pairs.map((_, i) => i);

/** "Points 1, 2 and 3", numbered as in the panel. */
const POINTS = (indices: readonly number[]): string => {
  const names = indices.map((i) => String(i + 1));
  return names.length > 4 ? 'The points' : `Points ${joinWithAnd(names)}`;
};

function lineWords(pairs: readonly PointPair[], line: readonly number[]): string {
  const twins = findCoincidentPoints(pairs, line);
  return twins
    ? `${POINTS(twins)} are at one place; move or remove one of them.`
    : `${POINTS(line)} are on one line; set one away from it.`;
}

const tooMany = (count: number): string =>
  count > MAX_CONTROL_POINTS ? `Only the first ${MAX_CONTROL_POINTS} of ${count} points are used.` : '';

const MIRRORED = 'This would mirror the picture: two of the points may be swapped.';
const NO_CAMERA = 'No photograph fits these points: one of them is wrong, or two are swapped.';
const UNCLEAR = 'One of the five points is wrong. Set a sixth to find out which.';
