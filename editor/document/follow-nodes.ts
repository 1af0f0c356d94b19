/** Which node is which after a change: one that is renumbered, or of another kind now, has another id. */
import { isStreetBoard, type Board, type NodeId, type Point, type StreetBoard } from '../../model/index.js';
import { differenceOfLists } from '../../model/list-difference.js';
import { idOfNode, NODE_LISTS, type AnyNode } from './nodes.js';
import { samePlace } from './place.js';

/**
 * From ids on one board to those on the board that was made of it. A node that only changes its name keeps the very object
 * that says where it lies, so that two that swap their numbers are told from two that change places. One whose id is gone is
 * looked for at its place. What is gone altogether keeps its id.
 */
export function followNodes(before: Board, after: Board): (id: NodeId) => NodeId {
  if (!isStreetBoard(before) || !isStreetBoard(after)) return (id) => id;
  const lost = new Map<NodeId, Point>(nodesGone(before, after).map((node) => [idOfNode(node), node.at]));
  if (lost.size === 0) return (id) => id;
  const fresh = new Map<NodeId, Point>(nodesCome(before, after).map((node) => [idOfNode(node), node.at]));
  const names = new Map<Point, NodeId>([...fresh].map(([id, at]) => [at, id]));
  return (id) => {
    const was = lost.get(id);
    if (was === undefined) return id;
    const there = (): NodeId | undefined =>
      [...fresh.keys()].find((each) => !lost.has(each) && samePlace(fresh.get(each)!, was));
    return names.get(was) ?? (fresh.has(id) ? id : there()) ?? id;
  };
}

/** The nodes of the first board that are not the same objects on the second. */
export const nodesGone = (before: StreetBoard, after: StreetBoard): readonly AnyNode[] =>
  Object.values(NODE_LISTS).flatMap((list) =>
    differenceOfLists<AnyNode>(before[list], after[list]).gone.map((place) => before[list][place]!),
  );

const nodesCome = (before: StreetBoard, after: StreetBoard): readonly AnyNode[] =>
  Object.values(NODE_LISTS).flatMap((list) =>
    differenceOfLists<AnyNode>(before[list], after[list]).come.map((place) => after[list][place]!),
  );
