/** Nodes of a board by their ids, whichever of its three lists they stand in. */
import {
  filterOrSame,
  idOfCircle,
  mapOrSame,
  type NodeId,
  type Point,
  type StreetBoard,
  updateOrSame,
} from '../../../model/index.js';
import { indexByKey } from './index-by-key.js';
import { kindOfNode } from './entity-name.js';

export type AnyNode =
  StreetBoard['circles'][number] | StreetBoard['crossings'][number] | StreetBoard['junctions'][number];

/** The lists of nodes, by kind. */
export const NODE_LISTS = { circle: 'circles', crossing: 'crossings', junction: 'junctions' } as const;

export const idOfNode = (node: AnyNode): NodeId => ('number' in node ? idOfCircle(node) : node.id);

const nodesById = indexByKey<AnyNode>((node) => [idOfNode(node)]);

/** The node of this id, of several the first; undefined if the board has none. */
export function findNode(board: StreetBoard, id: string): AnyNode | undefined {
  const kind = kindOfNode(id);
  return kind && nodesById(board[NODE_LISTS[kind]], id)[0];
}

/** Where a node lies; undefined if the board has none of this id. */
export const positionOfNode = (board: StreetBoard, id: NodeId): Point | undefined => findNode(board, id)?.at;

export const hasNode = (board: StreetBoard, id: NodeId): boolean => findNode(board, id) !== undefined;

/** The board with some of its nodes at other places; the lists in which none moves stay the same. */
export function moveNodes(board: StreetBoard, move: (id: NodeId, at: Point) => Point): StreetBoard {
  const moved = <T extends AnyNode>(list: readonly T[]): readonly T[] =>
    mapOrSame(list, (each) => {
      const at = move(idOfNode(each), each.at);
      return at === each.at ? each : { ...each, at };
    });
  return updateOrSame(board, {
    circles: moved(board.circles),
    crossings: moved(board.crossings),
    junctions: moved(board.junctions),
  });
}

/** The board without a node; what points at it is left to the caller. */
export function removeNode(board: StreetBoard, id: NodeId): StreetBoard {
  return updateOrSame(board, {
    circles: filterOrSame(board.circles, (each) => idOfCircle(each) !== id),
    crossings: filterOrSame(board.crossings, (each) => each.id !== id),
    junctions: filterOrSame(board.junctions, (each) => each.id !== id),
  });
}
