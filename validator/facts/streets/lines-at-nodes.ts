import { idOfCircle, memoByTopology, type CircleId, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, JUNCTION, networkOf, type Network } from '../../../model/network/index.js';

/** The lines that end at each node: those of node i are `lines[starts[i]] … lines[starts[i + 1] - 1]`. */
export interface LinesAtNodes {
  readonly starts: Int32Array;
  readonly lines: Int32Array;
}

/** Streets and waterlines by node. A line from a node to itself leads nowhere and is left out; a rule of its own reports it. */
export const linesAtNodes = memoByTopology((board: StreetBoard): LinesAtNodes => {
  const { drawing, ids } = networkOf(board);
  const { from, to } = drawing;
  const starts = new Int32Array(ids.length + 1);
  for (let line = 0; line < from.length; line++) {
    if (from[line] === to[line]) continue;
    starts[from[line]! + 1]!++;
    starts[to[line]! + 1]!++;
  }
  for (let node = 0; node < ids.length; node++) starts[node + 1]! += starts[node]!;
  const next = starts.slice(0, -1);
  const lines = new Int32Array(starts[ids.length]!);
  for (let line = 0; line < from.length; line++) {
    if (from[line] === to[line]) continue;
    lines[next[from[line]!]!++] = line;
    lines[next[to[line]!]!++] = line;
  }
  return { starts, lines };
});

/** The lines of a node. */
export const linesOfNode = ({ starts, lines }: LinesAtNodes, node: number): Int32Array =>
  lines.subarray(starts[node], starts[node + 1]);

/** Whether a line joins two nodes. */
export function areJoined(board: StreetBoard, a: number, b: number): boolean {
  const { from, to } = networkOf(board).drawing;
  const at = linesAtNodes(board);
  const few = at.starts[a + 1]! - at.starts[a]! <= at.starts[b + 1]! - at.starts[b]! ? a : b;
  const other = few === a ? b : a;
  return linesOfNode(at, few).some((line) => from[line] === other || to[line] === other);
}

/** The blue circles, between which boats go. */
export const blueCircles = memoByTopology(
  (board: StreetBoard): ReadonlySet<string> =>
    new Set<CircleId>(board.circles.filter(({ colour }) => colour === 'blue').map(idOfCircle)),
);

/**
 * The sorted circles that touch a crossing, by index, also through junctions (DEF-07). For rules that need a few crossings:
 * the relation of all crossings costs more, and far more where thousands of lines meet at a junction.
 */
export function searchSetOfCrossing({ kinds, streets }: Network, crossing: number): number[] {
  const reached = new Set([crossing]);
  for (const node of reached)
    if (node === crossing || kinds[node] === JUNCTION)
      for (let i = streets.starts[node]!; i < streets.starts[node + 1]!; i++) reached.add(streets.ends[i]!);
  return [...reached].filter((node) => kinds[node] === CIRCLE).sort((a, b) => a - b);
}
