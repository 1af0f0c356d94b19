/** Finds and changes nodes of a board by id, in whichever of its three lists they are. */
import {
  type BlockId,
  type Circle,
  type CircleId,
  type Crossing,
  type CrossingId,
  filterOrSame,
  idOfCircle,
  type JunctionId,
  mapOrSame,
  memoByBoard,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
  updateOrSame,
} from '../../../model/index.js';
import { createKeyLookup } from './create-key-lookup.js';

export type AnyNode =
  StreetBoard['circles'][number] | StreetBoard['crossings'][number] | StreetBoard['junctions'][number];

/** The lists of nodes, by kind. */
export const NODE_LIST_NAMES = { circle: 'circles', crossing: 'crossings', junction: 'junctions' } as const;

/** The kind that a node's id says; undefined for the id of anything else. */
export function kindOfNode(id: NodeId): NodeKind;
export function kindOfNode(id: string): NodeKind | undefined;
export function kindOfNode(id: string): NodeKind | undefined {
  switch (id.charAt(0)) {
    case 'c':
      return 'circle';
    case 'x':
      return 'crossing';
    case 't':
      return 'junction';
    default:
      return undefined;
  }
}

export const idOfNode = (node: AnyNode): NodeId => ('number' in node ? idOfCircle(node) : node.id);

const nodesById = createKeyLookup<AnyNode>((node) => [idOfNode(node)]);

/** The node with this id; of duplicates the first, undefined if there is none. */
export function findNode(board: StreetBoard, id: string): AnyNode | undefined {
  const kind = kindOfNode(id);
  return kind && nodesById(board[NODE_LIST_NAMES[kind]], id)[0];
}

/** The circle of this id. */
export const findCircle = ({ circles }: StreetBoard, id: string): Circle | undefined =>
  nodesById(circles, id)[0] as Circle | undefined;

/** The crossing of this id. */
export const findCrossing = ({ crossings }: StreetBoard, id: string): Crossing | undefined =>
  nodesById(crossings, id)[0] as Crossing | undefined;

/** Whether a text is the id of a node of some kind. */
export const isNodeId = (id: string, kind: NodeKind): boolean => kindOfNode(id) === kind && NODE_ID.test(id);
const NODE_ID = /^[cxt][1-9]\d{0,6}$/;

/** Where a node lies; undefined if the board has none of this id. */
export const positionOfNode = (board: StreetBoard, id: NodeId): Point | undefined => findNode(board, id)?.at;

export const hasNode = (board: StreetBoard, id: NodeId): boolean => findNode(board, id) !== undefined;

/** The board with some nodes at other positions; lists without a moved node stay the same objects. */
export function moveNodes(board: StreetBoard, move: (id: NodeId, at: Point) => Point): StreetBoard {
  const moved = <T extends AnyNode>(list: readonly T[]): readonly T[] =>
    mapOrSame(list, (each) => {
      const at = move(idOfNode(each), each.at);
      return at === each.at ? each : { ...each, at };
    });
  return updateOrSame(board, {
    circles: moved(board.circles),
    crossings: moved(board.crossings),
    junctions: moved(board.junctions),
  });
}

/** The board without some nodes; references to them are left to the caller. */
export const removeNodes = (board: StreetBoard, isGone: (id: NodeId) => boolean): StreetBoard =>
  updateOrSame(board, {
    circles: filterOrSame(board.circles, (each) => !isGone(idOfCircle(each))),
    crossings: filterOrSame(board.crossings, ({ id }) => !isGone(id)),
    junctions: filterOrSame(board.junctions, ({ id }) => !isGone(id)),
  });

export const removeNode = (board: StreetBoard, id: NodeId): StreetBoard =>
  removeNodes(board, (each) => each === id);

interface IdOfKind {
  readonly circle: CircleId;
  readonly crossing: CrossingId;
  readonly junction: JunctionId;
}

/** The id for the next node: of circles the lowest number that is missing, because numbers are printed; of others one more than the highest. */
export function nextNodeId<K extends NodeKind>(board: StreetBoard, kind: K): IdOfKind[K];
export function nextNodeId(board: StreetBoard, kind: NodeKind): NodeId {
  switch (kind) {
    case 'circle':
      return `c${lowestMissing(board.circles.map(({ number }) => number))}`;
    case 'crossing':
      return `x${nextNumber(board, 'x', board.crossings)}`;
    case 'junction':
      return `t${nextNumber(board, 't', board.junctions)}`;
  }
}

/** The id for the next block: one more than the highest. */
export const nextBlockId = (board: StreetBoard): BlockId => `b${nextNumber(board, 'b', board.blocks)}`;

/** Ids have at most seven digits. */
const HIGHEST = 9_999_999;

/** An id that something else still names is not given again: a waiver or a letter would be about another thing then. */
function nextNumber(
  board: StreetBoard,
  letter: 'x' | 't' | 'b',
  things: readonly { readonly id: string }[],
): number {
  const numbers = things.map(({ id }) => Number(id.slice(1)));
  const taken = [...numbers, ...numbersCited(board, letter)];
  const next = taken.reduce((highest, each) => Math.max(highest, each), 0) + 1;
  return next <= HIGHEST ? next : lowestMissing(numbers);
}

function numbersCited(
  { letters, waivers, witnesses, provenance: { notes = [], unreviewed = [] } }: StreetBoard,
  letter: string,
): readonly number[] {
  const ids = [
    ...waivers.flatMap(({ target }) => target.split(' ')),
    ...notes.flatMap(({ about }) => about),
    ...unreviewed,
    ...(letters ? [letters.goulston] : []),
    ...idsInWitnesses(witnesses),
  ];
  return ids.filter((id) => id.startsWith(letter) && ID.test(id)).map((id) => Number(id.slice(1)));
}

const ID = /^[xtb]\d{1,7}$/;

const idsInWitnesses = memoByBoard(
  (witnesses: StreetBoard['witnesses']): readonly string[] =>
    JSON.stringify(witnesses).match(/(?<=")[xtb]\d+(?=")/g) ?? [],
);

function lowestMissing(numbers: readonly number[]): number {
  const taken = new Set(numbers);
  let free = 1;
  while (taken.has(free)) free++;
  return free;
}
