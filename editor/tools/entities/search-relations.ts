/**
 * The nodes that touch one node. The relation of the whole board has the same information, but is recomputed for each board with other
 * streets: 2 ms for each placed circle, although only two results are needed.
 */
import {
  compareIds,
  stepsFrom,
  type CircleId,
  type CrossingId,
  type NodeId,
  type NodeKind,
  type StreetBoard,
} from '../../../model/index.js';
import { findNode, kindOfNode } from '../../document/index.js';
import { neighboursAlong } from './placed-entities.js';

/** The circles searched from a crossing (DEF-07). */
export const circlesSearchedFrom = (board: StreetBoard, id: string): readonly CircleId[] =>
  kindOfNode(id) === 'crossing' ? (touching(board, id, 'circle') as readonly CircleId[]) : [];

/** The crossings a circle is searched from. */
export const crossingsSearching = (board: StreetBoard, id: string): readonly CrossingId[] =>
  kindOfNode(id) === 'circle' ? (touching(board, id, 'crossing') as readonly CrossingId[]) : [];

/** Junctions are passed through (DEF-01). */
function touching(board: StreetBoard, id: string, wanted: NodeKind): readonly NodeId[] {
  const isThere = (node: string): boolean => findNode(board, node) !== undefined;
  const reached = stepsFrom([id], (node) =>
    (node === id || kindOfNode(node) === 'junction') && isThere(node)
      ? neighboursAlong(board.streets, node)
      : [],
  );
  return ([...reached.keys()] as NodeId[])
    .filter((node) => kindOfNode(node) === wanted && isThere(node))
    .sort(compareIds);
}
