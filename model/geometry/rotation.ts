/** The order in which lines leave each node, which is what makes a drawing have faces. */
import type { Drawing } from './drawing.js';

/**
 * Half-edges: line i gives 2 i (from its `from` to its `to`) and 2 i + 1 (back). The twin of h is h ^ 1.
 * `next[h]` is the half-edge with which the walk goes on after h: at each node it turns as far right as it can, so that
 * inner faces are walked clockwise as seen on the board.
 */
export function nextHalfEdges(drawing: Drawing): Int32Array {
  const { from, to, xs } = drawing;
  const nodeCount = xs.length;
  const halfEdges = from.length * 2;
  const starts = new Int32Array(nodeCount + 1);
  for (let h = 0; h < halfEdges; h++) starts[originOf(from, to, h) + 1]!++;
  for (let i = 0; i < nodeCount; i++) starts[i + 1]! += starts[i]!;
  const leaving = new Int32Array(halfEdges);
  const fill = starts.slice(0, nodeCount);
  for (let h = 0; h < halfEdges; h++) leaving[fill[originOf(from, to, h)]!++] = h;

  const angle = anglesOf(drawing);
  const next = new Int32Array(halfEdges);
  for (let node = 0; node < nodeCount; node++) {
    const [start, end] = [starts[node]!, starts[node + 1]!];
    sortByAngle(leaving, start, end, angle);
    // Arriving by the twin of leaving[i], the walk leaves by the neighbour anticlockwise of the way it came.
    for (let i = start; i < end; i++) next[leaving[i]! ^ 1] = leaving[i === start ? end - 1 : i - 1]!;
  }
  return next;
}

/** The node a half-edge leaves. */
export const originOf = (from: Int32Array, to: Int32Array, h: number): number =>
  (h & 1) === 0 ? from[h >> 1]! : to[h >> 1]!;

/**
 * A number that grows clockwise with the direction in which each half-edge leaves, from 0 (right) to 4. It is dy / (|dx| + |dy|)
 * unfolded: two different directions with coordinates below 2^21 differ by more than 1e-14, so doubles order them exactly.
 */
function anglesOf({ xs, ys, from, to, bendStarts, bendXs, bendYs }: Drawing): Float64Array {
  const angle = new Float64Array(from.length * 2);
  for (let i = 0; i < from.length; i++) {
    const [a, b] = [from[i]!, to[i]!];
    const [first, last] = [bendStarts[i]!, bendStarts[i + 1]! - 1];
    const straight = last < first;
    angle[2 * i] = straight
      ? angleTo(xs[b]! - xs[a]!, ys[b]! - ys[a]!)
      : angleTo(bendXs[first]! - xs[a]!, bendYs[first]! - ys[a]!);
    angle[2 * i + 1] = straight
      ? angleTo(xs[a]! - xs[b]!, ys[a]! - ys[b]!)
      : angleTo(bendXs[last]! - xs[b]!, bendYs[last]! - ys[b]!);
  }
  return angle;
}

function angleTo(dx: number, dy: number): number {
  const length = Math.abs(dx) + Math.abs(dy);
  if (length === 0) return 0;
  const turn = dy / length;
  return dx < 0 ? 2 - turn : turn < 0 ? 4 + turn : turn;
}

/** Few lines meet at a node, so insertion wins; a star of thousands gets a real sort. Ties keep the order of the lines. */
function sortByAngle(leaving: Int32Array, start: number, end: number, angle: Float64Array): void {
  if (end - start > 24) {
    leaving.subarray(start, end).sort((g, h) => angle[g]! - angle[h]! || g - h);
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const h = leaving[i]!;
    const key = angle[h]!;
    let j = i - 1;
    while (j >= start && angle[leaving[j]!]! > key) {
      leaving[j + 1] = leaving[j]!;
      j--;
    }
    leaving[j + 1] = h;
  }
}
