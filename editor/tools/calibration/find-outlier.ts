/** Finds a wrong control point: the one without which the others agree. */
import {
  applyHomography,
  invertHomography,
  composeHomographies,
  type Homography,
  type Point,
} from '../../../model/index.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { fitPerspective, type PointPair } from './fit-transform.js';
import { hasQuadrangle } from './point-spread.js';

/** A point nearer than this to the position predicted by the others is inaccurate, not wrong; relative to the board's longer side. */
export const POINTING_ERROR = 0.003;
/** The probability that inaccuracy alone marks a point. */
const SELDOM = 0.01;

/** `unclear`: one of the points is wrong, but there are too few to find out which. */
type Outlier = number | 'unclear' | undefined;

/**
 * Leaves each point out in turn. Four points always fit exactly, so of five points any may be the wrong one: then the map
 * that is clearly nearest to a flat scan is chosen, if there is one.
 */
export function findOutlier(
  pairs: readonly PointPair[],
  map: Homography,
  picture: Point,
  extent: Point,
): Outlier {
  if (pairs.length < 5) return undefined;
  const limit = POINTING_ERROR * Math.max(...extent);
  const without = pairs.flatMap((left, i) => {
    const others = pairs.filter((_, k) => k !== i);
    const fit = hasQuadrangle(others) ? fitPerspective(others, picture) : undefined;
    return fit ? [{ i, others, fit, distance: missOf(fit, left) }] : [];
  });
  // A point that agrees with the others is no evidence against them.
  if (pairs.length === 5) {
    if (without.some(({ distance }) => distance <= limit)) return undefined;
    const [first, second] = without
      .map(({ i, fit }) => ({ i, slant: slantOf(fit, picture, extent) }))
      .sort((a, b) => a.slant - b.slant);
    return first && first.slant * 2 < (second?.slant ?? Infinity) ? first.i : 'unclear';
  }
  const [best] = without
    .map((each) => ({ ...each, rest: errorOf(each.others, each.fit) }))
    .sort((a, b) => a.rest - b.rest);
  if (!best || best.distance <= limit) return undefined;
  // Leaving a point out removes two equations. The probability of such a decrease of the error, with 2n - 8 spare equations, is the
  // tail of Fisher's F with 2 and 2n - 10 degrees of freedom, a plain power, times the n points that could cause it.
  const chance = pairs.length * (best.rest / errorOf(pairs, map)) ** (pairs.length - 5);
  return chance < SELDOM ? best.i : undefined;
}

const missOf = (map: Homography, [pixel, at]: PointPair): number =>
  distanceBetween(applyHomography(map, pixel), at);

const errorOf = (pairs: readonly PointPair[], map: Homography): number =>
  pairs.reduce((sum, pair) => sum + missOf(map, pair) ** 2, 0);

/** The distortion of a map: its perspective and the ratio of its two scale factors. */
function slantOf(map: Homography, picture: Point, extent: Point): number {
  const half = (size: Point): Homography => {
    const unit = Math.max(...size) / 2;
    return [unit, 0, size[0] / 2, 0, unit, size[1] / 2, 0, 0, 1];
  };
  const framed = composeHomographies(invertHomography(half(extent)), composeHomographies(map, half(picture)));
  const [a, b, c, d, e, f, g, h] = framed.map((each) => each / framed[8]) as unknown as Homography;
  // The linear part of the map in the middle of the picture.
  const [xx, xy, yx, yy] = [a - c * g, b - c * h, d - f * g, e - f * h];
  // The sum and the difference of its two scale factors: the rotating and the mirroring part.
  const [sum, difference] = [Math.hypot(xx + yy, xy - yx), Math.hypot(xx - yy, xy + yx)];
  return sum > difference ? Math.hypot(g, h) + Math.log((sum + difference) / (sum - difference)) : Infinity;
}
