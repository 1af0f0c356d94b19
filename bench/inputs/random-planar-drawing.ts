/** Small random planar drawings with awkward shapes, for correctness tests. */
import type { LineDrawing } from '../../model/network/line-drawing.js';
import { seededRandom } from './seeded-random.js';

type Point = readonly [number, number];

/** Scattered nodes and rings, joined where no line is in the way; then some nodes with two lines become bends. */
export function randomPlanarDrawing(seed: number): LineDrawing {
  const random = seededRandom(seed);
  const whole = (most: number): number => Math.floor(random() * most);
  const size = 8 + whole(60);
  const nodes: Point[] = [];
  const edges: [number, number][] = [];
  const join = (a: number, b: number): void => {
    if (
      a !== b &&
      edges.every((edge) => areApart(nodes, edge, [a, b])) &&
      nodes.every((_, node) => isFree(nodes, a, b, node))
    )
      edges.push([a, b]);
  };
  const place = (x: number, y: number): number => {
    const there = nodes.findIndex(([nx, ny]) => nx === x && ny === y);
    if (there >= 0) return there;
    nodes.push([x, y]);
    const node = nodes.length - 1;
    return edges.every(([a, b]) => isFree(nodes, a, b, node)) ? node : (nodes.pop(), -1);
  };
  for (let rings = whole(8); rings > 0; rings--) {
    const [x, y, r] = [whole(size), whole(size), 1 + whole(size / 2)];
    const ring = [place(x - r, y), place(x, y - r), place(x + r, y), place(x, y + r)];
    for (const [i, node] of ring.entries())
      if (node >= 0 && ring[(i + 1) % 4]! >= 0) join(node, ring[(i + 1) % 4]!);
  }
  for (let strewn = whole(25); strewn > 0; strewn--) place(whole(size), whole(size));
  if (nodes.length > 0)
    for (let tries = whole(80); tries > 0; tries--) join(whole(nodes.length), whole(nodes.length));
  return drawingFromLines(nodes, bent(nodes, edges, random));
}

/** Whether a node lies off the straight line between two others. */
function isFree(nodes: readonly Point[], a: number, b: number, node: number): boolean {
  if (node === a || node === b) return true;
  const [[ax, ay], [bx, by], [x, y]] = [nodes[a]!, nodes[b]!, nodes[node]!];
  if ((bx - ax) * (y - ay) !== (by - ay) * (x - ax)) return true;
  return (x - ax) * (x - bx) + (y - ay) * (y - by) > 0;
}

/** Whether two straight lines have nothing in common but a node, given that no node lies on either. */
function areApart(nodes: readonly Point[], [a, b]: [number, number], [c, d]: [number, number]): boolean {
  const shared = [a, b].filter((node) => node === c || node === d).length;
  if (shared > 0) return shared === 1;
  const turn = (p: number, q: number, r: number): number => {
    const [[px, py], [qx, qy], [rx, ry]] = [nodes[p]!, nodes[q]!, nodes[r]!];
    return Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  };
  return turn(a, b, c) === turn(a, b, d) || turn(c, d, a) === turn(c, d, b);
}

/** Turns half of the nodes with two lines into bends, and reverses half of the lines. */
function bent(
  nodes: readonly Point[],
  edges: readonly [number, number][],
  random: () => number,
): NumberedLine[] {
  let courses = edges.map(([a, b]) => (random() < 0.5 ? [a, b] : [b, a]));
  for (const node of nodes.keys()) {
    const [first, second, third] = courses.filter((course) => course[0] === node || course.at(-1) === node);
    if (first === undefined || second === undefined || third !== undefined || random() < 0.5) continue;
    if (first[0] === first.at(-1) || second[0] === second.at(-1)) continue;
    const before = first[0] === node ? first.toReversed() : first;
    const after = second[0] === node ? second : second.toReversed();
    courses = [
      ...courses.filter((course) => course !== first && course !== second),
      [...before, ...after.slice(1)],
    ];
  }
  return courses.map((course) => ({
    ends: [course[0]!, course.at(-1)!],
    bends: course.slice(1, -1).map((node) => nodes[node]!),
  }));
}

/** A line: its ends by node number, and its bends. */
export interface NumberedLine {
  readonly ends: readonly [number, number];
  readonly bends?: readonly (readonly [number, number])[];
}

/** The drawing of nodes and lines given as lists. */
export function drawingFromLines(
  nodes: readonly (readonly [number, number])[],
  courses: readonly NumberedLine[],
): LineDrawing {
  const bends = courses.map((course) => course.bends ?? []);
  const bendStarts = new Int32Array(courses.length + 1);
  for (const [i, each] of bends.entries()) bendStarts[i + 1] = bendStarts[i]! + each.length;
  const points = bends.flat();
  return {
    xs: Int32Array.from(nodes, ([x]) => x),
    ys: Int32Array.from(nodes, ([, y]) => y),
    from: Int32Array.from(courses, ({ ends }) => ends[0]),
    to: Int32Array.from(courses, ({ ends }) => ends[1]),
    bendStarts,
    bendXs: Int32Array.from(points, ([x]) => x),
    bendYs: Int32Array.from(points, ([, y]) => y),
  };
}
