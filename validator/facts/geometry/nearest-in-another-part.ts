/** The nearest point of another part, found in a tree of boxes that skips boxes of a single part. */

/** Two points of different parts. */
export interface NearestPair {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

/** The number of points in a leaf of the tree. */
const LEAF = 8;

/** A function that finds the nearest point that is not of the given part, if one is closer than the limit. */
export type NearestFinder = (point: number, part: number, limit?: number) => NearestPair | undefined;

/** Prepares a search over the points that have a part; those of part -1 are never found. Testing all pairs would be quadratic. */
export function makeNearestFinder(xs: Int32Array, ys: Int32Array, partOf: Int32Array): NearestFinder {
  const { points, boxes, parts, leaves } = treeOf(xs, ys, partOf);
  return (point, part, limit = Infinity) => {
    const [x, y] = [xs[point]!, ys[point]!];
    let nearest: NearestPair | undefined;
    let best = limit;
    const distanceTo = (box: number): number => {
      if (parts[box] === part || parts[box] === -1) return Infinity;
      const dx = Math.max(boxes[4 * box]! - x, 0, x - boxes[4 * box + 2]!);
      const dy = Math.max(boxes[4 * box + 1]! - y, 0, y - boxes[4 * box + 3]!);
      return Math.hypot(dx, dy);
    };
    const look = (box: number): void => {
      if (distanceTo(box) >= best) return;
      if (box >= leaves) {
        for (const other of pointsOfLeaf(points, box - leaves)) {
          const distance = Math.hypot(xs[other]! - x, ys[other]! - y);
          if (partOf[other] === part || distance >= best) continue;
          best = distance;
          nearest = { from: point, to: other, distance };
        }
        return;
      }
      const isLeftNearer = distanceTo(2 * box) <= distanceTo(2 * box + 1);
      look(isLeftNearer ? 2 * box : 2 * box + 1);
      look(isLeftNearer ? 2 * box + 1 : 2 * box);
    };
    look(1);
    return nearest;
  };
}

interface Tree {
  /** In Morton order, so that neighbours in the list are close on the board. */
  readonly points: Int32Array;
  /** Box 1 contains all points; the halves of box b are 2 b and 2 b + 1; four numbers per box. */
  readonly boxes: Float64Array;
  /** The part of all points in a box, or MIXED. */
  readonly parts: Int32Array;
  readonly leaves: number;
}

const MIXED = -2;

function treeOf(xs: Int32Array, ys: Int32Array, partOf: Int32Array): Tree {
  const points = alongCurve(xs, ys, partOf);
  let leaves = 1;
  while (leaves * LEAF < points.length) leaves *= 2;
  const boxes = new Float64Array(8 * leaves);
  const parts = new Int32Array(2 * leaves).fill(-1);
  for (let box = 2 * leaves - 1; box > 0; box--) {
    boxes.set([Infinity, Infinity, -Infinity, -Infinity], 4 * box);
    const add = (minX: number, minY: number, maxX: number, maxY: number, part: number): void => {
      boxes[4 * box] = Math.min(boxes[4 * box]!, minX);
      boxes[4 * box + 1] = Math.min(boxes[4 * box + 1]!, minY);
      boxes[4 * box + 2] = Math.max(boxes[4 * box + 2]!, maxX);
      boxes[4 * box + 3] = Math.max(boxes[4 * box + 3]!, maxY);
      if (part !== -1) parts[box] = parts[box] === -1 || parts[box] === part ? part : MIXED;
    };
    if (box >= leaves)
      for (const point of pointsOfLeaf(points, box - leaves))
        add(xs[point]!, ys[point]!, xs[point]!, ys[point]!, partOf[point]!);
    else
      for (const half of [2 * box, 2 * box + 1])
        add(boxes[4 * half]!, boxes[4 * half + 1]!, boxes[4 * half + 2]!, boxes[4 * half + 3]!, parts[half]!);
  }
  return { points, boxes, parts, leaves };
}

const pointsOfLeaf = (points: Int32Array, leaf: number): Int32Array =>
  points.subarray(leaf * LEAF, (leaf + 1) * LEAF);

/** The points of all parts in Morton order: the bits of x and y interleaved. */
function alongCurve(xs: Int32Array, ys: Int32Array, partOf: Int32Array): Int32Array {
  const points = Int32Array.from(partOf.keys()).filter((point) => partOf[point] !== -1);
  let [minX, minY, size] = [Infinity, Infinity, 1];
  for (const point of points) [minX, minY] = [Math.min(minX, xs[point]!), Math.min(minY, ys[point]!)];
  for (const point of points) size = Math.max(size, xs[point]! - minX, ys[point]! - minY);
  const spread = (value: number): number => {
    let bits = Math.floor((value * 0xffff) / size);
    bits = (bits | (bits << 8)) & 0x00ff00ff;
    bits = (bits | (bits << 4)) & 0x0f0f0f0f;
    bits = (bits | (bits << 2)) & 0x33333333;
    return (bits | (bits << 1)) & 0x55555555;
  };
  const places = new Float64Array(xs.length);
  for (const point of points) places[point] = spread(xs[point]! - minX) + 2 * spread(ys[point]! - minY);
  return points.sort((a, b) => places[a]! - places[b]! || a - b);
}
