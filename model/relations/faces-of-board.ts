/** The faces of a street board: the areas its lines enclose, as the machine sees them. People declare blocks; this checks them. */
import type { StreetBoard } from '../board.js';
import { rotateWalk } from '../file/sort-board.js';
import { facesOfDrawing, OUTER, type Faces } from '../geometry/faces.js';
import { originOf } from '../geometry/rotation.js';
import { networkOf, type Network } from '../network/network.js';
import { oncePerBoard } from '../once-per-board.js';
import { elsewhere } from '../placeless.js';
import type { LineId, NodeId } from '../vocabulary.js';

/** One face. Its walk goes clockwise along its inside from its smallest node and passes a spur twice. */
export interface Face {
  readonly walk: readonly NodeId[];
  /** Walks round parts of the network that lie inside without touching the rim. */
  readonly islands: readonly (readonly NodeId[])[];
  /** Lines with this face on both sides: spurs end blind, bridges carry something. */
  readonly bridges: readonly LineId[];
  readonly spurs: readonly LineId[];
  /** In square board units. */
  readonly area: number;
}

export interface BoardFaces {
  /** By their walks' order of half-edges, which is that of the lines. */
  readonly inner: readonly Face[];
  /** The walks round the separate parts of the board, from outside. */
  readonly outer: readonly (readonly NodeId[])[];
}

/** The faces by half-edge, numbered as in `facesOfBoard(board).inner`; half-edge 2 i goes along line i, 2 i + 1 back. */
export const drawnFaces = oncePerBoard((board: StreetBoard): Faces =>
  facesOfDrawing(networkOf(board).drawing),
);

/** A board met before that has the same faces, apart from their sizes, or this one. Moving a node seldom changes them. */
export const withSameFaces = oncePerBoard((board: StreetBoard): StreetBoard => {
  const basis = elsewhere(board);
  if (basis === board) return board;
  const [known, now] = [drawnFaces(basis), drawnFaces(board)];
  const lists = ['next', 'cycleOfHalfEdge', 'faceOfCycle', 'isRim'] as const;
  return lists.every((list) => isSame(known[list], now[list])) ? basis : board;
});

const isSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  let i = a.length === b.length ? a.length : 0;
  while (i > 0 && a[i - 1] === b[i - 1]) i--;
  return i === 0 && a.length === b.length;
};

/** The faces of all streets and waterlines together, bends followed, holes in their places. */
export const facesOfBoard = oncePerBoard((board: StreetBoard): BoardFaces => {
  const { inner, outer } = walksOfFaces(withSameFaces(board));
  const areas = areasOfFaces(board);
  return { inner: inner.map((face, i) => ({ ...face, area: areas[i]! })), outer };
});

/** The areas of the inner faces, in square board units. */
export const areasOfFaces = oncePerBoard((board: StreetBoard): Float64Array => {
  const { areas, isRim, faceOfCycle, count } = drawnFaces(board);
  const sizes = new Float64Array(count);
  for (let cycle = 0; cycle < isRim.length; cycle++)
    if (isRim[cycle] === 1) sizes[faceOfCycle[cycle]!] = areas[cycle]! / 2;
  return sizes;
});

/** All of the faces but their sizes. */
const walksOfFaces = oncePerBoard((board: StreetBoard) => {
  const network = networkOf(board);
  const faces = drawnFaces(board);
  const inner = Array.from({ length: faces.count }, () => ({
    walk: [] as readonly NodeId[],
    islands: [] as (readonly NodeId[])[],
    bridges: [] as LineId[],
    spurs: [] as LineId[],
  }));
  const outer: (readonly NodeId[])[] = [];
  for (const [cycle, first] of faces.firstOfCycle.entries()) {
    const face = faces.faceOfCycle[cycle]!;
    const walk = rotateWalk(nodesOfCycle(network, faces, first));
    if (face === OUTER) outer.push(walk);
    else if (faces.isRim[cycle] === 1) inner[face]!.walk = walk;
    else inner[face]!.islands.push(walk);
  }
  const blind = blindLines(network);
  for (const [line, id] of network.lineIds.entries()) {
    const cycle = faces.cycleOfHalfEdge[2 * line]!;
    const face = faces.faceOfCycle[cycle]!;
    if (face === OUTER || cycle !== faces.cycleOfHalfEdge[2 * line + 1]) continue;
    (blind[line] === 1 ? inner[face]!.spurs : inner[face]!.bridges).push(id);
  }
  return { inner, outer };
});

function nodesOfCycle(network: Network, { next }: Faces, first: number): NodeId[] {
  const { from, to } = network.drawing;
  const walk: NodeId[] = [];
  let h = first;
  do {
    walk.push(network.ids[originOf(from, to, h)]!);
    h = next[h]!;
  } while (h !== first);
  return walk;
}

/** Lines that lead nowhere but to a dead end: strip dead ends until none is left. */
function blindLines({ drawing: { from, to, xs } }: Network): Uint8Array {
  const linesAt: number[][] = Array.from(xs, () => []);
  for (let line = 0; line < from.length; line++) {
    linesAt[from[line]!]!.push(line);
    linesAt[to[line]!]!.push(line);
  }
  const degree = Int32Array.from(linesAt, (lines) => lines.length);
  const blind = new Uint8Array(from.length);
  const ends = Array.from(degree.keys()).filter((node) => degree[node] === 1);
  for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
    const line = linesAt[node]!.find((each) => blind[each] === 0);
    if (line === undefined) continue;
    blind[line] = 1;
    const other = from[line] === node ? to[line]! : from[line]!;
    degree[other]!--;
    if (degree[other] === 1) ends.push(other);
  }
  return blind;
}
