import {
  idOfCircle,
  mapOrSame,
  type NodeId,
  type NodeKind,
  type StreetBoard,
} from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import { kindOfNode } from '../../entities/nodes.js';
import { findNode, removeNode } from '../../entities/nodes.js';
import { nextNodeId } from '../../entities/nodes.js';
import { keyOf } from '../../keys/document.js';
import { renameReferences, type NodeRenames } from '../../references/rename-nodes.js';
import { insertNode } from './add-node.js';

/** Makes a node one of another kind, with a new id. It keeps its place, its lines and its walks, and a section that was decided. */
export const changeNodeKind = (id: NodeId, kind: NodeKind, newId: NodeId): Action =>
  changeNodeKinds(new Map([[id, newId]]), kind);

/** The same for several nodes at once, by their new ids. */
export const changeNodeKinds = (names: NodeRenames, kind: NodeKind): Action =>
  streetAction((board) => {
    const changed = new Map<NodeId, NodeId>();
    let made = board;
    for (const [id, newId] of names) {
      const node = kindOfNode(id) === kind ? undefined : findNode(board, id);
      const next =
        node && insertNode(removeNode(made, id), { kind, id: newId, at: node.at, key: keyOf(node) });
      if (next === undefined) continue;
      made = withSector(next, newId, 'sector' in node! ? node.sector : undefined);
      changed.set(id, newId);
    }
    return changed.size === 0 ? board : renameReferences(made, changed);
  });

/** New ids for the nodes that are not of this kind: the next ones that are free. */
export function newIdsForKind(board: StreetBoard, ids: readonly NodeId[], kind: NodeKind): NodeRenames {
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

function withSector(board: StreetBoard, id: NodeId, sector: string | undefined): StreetBoard {
  if (sector === undefined) return board;
  return {
    ...board,
    circles: mapOrSame(board.circles, (each) => (idOfCircle(each) === id ? { ...each, sector } : each)),
    crossings: mapOrSame(board.crossings, (each) => (each.id === id ? { ...each, sector } : each)),
  };
}
