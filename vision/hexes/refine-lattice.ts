/** Fits a lattice to the printed edges. */
import {
  applyHomography,
  type Axial,
  type Homography,
  type Point,
  solveLeastSquares,
} from '../../model/index.js';
import type { EdgeField } from './edge-field.js';
import { type EdgeProfile, profileAcross } from './edge-support.js';
import { CORNERS } from './hex-lattice.js';

/** How far edges are searched in each round, in sides. */
const REACHES = [0.16, 0.12, 0.09, 0.07, 0.07] as const;

/**
 * The lattice near this one that follows the printed edges best, by the Gauss-Newton method: each half of an edge is
 * looked for across its direction, and the lattice moves to where most are found.
 */
export function refineLattice(
  field: EdgeField,
  toPicture: Homography,
  cells: readonly Axial[],
  side: number,
): Homography {
  const scale = scaleOf(cells, field);
  return REACHES.reduce<Homography>(
    (map, reach) => {
      const profiles = cells.flatMap(([q, r]) => halfEdges(field, map, q, r, reach * side));
      const equations = profiles.flatMap((half) => equationOf(map, half, reach * side, scale));
      const damping = Array.from({ length: 8 }, (_, i) =>
        Array.from({ length: 9 }, (__, k) => (k === i ? 1e-3 : 0)),
      );
      const step = solveLeastSquares([...equations, ...damping]);
      if (step === undefined) return map;
      return map.map((each, i) => each + (step[i] ?? 0) * (scale[i] ?? 0)) as unknown as Homography;
    },
    toPicture.map((each) => each / toPicture[8]) as unknown as Homography,
  );
}

interface HalfEdge extends EdgeProfile {
  /** The middle in coordinates of the lattice. */
  readonly at: Point;
}

/** Half edges show a turn of the lattice that whole edges would average out. */
function halfEdges(
  field: EdgeField,
  map: Homography,
  q: number,
  r: number,
  reach: number,
): readonly HalfEdge[] {
  return CORNERS.flatMap(([startQ, startR], k) => {
    const [endQ, endR] = CORNERS[(k + 1) % 6]!;
    return [0, 0.5].map((part) => {
      const from: Point = [q + startQ + (endQ - startQ) * part, r + startR + (endR - startR) * part];
      const to: Point = [from[0] + (endQ - startQ) / 2, from[1] + (endR - startR) / 2];
      const profile = profileAcross(field, applyHomography(map, from), applyHomography(map, to), reach);
      return { ...profile, at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as Point };
    });
  });
}

/** The size of one step of each of the eight numbers, so that all move the lattice by similar distances. */
function scaleOf(cells: readonly Axial[], { width, height }: EdgeField): readonly number[] {
  const reach = Math.max(1, ...cells.map(([q, r]) => Math.hypot(q, r)));
  const linear = 1 / reach;
  const bend = linear / Math.max(width, height);
  return [linear, linear, 1, linear, linear, 1, bend, bend];
}

/** How far the edge is from where the lattice has it, as an equation for a step of the eight numbers. */
function equationOf(
  map: Homography,
  { at: [q, r], middle: [x, y], normal: [nx, ny], values }: HalfEdge,
  reach: number,
  scale: readonly number[],
): readonly number[][] {
  let best = 0;
  for (let k = 1; k < values.length; k++) if (values[k]! > values[best]!) best = k;
  const clear = values[best]!;
  if (clear < 0.15 || best === 0 || best === values.length - 1) return [];
  const [before, after] = [values[best - 1]!, values[best + 1]!];
  const bend = before - 2 * clear + after;
  const offset = (best - (values.length - 1) / 2 + (bend < 0 ? (before - after) / (2 * bend) : 0)) / 2;
  // Far offsets are often another line: they pull less.
  const weight = Math.min(1, clear) * (1 - (offset / (reach + 0.5)) ** 2);
  const w = map[6] * q + map[7] * r + map[8];
  const along = -(nx * x + ny * y);
  const derivatives = [nx * q, nx * r, nx, ny * q, ny * r, ny, along * q, along * r];
  return [[...derivatives.map((each, i) => (weight * each * scale[i]!) / w), weight * offset]];
}
