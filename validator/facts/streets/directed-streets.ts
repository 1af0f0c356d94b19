/** Streets in both directions, and the streets around a node. */
import { memoByTopology, type NodeId, type StreetBoard } from '../../../model/index.js';
import { streetGraph, type StreetGraph } from '../../../model/graph/index.js';

export interface DirectedStreet {
  /** Its index in the network. */
  readonly line: number;
  readonly start: NodeId;
  readonly end: NodeId;
}

/** Every street in both directions, except those from a node to itself. */
export const directedStreets = memoByTopology((board: StreetBoard): readonly DirectedStreet[] => {
  const graph = streetGraph(board);
  const streets: DirectedStreet[] = [];
  graph.forEachEdge((_, { kind, index: line }, from, to) => {
    if (kind !== 'street' || from === to) return;
    const [start, end] = [from as NodeId, to as NodeId];
    streets.push({ line, start, end }, { line, start: end, end: start });
  });
  return streets;
});

/** At a node with more lines, no street has one obvious alternative. */
const MOST_LINES = 8;

/** The streets from a node without one of them; none at a node with very many lines. */
export function otherStreetsFrom(graph: StreetGraph, start: NodeId, without: number): DirectedStreet[] {
  const streets: DirectedStreet[] = [];
  if (graph.degree(start) > MOST_LINES) return streets;
  graph.forEachEdge(start, (edge, { kind, index: line }, from, to) => {
    if (kind === 'street' && line !== without && from !== to)
      streets.push({ line, start, end: graph.opposite(start, edge) as NodeId });
  });
  return streets;
}
