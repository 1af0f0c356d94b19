/** A street board as a graphology graph: the basis of every question about who is connected to whom. */
import { MultiUndirectedGraph } from 'graphology';
import { idOfCircle, type Circle, type StreetBoard } from '../board/board.js';
import { memoByTopology } from '../board/memo-by-board.js';
import { NODE_KINDS, type LineId, type NodeKind } from '../board/vocabulary.js';
import { networkOf } from '../network/network.js';

/** A circle, crossing or junction. Its position, section and border are looked up by id. */
export interface StreetNode {
  readonly kind: NodeKind;
  /** Its index in the network. */
  readonly index: number;
  /** Of a circle. */
  readonly number?: number;
  readonly colour?: Circle['colour'];
}

/** A street or a waterline. Its bends are looked up by its id. */
export interface StreetEdge {
  readonly kind: 'street' | 'waterline';
  readonly line: LineId;
  /** Its index in the network. */
  readonly index: number;
}

/** The nodes and streets of a board by id, and its waterlines, whose keys begin with their kind: `waterline c65-t9`. */
export type StreetGraph = MultiUndirectedGraph<StreetNode, StreetEdge>;

/**
 * The graph of a board: nodes and lines in the order of the network. A board whose nodes moved has the same graph. Read, never
 * written.
 *
 * @example
 * {@includeCode ../../docs/examples/api/ask-a-graph.ts}
 */
export const streetGraph = memoByTopology((board: StreetBoard): StreetGraph => {
  const { ids, kinds, lineIds, streetCount, drawing } = networkOf(board);
  const colours = new Map<string, Circle['colour']>();
  for (const circle of board.circles)
    if (!colours.has(idOfCircle(circle))) colours.set(idOfCircle(circle), circle.colour);
  const graph: StreetGraph = new MultiUndirectedGraph();
  for (const [index, id] of ids.entries()) {
    const kind = NODE_KINDS[kinds[index]!]!;
    const colour = colours.get(id);
    graph.addNode(id, colour ? { kind, index, number: Number(id.slice(1)), colour } : { kind, index });
  }
  for (const [index, line] of lineIds.entries()) {
    const kind = index < streetCount ? 'street' : 'waterline';
    const key = kind === 'street' ? line : `waterline ${line}`;
    const [from, to] = [ids[drawing.from[index]!]!, ids[drawing.to[index]!]!];
    graph.addUndirectedEdgeWithKey(key, from, to, { kind, line, index });
  }
  return graph;
});

/** The graph without waterlines, which are not walked. */
export const walkingGraph = memoByTopology((board: StreetBoard): StreetGraph => {
  const graph = streetGraph(board);
  if (board.waterlines.length === 0) return graph;
  const walking = graph.copy();
  graph.forEachEdge((edge, { kind }) => {
    if (kind === 'waterline') walking.dropEdge(edge);
  });
  return walking;
});
