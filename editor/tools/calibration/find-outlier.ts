/** Which control point is wrong, if one is: the one without which the others agree. */
import {
  applyHomography,
  invertHomography,
  joinHomographies,
  type Homography,
  type Point,
} from '../../model/index.js';
import { distanceBetween } from './hit.js';
import { perspectiveOf, type Pair } from './fits.js';
import { hasQuadrangle } from './spread.js';

/** A point nearer than this to where the others put it is a click that trembled, not a wrong one; in lengths of the board. */
export const TREMBLE = 0.003;
/** So seldom may trembling alone have a point marked. */
const SELDOM = 0.01;

/** `unclear`: one of the points is wrong, and they are too few to say which. */
type Outlier = number | 'unclear' | undefined;

/**
 * Leaves each point out in turn. Four points fit any map exactly, so of five points any may be the wrong one: then the map
 * that comes nearest to a flat scan is believed, if it does so clearly.
 */
export function outlierOf(pairs: readonly Pair[], map: Homography, picture: Point, extent: Point): Outlier {
  if (pairs.length < 5) return undefined;
  const limit = TREMBLE * Math.max(...extent);
  const without = pairs.flatMap((left, i) => {
    const others = pairs.filter((_, k) => k !== i);
    const fit = hasQuadrangle(others) ? perspectiveOf(others, picture) : undefined;
    return fit ? [{ i, others, fit, distance: missOf(fit, left) }] : [];
  });
  // A point that lies where the others put it speaks against none of them.
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
  // Leaving a point out frees two equations. How often chance alone shrinks the error so, of 2n - 8 spare equations, is the
  // tail of Fisher's F with 2 and 2n - 10 degrees of freedom, which is a plain power; any of the n points could have done it.
  const chance = pairs.length * (best.rest / errorOf(pairs, map)) ** (pairs.length - 5);
  return chance < SELDOM ? best.i : undefined;
}

const missOf = (map: Homography, [pixel, at]: Pair): number =>
  distanceBetween(applyHomography(map, pixel), at);

const errorOf = (pairs: readonly Pair[], map: Homography): number =>
  pairs.reduce((sum, pair) => sum + missOf(map, pair) ** 2, 0);

/** How far a map is from laying the picture flat: its perspective, and how much it stretches one way more than the other. */
function slantOf(map: Homography, picture: Point, extent: Point): number {
  const half = (size: Point): Homography => {
    const unit = Math.max(...size) / 2;
    return [unit, 0, size[0] / 2, 0, unit, size[1] / 2, 0, 0, 1];
  };
  const framed = joinHomographies(invertHomography(half(extent)), joinHomographies(map, half(picture)));
  const [a, b, c, d, e, f, g, h] = framed.map((each) => each / framed[8]) as unknown as Homography;
  // What the map does to small things in the middle of the picture.
  const [xx, xy, yx, yy] = [a - c * g, b - c * h, d - f * g, e - f * h];
  // The sum and the difference of its two stretches, the one for what only turns, the other for what mirrors.
  const [sum, difference] = [Math.hypot(xx + yy, xy - yx), Math.hypot(xx - yy, xy + yx)];
  return sum > difference ? Math.hypot(g, h) + Math.log((sum + difference) / (sum - difference)) : Infinity;
}
