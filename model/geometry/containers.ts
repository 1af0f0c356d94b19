/** Which face each part of a drawing lies in, if it is an island. */
import type { Components } from '../network/components.js';
import { segmentsOf, type Drawing, type Segments } from './drawing.js';
import type { Faces } from './faces.js';
import { gridOfSegments, type SegmentGrid } from './segment-grid.js';

const OUTER = -1;

/**
 * For each part the face around it, or OUTER. A ray goes up from the part's topmost point; the first line of another part
 * that it meets either borders that face, or belongs to a neighbour that lies in the same one.
 */
export function containersOfComponents(
  drawing: Drawing,
  components: Components,
  faces: Pick<Faces, 'cycleOfHalfEdge' | 'faceOfCycle' | 'isRim'>,
): Int32Array {
  const containers = new Int32Array(components.count).fill(OUTER);
  if (drawing.from.length === 0) return containers;
  const segments = segmentsOf(drawing);
  const tops = topmostPoints(drawing, segments, components);
  const inOrder = Array.from({ length: components.count }, (_, part) => part)
    .filter((part) => tops.lines[part] === 1)
    // From the top down, so that the neighbour above is already settled.
    .sort((a, b) => tops.ys[a]! - tops.ys[b]! || a - b);
  if (inOrder.length < 2) return containers;
  const grid = gridOfSegments(segments);
  for (const part of inOrder) {
    const s = firstAbove(
      segments,
      grid,
      tops.xs[part]!,
      tops.ys[part]!,
      (line) => components.of[drawing.from[line]!] === part,
    );
    if (s < 0) continue;
    const line = segments.line[s]!;
    // Seen from below, the walk that has this line's underside on its right goes from left to right.
    const halfEdge = segments.x1[s]! < segments.x2[s]! ? 2 * line : 2 * line + 1;
    const cycle = faces.cycleOfHalfEdge[halfEdge]!;
    containers[part] =
      faces.isRim[cycle] === 1 ? faces.faceOfCycle[cycle]! : containers[components.of[drawing.from[line]!]!]!;
  }
  return containers;
}

/** For each part its topmost point, bends included, and whether it has a line at all. */
function topmostPoints(
  drawing: Drawing,
  { x1, y1, x2, y2, line }: Segments,
  components: Components,
): { xs: Float64Array; ys: Float64Array; lines: Uint8Array } {
  const xs = new Float64Array(components.count);
  const ys = new Float64Array(components.count).fill(Infinity);
  const lines = new Uint8Array(components.count);
  for (let s = 0; s < line.length; s++) {
    const part = components.of[drawing.from[line[s]!]!]!;
    lines[part] = 1;
    if (y1[s]! < ys[part]!) [xs[part], ys[part]] = [x1[s]!, y1[s]!];
    if (y2[s]! < ys[part]!) [xs[part], ys[part]] = [x2[s]!, y2[s]!];
  }
  return { xs, ys, lines };
}

/** The first segment straight above a point, or -1. Cells are searched upwards until one holds it. */
function firstAbove(
  segments: Segments,
  grid: SegmentGrid,
  x: number,
  y: number,
  skip: (line: number) => boolean,
): number {
  const column = Math.min(grid.columns - 1, Math.floor((x - grid.minX) / grid.size));
  let best = -1;
  let bestY = -Infinity;
  for (let row = Math.min(grid.rows - 1, Math.floor((y - grid.minY) / grid.size)); row >= 0; row--) {
    const cell = row * grid.columns + column;
    for (let i = grid.starts[cell]!; i < grid.starts[cell + 1]!; i++) {
      const s = grid.items[i]!;
      const at = heightAt(segments, s, x);
      if (at >= y || at < bestY || skip(segments.line[s]!)) continue;
      if (at === bestY && slopeOf(segments, s) <= slopeOf(segments, best)) continue;
      [best, bestY] = [s, at];
    }
    // A hit below the top of this row cannot be beaten by a higher cell.
    if (best >= 0 && bestY >= grid.minY + row * grid.size) return best;
  }
  return best;
}

/** Where a segment passes above or below x, seeing x as a hair to the right, so that of lines that meet there one side counts. */
function heightAt({ x1, y1, x2, y2 }: Segments, s: number, x: number): number {
  const [ax, bx] = [x1[s]!, x2[s]!];
  if (ax < bx ? x < ax || x >= bx : x < bx || x >= ax) return Infinity;
  return y1[s]! + ((y2[s]! - y1[s]!) * (x - ax)) / (bx - ax);
}

const slopeOf = ({ x1, y1, x2, y2 }: Segments, s: number): number =>
  s < 0 ? -Infinity : (y2[s]! - y1[s]!) / (x2[s]! - x1[s]!);
