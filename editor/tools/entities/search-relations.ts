/** The searches of single nodes. The relation of the whole board takes 2 ms after every change of the streets. */
import {
  compareIds,
  countStepsFrom,
  type CircleId,
  type CrossingId,
  type NodeId,
  type NodeKind,
  type StreetBoard,
} from '../../../model/index.js';
import { findNode, kindOfNode } from '../../document/index.js';
import { neighboursAlongLines } from './placed-entities.js';

/** The circles searched from a crossing (DEF-07). */
export const circlesSearchedFrom = (board: StreetBoard, id: string): readonly CircleId[] =>
  kindOfNode(id) === 'crossing' ? (touching(board, id, 'circle') as readonly CircleId[]) : [];

/** The crossings a circle is searched from. */
export const crossingsSearching = (board: StreetBoard, id: string): readonly CrossingId[] =>
  kindOfNode(id) === 'circle' ? (touching(board, id, 'crossing') as readonly CrossingId[]) : [];

/** Junctions are passed through (DEF-01). */
function touching(board: StreetBoard, id: string, wanted: NodeKind): readonly NodeId[] {
  const isThere = (node: string): boolean => findNode(board, node) !== undefined;
  const reached = countStepsFrom([id], (node) =>
    (node === id || kindOfNode(node) === 'junction') && isThere(node)
      ? neighboursAlongLines(board.streets, node)
      : [],
  );
  return ([...reached.keys()] as NodeId[])
    .filter((node) => kindOfNode(node) === wanted && isThere(node))
    .sort(compareIds);
}
