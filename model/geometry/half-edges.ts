/** Half-edges, the order in which they leave each node, and the faces that follow from it. */
import type { LineDrawing } from '../network/line-drawing.js';

/** The number of the face outside of all lines. */
export const OUTER_FACE = -1;

/**
 * The faces of a drawing by half-edge. A closed walk along one side of lines is a cycle. Each inner face has one rim cycle,
 * walked clockwise, and possibly hole cycles, each the outer side of a part that lies inside without touching the rim.
 */
export interface DrawingFaces {
  /** How many inner faces there are. */
  readonly count: number;
  /** For each half-edge the next on its walk. */
  readonly next: Int32Array;
  /** For each half-edge its cycle. */
  readonly cycleOfHalfEdge: Int32Array;
  /** For each cycle one of its half-edges, the smallest. */
  readonly firstOfCycle: Int32Array;
  /** For each cycle its face, or OUTER_FACE. */
  readonly faceOfCycle: Int32Array;
  /** For each cycle whether it is the rim of its face; the others are holes in it. */
  readonly isRim: Uint8Array;
  /** Twice the area inside each cycle in square board units; negative or zero for the outer side of a part, zero between duplicates. */
  readonly areas: Float64Array;
}

/**
 * Half-edges: line i gives 2 i (from its `from` to its `to`) and 2 i + 1 (back). The twin of h is h ^ 1.
 * `next[h]` is the half-edge with which the walk goes on after h: at each node it turns as far right as it can, so that
 * inner faces are walked clockwise as seen on the board.
 */
export function nextHalfEdges(drawing: LineDrawing): Int32Array {
  const { from, to, xs } = drawing;
  const halfEdges = from.length * 2;
  // Counted two places further on, so that filling moves every start to its own place.
  const starts = new Int32Array(xs.length + 2);
  for (let h = 0; h < halfEdges; h++) starts[originOfHalfEdge(from, to, h) + 2]!++;
  let most = 0;
  for (let i = 2; i < starts.length; i++) {
    if (starts[i]! > most) most = starts[i]!;
    starts[i]! += starts[i - 1]!;
  }
  const leaving = new Int32Array(halfEdges);
  for (let h = 0; h < halfEdges; h++) leaving[starts[originOfHalfEdge(from, to, h) + 1]!++] = h;

  const next = new Int32Array(halfEdges);
  const angles = new Float64Array(most);
  for (let node = 0; node < xs.length; node++) {
    const start = starts[node]!;
    const end = starts[node + 1]!;
    sortByAngle(drawing, leaving, start, end, angles);
    // Arriving by the twin of leaving[i], the walk leaves by the neighbour anticlockwise of the way it came.
    for (let i = start; i < end; i++) next[leaving[i]! ^ 1] = leaving[i === start ? end - 1 : i - 1]!;
  }
  return next;
}

/** The node a half-edge leaves. */
export const originOfHalfEdge = (from: Int32Array, to: Int32Array, h: number): number =>
  (h & 1) === 0 ? from[h >> 1]! : to[h >> 1]!;

/** Insertion sort is fastest for the few lines of a usual node; a star of thousands uses the built-in sort. */
function sortByAngle(
  drawing: LineDrawing,
  leaving: Int32Array,
  start: number,
  end: number,
  angles: Float64Array,
): void {
  for (let i = start; i < end; i++) angles[i - start] = angleOf(drawing, leaving[i]!);
  if (end - start > 24) {
    const unsorted = leaving.slice(start, end);
    const order = Int32Array.from(unsorted.keys()).sort(
      (i, j) => angles[i]! - angles[j]! || rankOf(drawing, unsorted[i]!) - rankOf(drawing, unsorted[j]!),
    );
    for (let i = start; i < end; i++) leaving[i] = unsorted[order[i - start]!]!;
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const h = leaving[i]!;
    const angle = angles[i - start]!;
    let j = i - 1;
    for (; j >= start; j--) {
      const other = angles[j - start]!;
      if (other < angle || (other === angle && rankOf(drawing, leaving[j]!) < rankOf(drawing, h))) break;
      leaving[j + 1] = leaving[j]!;
      angles[j + 1 - start] = other;
    }
    leaving[j + 1] = h;
    angles[j + 1 - start] = angle;
  }
}

/**
 * A number that grows clockwise with the direction in which a half-edge leaves, from 0 (right) to 4. It is dy / (|dx| + |dy|)
 * unfolded: two different directions with coordinates below 2^21 differ by more than 1e-14, so doubles order them exactly.
 */
function angleOf({ xs, ys, from, to, bendStarts, bendXs, bendYs }: LineDrawing, h: number): number {
  const line = h >> 1;
  const forth = (h & 1) === 0;
  const origin = forth ? from[line]! : to[line]!;
  const goal = forth ? to[line]! : from[line]!;
  const x = xs[origin]!;
  const y = ys[origin]!;
  const start = bendStarts[line]!;
  const end = bendStarts[line + 1]!;
  // A bend at the node itself gives no direction.
  for (let i = start; i < end; i++) {
    const bend = forth ? i : start + end - 1 - i;
    if (bendXs[bend] !== x || bendYs[bend] !== y) return angleTo(bendXs[bend]! - x, bendYs[bend]! - y);
  }
  return angleTo(xs[goal]! - x, ys[goal]! - y);
}

function angleTo(dx: number, dy: number): number {
  const length = Math.abs(dx) + Math.abs(dy);
  if (length === 0) return 0;
  const turn = dy / length;
  return dx < 0 ? 2 - turn : turn < 0 ? 4 + turn : turn;
}

/** Orders duplicates: at one end of them the reverse of the other, as if they lay side by side and did not cross. */
function rankOf({ from, to }: LineDrawing, h: number): number {
  const origin = originOfHalfEdge(from, to, h);
  const goal = originOfHalfEdge(from, to, h ^ 1);
  return origin < goal || (origin === goal && (h & 1) === 0) ? h : -h;
}
