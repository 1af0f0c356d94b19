/** Where a thing that is not on the board most likely lies. */
import {
  hasPlaces,
  idOfCircle,
  isStreetBoard,
  memoByBoard,
  type Board,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { likelyPlaceOfCircle } from './likely-place-of-circle.js';
import { middleOf, positionOfId } from './position-of-pointer.js';

/** The likely position of the first of these ids that is a missing node; undefined if nothing is known about it. */
export function likelyPosition(board: Board, ids: readonly string[]): Point | undefined {
  if (!isStreetBoard(board) || !hasPlaces(board)) return undefined;
  const id = ids.find((each) => NODE.test(each) && positionOfId(board, each) === undefined);
  return id === undefined ? undefined : likelyPositionOfNode(board, id as NodeId);
}

/** Between the nodes that lines and walks join to it, or between the circles with the numbers next to it. */
export function likelyPositionOfNode(board: StreetBoard, id: NodeId): Point | undefined {
  const joined = neighboursOfMissingNodes(board).get(id) ?? new Set<NodeId>();
  const places = [...joined].flatMap((each): readonly Point[] => {
    const at = positionOfId(board, each);
    return at ? [at] : [];
  });
  if (places.length > 1 || !id.startsWith('c')) return middleOf(places);
  return likelyPlaceOfCircle(board, Number(id.slice(1)))?.at ?? middleOf(places);
}

const NODE = /^[cxt]\d+$/;

/** The nodes next to each missing node, on the lines and in the walks that refer to it. */
const neighboursOfMissingNodes = memoByBoard((board: StreetBoard): ReadonlyMap<NodeId, Set<NodeId>> => {
  const known = new Set<string>([
    ...board.circles.map(idOfCircle),
    ...[...board.crossings, ...board.junctions].map(({ id }) => id),
  ]);
  const found = new Map<NodeId, Set<NodeId>>();
  const join = (id: NodeId, other: NodeId): void => {
    if (known.has(id)) return;
    found.set(id, (found.get(id) ?? new Set<NodeId>()).add(other));
  };
  const joinBoth = (a: NodeId, b: NodeId): void => {
    join(a, b);
    join(b, a);
  };
  for (const { between } of [...board.streets, ...board.waterlines]) joinBoth(...between);
  for (const { walk, islands = [] } of board.blocks)
    for (const ring of [walk, ...islands])
      for (const [i, id] of ring.entries()) joinBoth(id, ring[(i + 1) % ring.length]!);
  return found;
});
