/** Makes nodes and lines those of another kind. */
import {
  filterOrSame,
  idOfCircle,
  type Line,
  mapOrSame,
  type NodeId,
  type NodeKind,
  type StreetBoard,
} from '../../../../model/index.js';
import { type Action, streetBoardAction } from '../action.js';
import type { EntityName, LineList } from '../../entities/entity-name.js';
import { findLineByName, findSameLine } from '../../entities/lines.js';
import { findNode, kindOfNode, nextNodeId, removeNode } from '../../entities/nodes.js';
import { keyOf } from '../../keys/document.js';
import { type NodeRenames, renameNodeReferences } from '../../references/update-references.js';
import { insertNode } from './add-node.js';

/** Makes lines streets or waterlines. A line stays as it is if the same line already exists in the other list. */
export const changeLineKind = (keys: Iterable<EntityName>, list: LineList): Action => {
  const chosen = [...keys];
  return streetBoardAction((board) => {
    // All at first: a line's key counts those between the same ends, and changes when one of them goes.
    const lines = chosen
      .flatMap((key) => findLineByName(board, key) ?? [])
      .filter((each) => each.list !== list);
    const moved = new Set<Line>();
    let after = board;
    for (const { line } of lines) {
      if (findSameLine(after[list], line)) continue;
      moved.add(line);
      after = { ...after, [list]: [...after[list], line] };
    }
    if (moved.size === 0) return board;
    const other = list === 'streets' ? 'waterlines' : 'streets';
    const left = filterOrSame(after[other], (line) => !moved.has(line));
    return { ...after, [other]: left };
  });
};

/** Turns a node into one of another kind, which keeps its position, lines, walks and section. */
export const changeNodeKind = (id: NodeId, kind: NodeKind, newId: NodeId): Action =>
  changeNodeKinds(new Map([[id, newId]]), kind);

/** Turns several nodes into other kinds, by their new ids. */
export const changeNodeKinds = (names: NodeRenames, kind: NodeKind): Action =>
  streetBoardAction((board) => {
    const changed = new Map<NodeId, NodeId>();
    let made = board;
    for (const [id, newId] of names) {
      const node = kindOfNode(id) === kind ? undefined : findNode(board, id);
      const next =
        node &&
        insertNode(removeNode(made, id), {
          kind,
          id: newId,
          at: node.at,
          key: keyOf(node),
          extra: node.extra,
        });
      if (next === undefined) continue;
      made = withSector(next, newId, 'sector' in node! ? node.sector : undefined);
      changed.set(id, newId);
    }
    return changed.size === 0 ? board : renameNodeReferences(made, changed);
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
