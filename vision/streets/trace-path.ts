/** The path of most ink between two nodes. */
import type { OrientedMaps } from './oriented-lines.js';
import type { StreetNode } from './street-node.js';

/** The number of points of a path. */
export const PATH_POINTS = 64;
/** The number of positions across the strip that a path is searched in. */
const ACROSS = 41;
const MIDDLE = (ACROSS - 1) / 2;
/** Half the width of the strip, as a share of the distance of the nodes. */
const SPREAD = 0.32;
/** The directions on either side of the straight one that count in full, as a share of all. */
const NEAR_DIRECTIONS = 5 / 24;
const FORBIDDEN = -1e9;

/** A path between the rims of two nodes. */
export interface Path {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The map at each point, from 0 to 1. */
  readonly strength: Float32Array;
  /** The length of the path, and of the straight line between the rims. */
  readonly length: number;
  readonly straight: number;
}

/** A function that finds the path between two nodes in the maps of a picture; undefined if they touch. */
export function pathTracer(oriented: OrientedMaps): (from: StreetNode, to: StreetNode) => Path | undefined {
  const { width, height, maps, isByColumns, strongest } = oriented;
  const directions = maps.length;
  const nearDirections = Math.round(NEAR_DIRECTIONS * directions);
  const strengths = new Float32Array(PATH_POINTS * ACROSS);
  const steps = new Int8Array(PATH_POINTS * ACROSS);
  let best = new Float32Array(ACROSS);
  let next = new Float32Array(ACROSS);

  function sampleStrip(from: StreetNode, ex: number, ey: number, straight: number, halfWidth: number): void {
    const direction = Math.floor((Math.atan2(ey, ex) / Math.PI) * directions + directions * 2 + 0.5);
    // The straight direction first: the search stops at the strongest one of all.
    const near: Uint8Array[] = [];
    const areByColumns: boolean[] = [];
    for (let k = 0; k <= nearDirections; k++)
      for (const turned of k === 0 ? [0] : [-k, k]) {
        const at = (direction + turned) % directions;
        near.push(maps[at]!);
        areByColumns.push(isByColumns[at]!);
      }
    for (let a = 0; a < PATH_POINTS; a++) {
      const along = from.radius + (straight * a) / (PATH_POINTS - 1);
      for (let b = 0; b < ACROSS; b++) {
        const aside = (halfWidth * (b - MIDDLE)) / MIDDLE;
        const x = Math.floor(from.x + along * ex - aside * ey + 0.5);
        const y = Math.floor(from.y + along * ey + aside * ex + 0.5);
        let strength = 0;
        if (x >= 0 && y >= 0 && x < width && y < height) {
          const at = y * width + x;
          const any = strongest[at]!;
          if (any > 20) {
            strength = 0.6 * any;
            const turned = x * height + y;
            for (let k = 0; k < near.length && strength < any; k++) {
              const value = near[k]![areByColumns[k] === true ? turned : at]!;
              if (value > strength) strength = value;
            }
          }
        }
        strengths[a * ACROSS + b] = strength / 255;
      }
    }
  }

  /** Dynamic programming along the strip; answers the last position across. */
  function search(from: StreetNode, to: StreetNode, across: number, along: number): number {
    const steepest = Math.min(3, Math.floor((1.6 * along) / across));
    const cost = (0.02 * across) / along;
    for (let b = 0; b < ACROSS; b++)
      best[b] = Math.abs(b - MIDDLE) * across <= Math.max(from.radius * 0.7, 2) ? strengths[b]! : FORBIDDEN;
    for (let a = 1; a < PATH_POINTS; a++) {
      for (let b = 0; b < ACROSS; b++) {
        let most = best[b]!;
        let step = 0;
        for (let k = 1; k <= steepest; k++) {
          if (b - k >= 0 && best[b - k]! - cost * k > most) {
            most = best[b - k]! - cost * k;
            step = k;
          }
          if (b + k < ACROSS && best[b + k]! - cost * k > most) {
            most = best[b + k]! - cost * k;
            step = -k;
          }
        }
        next[b] = most + strengths[a * ACROSS + b]!;
        steps[a * ACROSS + b] = step;
      }
      [best, next] = [next, best];
    }
    let last = MIDDLE;
    let most = FORBIDDEN * 2;
    for (let b = 0; b < ACROSS; b++) {
      if (Math.abs(b - MIDDLE) * across > Math.max(to.radius * 0.7, 2) || best[b]! <= most) continue;
      most = best[b]!;
      last = b;
    }
    return last;
  }

  return (from, to) => {
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const straight = distance - from.radius - to.radius;
    if (straight <= 1) return undefined;
    const ex = (to.x - from.x) / distance;
    const ey = (to.y - from.y) / distance;
    const halfWidth = Math.max(SPREAD * distance, 6);
    sampleStrip(from, ex, ey, straight, halfWidth);
    let b = search(from, to, halfWidth / MIDDLE, straight / (PATH_POINTS - 1));
    const path = {
      x: new Float32Array(PATH_POINTS),
      y: new Float32Array(PATH_POINTS),
      strength: new Float32Array(PATH_POINTS),
    };
    for (let a = PATH_POINTS - 1; a >= 0; a--) {
      const along = from.radius + (straight * a) / (PATH_POINTS - 1);
      const aside = (halfWidth * (b - MIDDLE)) / MIDDLE;
      path.x[a] = from.x + along * ex - aside * ey;
      path.y[a] = from.y + along * ey + aside * ex;
      path.strength[a] = strengths[a * ACROSS + b]!;
      b -= steps[a * ACROSS + b]!;
    }
    return { ...path, length: lengthOf(path), straight };
  };
}

/** The length of a path through its points. */
export function lengthOf({ x, y }: Pick<Path, 'x' | 'y'>): number {
  let length = 0;
  for (let i = 1; i < x.length; i++) length += Math.hypot(x[i]! - x[i - 1]!, y[i]! - y[i - 1]!);
  return length;
}
