/** Which node is which after a change: one that is renumbered, or of another kind now, has another id. */
import { isStreetBoard, type Board, type NodeId, type Point } from '../../model/index.js';
import { allNodes } from './nodes.js';
import { samePlace } from './place.js';

/**
 * From ids on one board to those on the board that was made of it. A node that only changes its name keeps the very object
 * that says where it lies, so that two that swap their numbers are told from two that change places. One whose id is gone is
 * looked for at its place. What is gone altogether keeps its id.
 */
export function followNodes(before: Board, after: Board): (id: NodeId) => NodeId {
  if (!isStreetBoard(before) || !isStreetBoard(after)) return (id) => id;
  if (LISTS.every((list) => before[list] === after[list])) return (id) => id;
  const were = new Map<NodeId, Point>(allNodes(before).map(({ id, at }) => [id, at]));
  const nodes = allNodes(after);
  const are = new Map<NodeId, Point>(nodes.map(({ id, at }) => [id, at]));
  const names = new Map<Point, NodeId>(nodes.map(({ id, at }) => [at, id]));
  return (id) => {
    const was = were.get(id);
    if (was === undefined || are.get(id) === was) return id;
    const fresh = are.has(id)
      ? undefined
      : nodes.find((each) => !were.has(each.id) && samePlace(each.at, was));
    return names.get(was) ?? fresh?.id ?? id;
  };
}

const LISTS = ['circles', 'crossings', 'junctions'] as const;
