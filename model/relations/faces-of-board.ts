/** The faces of a street board: the areas that its lines enclose. The validator compares them with the declared blocks. */
import type { Point, StreetBoard } from '../board/board.js';
import { boardWithSameTopology, memoByBoard } from '../board/memo-by-board.js';
import type { LineId, NodeId } from '../board/vocabulary.js';
import { rotateToSmallestNode } from '../file/sort-board.js';
import { facesOfDrawing } from '../geometry/faces-of-drawing.js';
import { originOfHalfEdge, OUTER_FACE, type DrawingFaces } from '../geometry/half-edges.js';
import type { LineDrawing } from '../network/line-drawing.js';
import { networkOf, type Network } from '../network/network.js';

/** The closed outlines of an area, with bends: its rim, then its islands. */
export type FaceOutlines = readonly (readonly Point[])[];

/**
 * The outlines of the inner faces, numbered as in `facesOfBoard(board).inner`. Only they distinguish areas whose walks have
 * the same nodes: a walk does not state which of two parallel streets it follows.
 */
export const outlinesOfFaces = memoByBoard((board: StreetBoard): readonly FaceOutlines[] => {
  const { drawing } = networkOf(board);
  const faces = halfEdgeFaces(board);
  const outlines = Array.from({ length: faces.count }, (): (readonly Point[])[] => []);
  for (const [cycle, first] of faces.firstOfCycle.entries()) {
    const face = faces.faceOfCycle[cycle]!;
    if (face === OUTER_FACE) continue;
    const outline = outlineOfCycle(drawing, faces, first);
    if (faces.isRim[cycle] === 1) outlines[face]!.unshift(outline);
    else outlines[face]!.push(outline);
  }
  return outlines;
});

function outlineOfCycle(drawing: LineDrawing, { next }: DrawingFaces, first: number): readonly Point[] {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const outline: Point[] = [];
  let h = first;
  do {
    const [line, node] = [h >> 1, originOfHalfEdge(from, to, h)];
    outline.push([xs[node]!, ys[node]!]);
    const [start, end] = [bendStarts[line]!, bendStarts[line + 1]!];
    for (let i = start; i < end; i++) {
      const bend = h % 2 === 0 ? i : start + end - 1 - i;
      outline.push([bendXs[bend]!, bendYs[bend]!]);
    }
    h = next[h]!;
  } while (h !== first);
  return outline;
}

/** One face. Its walk goes clockwise along its inside from its smallest node and passes a spur twice. */
export interface Face {
  readonly walk: readonly NodeId[];
  /** Walks round parts of the network that lie inside without touching the rim. */
  readonly islands: readonly (readonly NodeId[])[];
  /** Lines with this face on both sides: a spur is a dead end, a bridge leads to an island or a cycle. */
  readonly bridges: readonly LineId[];
  readonly spurs: readonly LineId[];
  /** In square board units. */
  readonly area: number;
}

export interface BoardFaces {
  /** In the order of half-edges, which is the order of the lines. */
  readonly inner: readonly Face[];
  /** The walks round the separate parts of the board, from outside. */
  readonly outer: readonly (readonly NodeId[])[];
}

/** The faces by half-edge, numbered as in `facesOfBoard(board).inner`; half-edge 2 i goes along line i, 2 i + 1 back. */
export const halfEdgeFaces = memoByBoard((board: StreetBoard): DrawingFaces =>
  facesOfDrawing(networkOf(board).drawing),
);

/** An earlier board with the same faces, apart from their sizes, or else this one. Moving a node seldom changes them. */
export const boardWithSameFaces = memoByBoard((board: StreetBoard): StreetBoard => {
  const basis = boardWithSameTopology(board);
  if (basis === board) return board;
  const [known, now] = [halfEdgeFaces(basis), halfEdgeFaces(board)];
  const lists = ['next', 'cycleOfHalfEdge', 'faceOfCycle', 'isRim'] as const;
  return lists.every((list) => isSame(known[list], now[list])) ? basis : board;
});

const isSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  let i = a.length === b.length ? a.length : 0;
  while (i > 0 && a[i - 1] === b[i - 1]) i--;
  return i === 0 && a.length === b.length;
};

/** The faces of all streets and waterlines together, with bends and holes. */
export const facesOfBoard = memoByBoard((board: StreetBoard): BoardFaces => {
  const { inner, outer } = walksOfFaces(boardWithSameFaces(board));
  const areas = areasOfFaces(board);
  return { inner: inner.map((face, i) => ({ ...face, area: areas[i]! })), outer };
});

/** The areas of the inner faces, in square board units. */
export const areasOfFaces = memoByBoard((board: StreetBoard): Float64Array => {
  const { areas, isRim, faceOfCycle, count } = halfEdgeFaces(board);
  const sizes = new Float64Array(count);
  for (let cycle = 0; cycle < isRim.length; cycle++)
    if (isRim[cycle] === 1) sizes[faceOfCycle[cycle]!] = areas[cycle]! / 2;
  return sizes;
});

/** The faces without their sizes. */
const walksOfFaces = memoByBoard((board: StreetBoard) => {
  const network = networkOf(board);
  const faces = halfEdgeFaces(board);
  const inner = Array.from({ length: faces.count }, () => ({
    walk: [] as readonly NodeId[],
    islands: [] as (readonly NodeId[])[],
    bridges: [] as LineId[],
    spurs: [] as LineId[],
  }));
  const outer: (readonly NodeId[])[] = [];
  for (const [cycle, first] of faces.firstOfCycle.entries()) {
    const face = faces.faceOfCycle[cycle]!;
    const walk = rotateToSmallestNode(nodesOfCycle(network, faces, first));
    if (face === OUTER_FACE) outer.push(walk);
    else if (faces.isRim[cycle] === 1) inner[face]!.walk = walk;
    else inner[face]!.islands.push(walk);
  }
  const blind = blindLines(network);
  for (const [line, id] of network.lineIds.entries()) {
    const cycle = faces.cycleOfHalfEdge[2 * line]!;
    const face = faces.faceOfCycle[cycle]!;
    if (face === OUTER_FACE || cycle !== faces.cycleOfHalfEdge[2 * line + 1]) continue;
    (blind[line] === 1 ? inner[face]!.spurs : inner[face]!.bridges).push(id);
  }
  return { inner, outer };
});

function nodesOfCycle(network: Network, { next }: DrawingFaces, first: number): NodeId[] {
  const { from, to } = network.drawing;
  const walk: NodeId[] = [];
  let h = first;
  do {
    walk.push(network.ids[originOfHalfEdge(from, to, h)]!);
    h = next[h]!;
  } while (h !== first);
  return walk;
}

/** Lines that lead only to dead ends, found by removing dead ends until none is left. */
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
