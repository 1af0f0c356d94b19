/** Nodes of a board by their ids, whichever of its three lists they stand in. */
import { idOfCircle, type NodeId, type Point, type StreetBoard } from '../../model/index.js';
import { filterSame, mapSame, withSame } from '../../model/same-or-new.js';
import { kindOfNode } from './key.js';

export type AnyNode =
  StreetBoard['circles'][number] | StreetBoard['crossings'][number] | StreetBoard['junctions'][number];

export const idOfNode = (node: AnyNode): NodeId => ('number' in node ? idOfCircle(node) : node.id);

/** Where a node lies; undefined if the board has none of this id. */
export function placeOfNode(board: StreetBoard, id: NodeId): Point | undefined {
  return nodesOfKind(board, id).find((node) => idOfNode(node) === id)?.at;
}

export const hasNode = (board: StreetBoard, id: NodeId): boolean => placeOfNode(board, id) !== undefined;

function nodesOfKind(board: StreetBoard, id: NodeId): readonly AnyNode[] {
  switch (kindOfNode(id)) {
    case 'circle':
      return board.circles;
    case 'crossing':
      return board.crossings;
    case 'junction':
      return board.junctions;
  }
}

/** The board with some of its nodes at other places; the lists in which none moves stay the same. */
export function withPlaces(board: StreetBoard, move: (id: NodeId, at: Point) => Point): StreetBoard {
  const moved = <T extends AnyNode>(list: readonly T[]): readonly T[] =>
    mapSame(list, (each) => {
      const at = move(idOfNode(each), each.at);
      return at === each.at ? each : { ...each, at };
    });
  return withSame(board, {
    circles: moved(board.circles),
    crossings: moved(board.crossings),
    junctions: moved(board.junctions),
  });
}

/** The board without a node; what points at it is left to the caller. */
export function withoutNode(board: StreetBoard, id: NodeId): StreetBoard {
  return withSame(board, {
    circles: filterSame(board.circles, (each) => idOfCircle(each) !== id),
    crossings: filterSame(board.crossings, (each) => each.id !== id),
    junctions: filterSame(board.junctions, (each) => each.id !== id),
  });
}
