/**
 * The nodes that touch one node. The relation of the whole board has the same information, but is recomputed for each board with other
 * streets: 2 ms for each placed circle, although only two results are needed.
 */
import {
  compareIds,
  stepsFrom,
  type CircleId,
  type CrossingId,
  type NodeKind,
  type StreetBoard,
} from '../../../model/index.js';
import { neighboursAlong, placedNodesOf } from './placed-entities.js';

/** The circles searched from a crossing (DEF-07). */
export const circlesSearchedFrom = (board: StreetBoard, id: string): readonly CircleId[] =>
  placedNodesOf(board).get(id)?.kind === 'crossing'
    ? (touching(board, id, 'circle') as readonly CircleId[])
    : [];

/** The crossings a circle is searched from. */
export const crossingsSearching = (board: StreetBoard, id: string): readonly CrossingId[] =>
  placedNodesOf(board).get(id)?.kind === 'circle'
    ? (touching(board, id, 'crossing') as readonly CrossingId[])
    : [];

/** Junctions are passed through (DEF-01). */
function touching(board: StreetBoard, id: string, wanted: NodeKind): readonly string[] {
  const nodes = placedNodesOf(board);
  const kindOf = (node: string): NodeKind | undefined => nodes.get(node)?.kind;
  const reached = stepsFrom([id], (node) =>
    node === id || kindOf(node) === 'junction' ? neighboursAlong(board.streets, node) : [],
  );
  return [...reached.keys()].filter((node) => kindOf(node) === wanted).sort(compareIds);
}
