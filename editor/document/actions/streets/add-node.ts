import type { Circle, Crossing, NodeId, NodeKind, Point, StreetBoard } from '../../../../model/index.js';
import { withKey, type EntityKey } from '../../keys/document.js';
import { streetBoardAction, type Action } from '../action.js';
import { findNode, isNodeId, NODE_LIST_NAMES, type AnyNode } from '../../entities/nodes.js';
import { roundPosition } from '../../entities/position.js';

/** A node to be added. Its id comes from `nextNodeId`, or from a number that a person typed. */
export interface NewNode {
  readonly kind: NodeKind;
  readonly id: NodeId;
  readonly at: Point;
  /** Of circles; white by default. */
  readonly colour?: Circle['colour'] | undefined;
  /** Of crossings; none by default. */
  readonly border?: Crossing['border'] | null | undefined;
  /** Of a node that takes the place of another one, and is the same entity. */
  readonly key?: EntityKey | undefined;
  /** The unknown properties of that node. */
  readonly extra?: AnyNode['extra'];
}

/** Adds a node to the board. */
export const addNode = (node: NewNode): Action =>
  streetBoardAction((board) => insertNode(board, node) ?? board);

/** The board with a new node; undefined if its id is taken or invalid, or its position is invalid. */
export function insertNode(
  board: StreetBoard,
  { kind, id, at, colour, border, key, extra }: NewNode,
): StreetBoard | undefined {
  const place = roundPosition(at);
  if (!isNodeId(id, kind) || place === undefined || findNode(board, id)) return undefined;
  const node =
    kind === 'circle'
      ? { number: Number(id.slice(1)), at: place, colour: colour ?? 'white' }
      : { id, at: place, ...(kind === 'crossing' && border && { border }) };
  const list = NODE_LIST_NAMES[kind];
  return {
    ...board,
    [list]: [...board[list], withKey({ ...(node as AnyNode), ...unknownToNodes(extra) }, key)],
  };
}

/** Names that a node of one kind does not know may be known to another kind, where their values need not fit. */
const KNOWN: ReadonlySet<string> = new Set(['number', 'id', 'at', 'colour', 'border', 'name', 'sector']);

function unknownToNodes(extra: AnyNode['extra'] = {}): Pick<AnyNode, 'extra'> {
  const unknown = Object.entries(extra).filter(([name]) => !KNOWN.has(name));
  if (unknown.length === 0) return {};
  return { extra: unknown.length === Object.keys(extra).length ? extra : Object.fromEntries(unknown) };
}
