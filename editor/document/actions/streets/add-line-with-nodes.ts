import {
  idOfCircle,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import { crossLines, share } from '../cross-lines.js';
import { lineOf } from '../lines.js';
import type { Key, LineList } from '../key.js';
import { nextNodeId } from '../next-id.js';
import { hasNode, placeOfNode } from '../nodes.js';
import { isOnChord, placesNear, samePlace } from '../place.js';
import { withLine } from './add-line.js';
import { linesSplit } from './split-line.js';

/**
 * Draws a line between two nodes and leads it through a node wherever it meets what is drawn already: a new node where it
 * crosses a line, which is parted there, and the node itself where it passes one.
 */
export const addLineWithNodes = (
  list: LineList,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[],
  nodeKind: NodeKind,
): Action =>
  onStreets((board) => {
    const places = placesNear(bends);
    if (places === undefined || (between[0] === between[1] && places.length === 0)) return board;
    if (!between.every((end) => hasNode(board, end))) return board;
    return ledThrough(board, list, between, places, nodeKind);
  });

/** A line drawn across a whole board meets some dozens; what meets more than this is a scribble. */
const MOST = 500;

function ledThrough(
  board: StreetBoard,
  list: LineList,
  [start, end]: readonly [NodeId, NodeId],
  bends: readonly Point[],
  kind: NodeKind,
): StreetBoard {
  let [so, from, rest] = [board, start, bends];
  for (let i = 0; i < MOST; i++) {
    const stop = firstStop(so, [from, end], rest);
    const reached = stop && reach(so, stop, kind);
    if (stop === undefined || reached === undefined) break;
    // So close to an end that whole numbers cannot tell them apart: the end itself is where they meet.
    if (reached.node === from || reached.node === end) {
      so = reached.board;
      continue;
    }
    const passed = Math.floor(stop.along);
    const before = rest.slice(0, passed).filter((bend) => !samePlace(bend, stop.at));
    so = withLine(reached.board, list, lineOf([from, reached.node], before));
    rest = rest.slice(passed).filter((bend, n) => n > 0 || !samePlace(bend, stop.at));
    from = reached.node;
  }
  if (from === end && rest.length === 0) return so;
  return withLine(so, list, lineOf([from, end], rest));
}

/** Where a line is led through a node: one that it passes, or one to be made in lines that it crosses. */
interface Stop {
  readonly at: Point;
  readonly along: number;
  readonly node?: NodeId;
  readonly keys: readonly Key[];
}

/** The first thing a line meets on its way. A place where a node lies already is that node's. */
function firstStop(
  board: StreetBoard,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[],
): Stop | undefined {
  const meetings = crossLines(board, between, bends);
  const passed = nodesPassed(board, between, bends);
  const [crossing, node] = [meetings[0], passed[0]];
  if (crossing === undefined || (node && node.along <= crossing.along)) return node;
  const there = nodesOf(board).find((each) => samePlace(each.at, crossing.at));
  const keys = meetings.filter(({ at }) => samePlace(at, crossing.at)).map(({ key }) => key);
  return { at: crossing.at, along: crossing.along, keys, ...(there && { node: there.id }) };
}

/** The nodes that lie on the way of a line, in order. */
function nodesPassed(
  board: StreetBoard,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[],
): readonly Stop[] {
  const [from, to] = [placeOfNode(board, between[0]), placeOfNode(board, between[1])];
  if (from === undefined || to === undefined) return [];
  const course = [from, ...bends, to];
  return nodesOf(board)
    .flatMap(({ id, at }): Stop[] => {
      if (between.includes(id) || samePlace(at, from) || samePlace(at, to)) return [];
      const piece = course.findIndex((point, i) => i > 0 && isOnChord(at, course[i - 1]!, point));
      if (piece < 0) return [];
      const along = piece - 1 + Math.max(0, Math.min(0.999, share(course[piece - 1]!, course[piece]!, at)));
      return [{ at, along, node: id, keys: [] }];
    })
    .sort((a, b) => a.along - b.along);
}

const nodesOf = (board: StreetBoard): readonly { readonly id: NodeId; readonly at: Point }[] => [
  ...board.circles.map((circle) => ({ id: idOfCircle(circle), at: circle.at })),
  ...board.crossings,
  ...board.junctions,
];

/** The board with a node at the stop, in all lines that cross there. */
function reach(
  board: StreetBoard,
  { at, node, keys }: Stop,
  kind: NodeKind,
): { readonly board: StreetBoard; readonly node: NodeId } | undefined {
  const id = node ?? nextNodeId(board, kind);
  const parted = linesSplit(board, keys, at, node ?? { kind, id });
  if (parted) return { board: parted, node: id };
  return node ? { board, node } : undefined;
}
