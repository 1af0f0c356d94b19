/** Draws lines. */
import {
  idOfCircle,
  type Line,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../../../model/index.js';
import { type Action, type EditContext, streetBoardAction } from '../action.js';
import { keepBlocksWhole } from '../../blocks/keep-blocks-whole.js';
import { LINE_LISTS, type EntityName, type LineList } from '../../entities/entity-name.js';
import { findSameLine, makeLine } from '../../entities/lines.js';
import { hasNode, nextNodeId, positionOfNode } from '../../entities/nodes.js';
import { isOnSegment, isSamePosition, roundPositions } from '../../entities/position.js';
import { findLineIntersections, fractionAlongSegment } from '../../entities/line-intersections.js';
import { trySplitLines } from './split-line.js';

/** Adds a line between two nodes, unless it is a straight line from a node to itself or a duplicate. */
export const addLine = (
  list: LineList,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[] = [],
): Action =>
  streetBoardAction((board, run) => {
    const places = roundPositions(bends);
    if (places === undefined || (between[0] === between[1] && places.length === 0)) return board;
    if (!between.every((end) => hasNode(board, end))) return board;
    return insertLine(board, list, makeLine([between[0], between[1]], places), run);
  });

/** The board with one more line, which divides the block that it lies in; the same board if it already has this line. */
export function insertLine(board: StreetBoard, list: LineList, line: Line, run: EditContext): StreetBoard {
  if (findSameLine(board[list], line)) return board;
  const drawn = { ...board, [list]: [...board[list], line] };
  // Areas mean nothing where lines cross without a node, or lie on each other.
  return isApart(board, line) ? keepBlocksWhole(board, drawn, run) : drawn;
}

const isApart = (board: StreetBoard, line: Line): boolean =>
  board.blocks.length === 0 ||
  (findLineIntersections(board, line.between, line.bends).length === 0 &&
    LINE_LISTS.every((list) => findSameLine(board[list], line) === undefined));

/** Adds a line between two nodes, split at the nodes it passes and by new nodes where it intersects lines, which are split too. */
export const addLineWithIntersections = (
  list: LineList,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[],
  nodeKind: NodeKind,
): Action =>
  streetBoardAction((board, run) => {
    const places = roundPositions(bends);
    if (places === undefined || (between[0] === between[1] && places.length === 0)) return board;
    if (!between.every((end) => hasNode(board, end))) return board;
    return leadThrough(board, list, between, places, nodeKind, run);
  });

/** A line drawn across a whole board meets some dozens; what meets more than this is a scribble. */
const MOST = 500;

function leadThrough(
  board: StreetBoard,
  list: LineList,
  [start, end]: readonly [NodeId, NodeId],
  bends: readonly Point[],
  kind: NodeKind,
  run: EditContext,
): StreetBoard {
  let [so, from, rest] = [board, start, bends];
  for (let i = 0; i < MOST; i++) {
    const stop = firstStop(so, [from, end], rest);
    const reached = stop && reach(so, stop, kind, run);
    if (stop === undefined || reached === undefined) break;
    // So close to an end that whole numbers cannot tell them apart: the end itself is where they meet.
    if (reached.node === from || reached.node === end) {
      so = reached.board;
      continue;
    }
    const passed = Math.floor(stop.along);
    const before = rest.slice(0, passed).filter((bend) => !isSamePosition(bend, stop.at));
    so = insertLine(reached.board, list, makeLine([from, reached.node], before), run);
    rest = rest.slice(passed).filter((bend, n) => n > 0 || !isSamePosition(bend, stop.at));
    from = reached.node;
  }
  if (from === end && rest.length === 0) return so;
  return insertLine(so, list, makeLine([from, end], rest), run);
}

/** Where a line is led through a node: one that it passes, or one to be made in lines that it crosses. */
interface Stop {
  readonly at: Point;
  readonly along: number;
  readonly node?: NodeId;
  readonly keys: readonly EntityName[];
}

/** The first thing a line meets on its way. A place where a node lies already is that node's. */
function firstStop(
  board: StreetBoard,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[],
): Stop | undefined {
  const meetings = findLineIntersections(board, between, bends);
  const passed = nodesPassed(board, between, bends);
  const [crossing, node] = [meetings[0], passed[0]];
  if (crossing === undefined || (node && node.along <= crossing.along)) return node;
  const there = nodesOf(board).find((each) => isSamePosition(each.at, crossing.at));
  const keys = meetings.filter(({ at }) => isSamePosition(at, crossing.at)).map(({ key }) => key);
  return { at: crossing.at, along: crossing.along, keys, ...(there && { node: there.id }) };
}

/** The nodes that lie on the way of a line, in order. */
function nodesPassed(
  board: StreetBoard,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[],
): readonly Stop[] {
  const [from, to] = [positionOfNode(board, between[0]), positionOfNode(board, between[1])];
  if (from === undefined || to === undefined) return [];
  const course = [from, ...bends, to];
  return nodesOf(board)
    .flatMap(({ id, at }): Stop[] => {
      if (between.includes(id) || isSamePosition(at, from) || isSamePosition(at, to)) return [];
      const piece = course.findIndex((point, i) => i > 0 && isOnSegment(at, course[i - 1]!, point));
      if (piece < 0) return [];
      const along =
        piece -
        1 +
        Math.max(0, Math.min(0.999, fractionAlongSegment(course[piece - 1]!, course[piece]!, at)));
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
  run: EditContext,
): { readonly board: StreetBoard; readonly node: NodeId } | undefined {
  const id = node ?? nextNodeId(board, kind);
  const parted = trySplitLines(board, keys, at, node ?? { kind, id }, run);
  if (parted) return { board: parted, node: id };
  return node ? { board, node } : undefined;
}
