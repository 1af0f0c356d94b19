import { idOfCircle, type NodeId, type NodeKind, type StreetBoard } from '../../../model/index.js';
import { mapSame } from '../../../model/same-or-new.js';
import { onStreets, type Action } from '../action.js';
import { kindOfNode } from '../key.js';
import { placeOfNode, withoutNode } from '../nodes.js';
import { nextNodeId } from '../next-id.js';
import { withNames, type Names } from '../rename-nodes.js';
import { withNode } from './add-node.js';

/** Makes a node one of another kind, with a new id. It keeps its place, its lines and its walks, and a section that was decided. */
export const changeKind = (id: NodeId, kind: NodeKind, newId: NodeId): Action =>
  changeKinds(new Map([[id, newId]]), kind);

/** The same for several nodes at once, by their new ids. */
export const changeKinds = (names: Names, kind: NodeKind): Action =>
  onStreets((board) => {
    const changed = new Map<NodeId, NodeId>();
    let made = board;
    for (const [id, newId] of names) {
      const at = kindOfNode(id) === kind ? undefined : placeOfNode(board, id);
      const next = at && withNode(withoutNode(made, id), { kind, id: newId, at });
      if (next === undefined) continue;
      made = withSector(next, newId, sectorOf(board, id));
      changed.set(id, newId);
    }
    return changed.size === 0 ? board : withNames(board, made, changed);
  });

/** New ids for the nodes that are not of this kind: the next ones that are free. */
export function namesForKind(board: StreetBoard, ids: readonly NodeId[], kind: NodeKind): Names {
  const first = nextNodeId(board, kind);
  const letter = first.charAt(0) as 'c' | 'x' | 't';
  let number = Number(first.slice(1));
  const taken = new Set<NodeId>([
    ...board.circles.map(idOfCircle),
    ...[...board.crossings, ...board.junctions].map((node) => node.id),
  ]);
  const names = new Map<NodeId, NodeId>();
  for (const id of ids) {
    if (kindOfNode(id) === kind || !taken.has(id)) continue;
    while (taken.has(`${letter}${number}`)) number++;
    names.set(id, `${letter}${number++}`);
  }
  return names;
}

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
