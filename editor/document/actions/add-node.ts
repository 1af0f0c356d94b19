import type { Circle, Crossing, NodeId, NodeKind, Point, StreetBoard } from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import { parseKey } from '../key.js';
import { hasNode } from '../nodes.js';
import { placeNear } from '../place.js';

/** A node to be. Its id comes from `nextNodeId`, or is a number that a person typed. */
export interface NewNode {
  readonly kind: NodeKind;
  readonly id: NodeId;
  readonly at: Point;
  /** Of circles; white if nothing is said. */
  readonly colour?: Circle['colour'] | undefined;
  /** Of crossings; none if nothing is said. */
  readonly border?: Crossing['border'] | null | undefined;
}

/** Puts a new node on the board. */
export const addNode = (node: NewNode): Action => onStreets((board) => withNode(board, node) ?? board);

/** The board with a new node; undefined if its id is taken or is no id of its kind, or if its place is none. */
export function withNode(
  board: StreetBoard,
  { kind, id, at, colour, border }: NewNode,
): StreetBoard | undefined {
  const thing = parseKey(id);
  const place = placeNear(at);
  if (thing?.is !== 'node' || thing.kind !== kind || place === undefined || hasNode(board, id))
    return undefined;
  const number = Number(id.slice(1));
  switch (kind) {
    case 'circle':
      return { ...board, circles: [...board.circles, { number, at: place, colour: colour ?? 'white' }] };
    case 'crossing':
      return {
        ...board,
        crossings: [...board.crossings, { id: `x${number}`, at: place, ...(border && { border }) }],
      };
    case 'junction':
      return { ...board, junctions: [...board.junctions, { id: `t${number}`, at: place }] };
  }
}
