/** The game's words for nodes and lines, and where the file holds them. */
import { idOfCircle, type LineId, type NodeId, type Point, type StreetBoard } from '../model/index.js';
import { networkOf } from '../model/network/network.js';
import { placeless } from '../model/placeless.js';

/** "circle 44", "the crossing x59", "the junction t6". */
export const nameOfNode = (id: NodeId): string =>
  id.startsWith('c') ? `circle ${id.slice(1)}` : `the ${id.startsWith('x') ? 'crossing' : 'junction'} ${id}`;

/** The JSON Pointer of every node, by its id. */
export const pointersOfNodes = placeless((board: StreetBoard): ReadonlyMap<NodeId, string> => {
  const pointers = new Map<NodeId, string>();
  for (const [i, circle] of board.circles.entries()) pointers.set(idOfCircle(circle), `/circles/${i}`);
  for (const [i, { id }] of board.crossings.entries()) pointers.set(id, `/crossings/${i}`);
  for (const [i, { id }] of board.junctions.entries()) pointers.set(id, `/junctions/${i}`);
  return pointers;
});

/** A node by its index in the network, with everything a finding says about it. */
export interface NamedNode {
  readonly id: NodeId;
  readonly name: string;
  readonly pointer: string;
  readonly at: Point;
}

export function nodeAt(board: StreetBoard, index: number): NamedNode {
  const { ids, drawing } = networkOf(board);
  const id = ids[index]!;
  return {
    id,
    name: nameOfNode(id),
    pointer: pointersOfNodes(board).get(id)!,
    at: [drawing.xs[index]!, drawing.ys[index]!],
  };
}

/** A line by its index in the network. `remove` is the action that takes it away. A street and a waterline may share an id. */
export interface NamedLine {
  readonly id: LineId;
  readonly list: 'streets' | 'waterlines';
  readonly name: string;
  readonly pointer: string;
  readonly remove: 'removeStreet' | 'removeWaterline';
}

/** Every line end is known once the references are, so the network's lines are the board's, streets first. */
export function lineAt(board: StreetBoard, index: number): NamedLine {
  const { lineIds, streetCount } = networkOf(board);
  const id = lineIds[index]!;
  const words = id.replace('-', '–');
  return index < streetCount
    ? {
        id,
        list: 'streets',
        name: `the street ${words}`,
        pointer: `/streets/${index}`,
        remove: 'removeStreet',
      }
    : {
        id,
        list: 'waterlines',
        name: `the waterline ${words}`,
        pointer: `/waterlines/${index - streetCount}`,
        remove: 'removeWaterline',
      };
}
