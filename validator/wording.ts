/** Words for findings: lists, counts, and the names and JSON Pointers of nodes and lines. */
import {
  describeNode,
  idOfCircle,
  memoByTopology,
  pluralise,
  type LineId,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../model/index.js';
import { networkOf } from '../model/network/index.js';

/** The JSON Pointer of every node, by its id. */
export const pointersOfNodes = memoByTopology((board: StreetBoard): ReadonlyMap<NodeId, string> => {
  const pointers = new Map<NodeId, string>();
  for (const [i, circle] of board.circles.entries()) pointers.set(idOfCircle(circle), `/circles/${i}`);
  for (const [i, { id }] of board.crossings.entries()) pointers.set(id, `/crossings/${i}`);
  for (const [i, { id }] of board.junctions.entries()) pointers.set(id, `/junctions/${i}`);
  return pointers;
});

/** A node by its index in the network, with what a finding needs. */
export interface LabelledNode {
  readonly id: NodeId;
  readonly name: string;
  readonly pointer: string;
  readonly at: Point;
  /** Entities and pointer of an issue about it. */
  readonly place: { readonly entities: readonly [NodeId]; readonly pointer: string };
}

export function labelledNode(board: StreetBoard, index: number): LabelledNode {
  const { ids, drawing } = networkOf(board);
  const id = ids[index]!;
  const pointer = pointersOfNodes(board).get(id)!;
  const at: Point = [drawing.xs[index]!, drawing.ys[index]!];
  return { id, name: describeNode(id), pointer, at, place: { entities: [id], pointer } };
}

/** A line by its index in the network. `remove` is the action that removes it. A street and a waterline may share an id. */
export interface LabelledLine {
  readonly id: LineId;
  readonly list: 'streets' | 'waterlines';
  readonly name: string;
  readonly pointer: string;
  readonly remove: 'removeStreet' | 'removeWaterline';
  /** Entities and pointer of an issue about it. */
  readonly place: { readonly entities: readonly [LineId]; readonly pointer: string };
}

/** The lines of the network are those of the board, streets first, because all references are valid here. */
export function labelledLine(board: StreetBoard, index: number): LabelledLine {
  const { lineIds, streetCount } = networkOf(board);
  const id = lineIds[index]!;
  const [list, kind, remove, i] =
    index < streetCount
      ? (['streets', 'street', 'removeStreet', index] as const)
      : (['waterlines', 'waterline', 'removeWaterline', index - streetCount] as const);
  const pointer = `/${list}/${i}`;
  const name = `the ${kind} ${id.replace('-', '–')}`;
  return { id, list, name, pointer, remove, place: { entities: [id], pointer } };
}

/** More than this do not help a reader. */
const MOST_LISTED = 10;

/** Things in a sentence: "c1, c2, c3", at most ten, then "and so on". */
export const joinList = (things: readonly (string | number)[]): string =>
  `${things.slice(0, MOST_LISTED).join(', ')}${things.length > MOST_LISTED ? ' and so on' : ''}`;

/** A number of things in words: "no exit", "1 exit", "4 exits". */
export const countInWords = (count: number, thing: string): string =>
  count === 0 ? `no ${thing}` : pluralise(count, thing);
