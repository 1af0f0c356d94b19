/** Finds the face that contains each part of a drawing. */
import type { Components } from '../network/components.js';
import { firstIndex } from '../board/binary-search.js';
import { forEachSegment, type LineDrawing } from '../network/line-drawing.js';
import { OUTER_FACE, type DrawingFaces } from './half-edges.js';

/**
 * For each part the face around it, or OUTER_FACE. A ray goes up from the part's topmost point; the first line that it meets
 * either borders that face, or belongs to a neighbour that lies in the same one.
 */
export function facesAroundComponents(
  drawing: LineDrawing,
  components: Components,
  faces: Pick<DrawingFaces, 'cycleOfHalfEdge' | 'faceOfCycle' | 'isRim'>,
): Int32Array {
  const containers = new Int32Array(components.count).fill(OUTER_FACE);
  const rays = raysOfParts(drawing, components);
  if (rays.parts.length < 2) return containers;
  const ceilings = ceilingsOfRays(drawing, rays, faces.cycleOfHalfEdge);
  // From the top down, so that the result of the neighbour above is known.
  const topDown = Int32Array.from(rays.parts.keys()).sort((i, j) => rays.ys[i]! - rays.ys[j]!);
  for (const ray of topDown) {
    const halfEdge = ceilings[ray]!;
    if (halfEdge < 0) continue;
    const cycle = faces.cycleOfHalfEdge[halfEdge]!;
    containers[rays.parts[ray]!] =
      faces.isRim[cycle] === 1
        ? faces.faceOfCycle[cycle]!
        : containers[components.of[drawing.from[halfEdge >> 1]!]!]!;
  }
  return containers;
}

/** For each part that has a line its topmost point, bends included; from left to right. */
interface Rays {
  readonly parts: Int32Array;
  readonly xs: Int32Array;
  readonly ys: Int32Array;
}

function raysOfParts(drawing: LineDrawing, components: Components): Rays {
  const xs = new Int32Array(components.count);
  const ys = new Int32Array(components.count);
  const seen = new Uint8Array(components.count);
  const note = (part: number, x: number, y: number): void => {
    if (seen[part] === 1 && y >= ys[part]!) return;
    seen[part] = 1;
    xs[part] = x;
    ys[part] = y;
  };
  forEachSegment(drawing, (x1, y1, x2, y2, line) => {
    const part = components.of[drawing.from[line]!]!;
    note(part, x1, y1);
    note(part, x2, y2);
  });
  const parts = Int32Array.from(seen.keys())
    .filter((part) => seen[part] === 1)
    .sort((a, b) => xs[a]! - xs[b]! || a - b);
  return { parts, xs: parts.map((part) => xs[part]!), ys: parts.map((part) => ys[part]!) };
}

/**
 * For each ray the half-edge whose right side it meets first, or -1. All segments pass by the rays once: on a board of n
 * nodes that is n segments for √n rays each at most, and needs no index.
 */
function ceilingsOfRays(drawing: LineDrawing, rays: Rays, cycleOfHalfEdge: Int32Array): Int32Array {
  const { xs, ys } = rays;
  const ceilings = new Int32Array(xs.length).fill(-1);
  // Where a ray ends is a whole number and a fraction. Fractions of numbers below 2^21 differ by more than 2^-42, so doubles
  // order them exactly; one double for both would not.
  const wholes = new Int32Array(xs.length).fill(-(2 ** 31));
  const fractions = new Float64Array(xs.length);
  const slopes = new Float64Array(xs.length);
  forEachSegment(drawing, (x1, y1, x2, y2, line) => {
    // With one face on both sides it makes no difference.
    if (cycleOfHalfEdge[2 * line] === cycleOfHalfEdge[2 * line + 1]) return;
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
    const first = firstIndex(xs.length, (ray) => xs[ray]! >= left);
    const top = Math.min(y1, y2);
    const bottom = Math.max(y1, y2);
    // A ray goes a hair to the right of its point, so that of the lines that meet there those on one side count.
    for (let ray = first; ray < xs.length && xs[ray]! < right; ray++) {
      if (top >= ys[ray]! || bottom < wholes[ray]!) continue;
      const rise = (y2 - y1) * (xs[ray]! - x1);
      const floor = Math.floor(rise / (x2 - x1));
      const whole = y1 + floor;
      if (whole >= ys[ray]! || whole < wholes[ray]!) continue;
      const fraction = (rise - floor * (x2 - x1)) / (x2 - x1);
      const slope = (y2 - y1) / (x2 - x1);
      if (
        whole === wholes[ray] &&
        (fraction < fractions[ray]! || (fraction === fractions[ray] && slope <= slopes[ray]!))
      )
        continue;
      wholes[ray] = whole;
      fractions[ray] = fraction;
      slopes[ray] = slope;
      // The walk that has its underside on the right goes from left to right.
      ceilings[ray] = x1 < x2 ? 2 * line : 2 * line + 1;
    }
  });
  return ceilings;
}
