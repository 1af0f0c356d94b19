import { idOfCircle, type NodeId, type NodeKind, type StreetBoard } from '../../../model/index.js';
import { mapSame } from '../../../model/same-or-new.js';
import { onStreets, type Action } from '../action.js';
import { kindOfNode } from '../key.js';
import { placeOfNode, withoutNode } from '../nodes.js';
import { withNames } from '../rename-nodes.js';
import { withNode } from './add-node.js';

/** Makes a node one of another kind, with a new id. It keeps its place, its lines and its walks, and a section that was decided. */
export const changeKind = (id: NodeId, kind: NodeKind, newId: NodeId): Action =>
  onStreets((board) => {
    const at = placeOfNode(board, id);
    if (at === undefined || kindOfNode(id) === kind) return board;
    const made = withNode(withoutNode(board, id), { kind, id: newId, at });
    if (made === undefined) return board;
    return withNames(board, withSector(made, newId, sectorOf(board, id)), new Map([[id, newId]]));
  });

const sectorOf = (board: StreetBoard, id: NodeId): string | undefined =>
  board.circles.find((each) => idOfCircle(each) === id)?.sector ??
  board.crossings.find((each) => each.id === id)?.sector;

function withSector(board: StreetBoard, id: NodeId, sector: string | undefined): StreetBoard {
  if (sector === undefined) return board;
  return {
    ...board,
    circles: mapSame(board.circles, (each) => (idOfCircle(each) === id ? { ...each, sector } : each)),
    crossings: mapSame(board.crossings, (each) => (each.id === id ? { ...each, sector } : each)),
  };
}
