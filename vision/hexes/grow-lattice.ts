/** Numbers hexagons from one cell to the next. */
import {
  type Axial,
  fitHomography,
  type Homography,
  type Point,
  refineHomography,
} from '../../model/index.js';
import { blurPlane, findPeaks } from '../pixels/index.js';
import type { EdgeField } from './edge-field.js';
import { keyOfHex, NEIGHBOURS } from './hex-lattice.js';
import { matchOutline } from './outline-match.js';

/** A hexagon that was recognised, with its coordinates. */
interface NumberedCell {
  readonly at: Axial;
  readonly place: Point;
}

/** A neighbour is looked for within this share of a side around its expected place. */
const REACH = 0.3;
/** Hexagons that fit less than this share of the best ones do not extend the lattice. */
const FAINT = 0.4;

/**
 * A homography from q, r to pixels, from hexagons that are recognised one beside the other. It starts where seven
 * hexagons together fit best and follows perspective as it goes. Undefined if too few are recognised.
 */
export function growLattice(field: EdgeField, side: number, turn: number): Homography | undefined {
  const { columns, rows, step, values } = matchOutline(field, side, turn, 2);
  const fit = blurPlane({ width: columns, height: rows, values }, 1);
  const places = findPeaks(fit, (0.5 * side) / step, 0.02).map(({ x, y, score }) => ({
    place: [x * step, y * step] as Point,
    score,
  }));
  if (places.length < 7) return undefined;
  const clear = places[Math.min(places.length - 1, 10)]!.score * FAINT;
  const peaks = places.filter(({ score }) => score >= clear);
  const nearest = findBestNear(peaks, REACH * side);
  const offsets = NEIGHBOURS.map(([q, r]) => offsetOf(side, turn, q, r));
  const support = peaks.map(({ place: [x, y], score }) =>
    offsets.reduce((sum, [dx, dy]) => sum + (nearest([x + dx, y + dy])?.score ?? 0), score),
  );
  const seed = peaks[support.indexOf(Math.max(...support))]!;
  return follow(
    seed.place,
    (place) => nearest(place)?.place,
    (q, r) => offsetOf(side, turn, q, r),
  );
}

interface Recognised {
  readonly place: Point;
  readonly score: number;
}

/** A search for the best hexagon within a distance of a place, by squares of that size. */
function findBestNear(peaks: readonly Recognised[], reach: number): (place: Point) => Recognised | undefined {
  const squares = new Map<string, Recognised[]>();
  const squareOf = (value: number): number => Math.floor(value / reach);
  for (const peak of peaks) {
    const key = keyOfHex(squareOf(peak.place[0]), squareOf(peak.place[1]));
    const others = squares.get(key);
    if (others) others.push(peak);
    else squares.set(key, [peak]);
  }
  return ([x, y]) => {
    let best: Recognised | undefined;
    for (let column = squareOf(x) - 1; column <= squareOf(x) + 1; column++)
      for (let row = squareOf(y) - 1; row <= squareOf(y) + 1; row++)
        for (const peak of squares.get(keyOfHex(column, row)) ?? []) {
          if (Math.hypot(peak.place[0] - x, peak.place[1] - y) >= reach) continue;
          if (best === undefined || peak.score > best.score) best = peak;
        }
    return best;
  };
}

/** Where a hex is beside another, before perspective is known. */
function offsetOf(side: number, turn: number, q: number, r: number): Point {
  const distance = Math.sqrt(3) * side;
  return [
    distance * (q * Math.cos(turn) + r * Math.cos(turn + Math.PI / 3)),
    distance * (q * Math.sin(turn) + r * Math.sin(turn + Math.PI / 3)),
  ];
}

/** Adds ring after ring of neighbours and fits the lattice anew after each. */
function follow(
  seed: Point,
  snap: (place: Point) => Point | undefined,
  offset: (q: number, r: number) => Point,
): Homography | undefined {
  const cells = new Map<string, NumberedCell>([[keyOfHex(0, 0), { at: [0, 0], place: seed }]]);
  const taken = new Set([seed]);
  let map: Homography | undefined;
  for (let ring = 0; ring < 60; ring++) {
    const before = cells.size;
    for (const { at, place } of [...cells.values()])
      for (const [dq, dr] of NEIGHBOURS) {
        const [q, r] = [at[0] + dq, at[1] + dr];
        if (cells.has(keyOfHex(q, r))) continue;
        const found = snap(expectedPlace(map, at, place, dq, dr, offset));
        if (found === undefined || taken.has(found)) continue;
        taken.add(found);
        cells.set(keyOfHex(q, r), { at: [q, r], place: found });
      }
    if (cells.size === before) break;
    map = fitCells([...cells.values()]) ?? map;
  }
  return map;
}

/** From the place of the known neighbour and the step that the lattice makes there. */
function expectedPlace(
  map: Homography | undefined,
  [q, r]: Axial,
  [x, y]: Point,
  dq: number,
  dr: number,
  offset: (q: number, r: number) => Point,
): Point {
  if (map === undefined) {
    const [dx, dy] = offset(dq, dr);
    return [x + dx, y + dy];
  }
  const from = applyTo(map, q, r);
  const to = applyTo(map, q + dq, r + dr);
  return [x + to[0] - from[0], y + to[1] - from[1]];
}

const applyTo = ([a, b, c, d, e, f, g, h, i]: Homography, q: number, r: number): Point => {
  const w = g * q + h * r + i;
  return [(a * q + b * r + c) / w, (d * q + e * r + f) / w];
};

/** An affine lattice for few cells, a homography for many. */
function fitCells(cells: readonly NumberedCell[]): Homography | undefined {
  if (cells.length < 7) return undefined;
  const pairs = cells.map(({ at, place }) => [at, place] as const);
  const fitted = fitHomography(pairs);
  return fitted && refineHomography(fitted, pairs);
}
