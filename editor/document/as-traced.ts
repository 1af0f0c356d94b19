/** What was just traced has not been reviewed, however often the rest was. */
import { isStreetBoard, type Board, type NodeId, type Point, type StreetBoard } from '../../model/index.js';
import { withSame } from '../../model/same-or-new.js';
import { onBoards, type Action } from './action.js';
import { nodesGone } from './follow-nodes.js';
import { idOfEnds, suffixOf } from './lines.js';
import { findNode, idOfNode, placeOfNode } from './nodes.js';
import { readAnew, replaced, saidOf, type NodePart, type Reading } from './readings.js';

/**
 * The action, after which everything it says anew of the print waits for a review: what was added, reads otherwise, or lies
 * farther than its own size from where it was. A board without a reviewer keeps no such list, as all of it waits. What is as it
 * was in the `opening` has been seen: deleted and put back, it does not wait.
 */
export const asTraced =
  (action: Action, opening: Board): Action =>
  (before) => {
    const after = action(before);
    if (after === before || after.provenance.reviewed.length === 0) return after;
    const fresh = new Set([...reread(before, after, opening), ...moved(before, after, opening)]);
    for (const id of after.provenance.unreviewed ?? []) fresh.delete(id);
    return waitingFor([...fresh])(after);
  };

const waitingFor = (ids: readonly string[]): Action =>
  onBoards((board) => {
    if (ids.length === 0) return board;
    const { provenance } = board;
    return withSame<Board>(board, {
      provenance: { ...provenance, unreviewed: [...(provenance.unreviewed ?? []), ...ids] },
    });
  });

function reread(before: Board, after: Board, opening: Board): readonly string[] {
  const anew = readAnew(before, after);
  if (anew.length === 0) return [];
  const waiting = new Set(opening.provenance.unreviewed);
  const wasSeen = ({ part, id, said }: Reading): boolean =>
    saidOf(opening, part, id) === said && !waiting.has(id);
  const nameBefore =
    isStreetBoard(before) && isStreetBoard(after) ? namesBefore(before, after) : (id: string): string => id;
  return anew
    .filter((each) => !wasSeen(each) && saidOf(before, each.part, nameBefore(each.id)) !== each.said)
    .map(({ id }) => id);
}

/**
 * What a line was called before: when a node has another number, its lines are called otherwise and are the same. Nodes that
 * changed their names are known again by their places.
 */
function namesBefore(before: StreetBoard, after: StreetBoard): (id: string) => string {
  const byPlace = new Map<number, NodeId>();
  for (const node of nodesGone(before, after)) byPlace.set(numberOf(node.at), idOfNode(node));
  const was = (id: NodeId): NodeId => {
    const at = placeOfNode(after, id);
    return (at && byPlace.get(numberOf(at))) ?? id;
  };
  return (id) => {
    if (byPlace.size === 0 || !id.includes('-')) return id;
    const suffix = suffixOf(id);
    const [a, b] = id.slice(0, id.length - suffix.length).split('-') as [NodeId, NodeId];
    return idOfEnds([was(a), was(b)], suffix);
  };
}

/** A number for each place of whole coordinates: as a key of a map it needs no text to be written. */
const numberOf = ([x, y]: Point): number => x * 2 ** 24 + y;

function moved(before: Board, after: Board, opening: Board): readonly string[] {
  if (!isStreetBoard(before) || !isStreetBoard(after) || !isStreetBoard(opening)) return [];
  const { circle, crossing } = after.discs;
  const sizes: Readonly<Record<NodePart, number>> = {
    circles: circle,
    crossings: crossing,
    junctions: crossing,
  };
  // A board that was given another width has everything elsewhere, and nothing moved.
  const shareOf = ([x, y]: Point, { extent }: Board): Point => [x / extent[0], y / extent[0]];
  return replaced(before, after).flatMap(({ part, id, was, at }) => {
    const origin = findNode(opening, id)?.at;
    const [x, y] = origin ? shareOf(origin, opening) : shareOf(was, before);
    const [east, south] = shareOf(at, after);
    return Math.hypot(east - x, south - y) * after.extent[0] > sizes[part] ? [id] : [];
  });
}
