/** Nodes and lines of a board by their keys, for drawing, hitting and naming them. Worked out once for each board. */
import {
  idOfCircle,
  idsOfLines,
  isStreetBoard,
  type Board,
  type Line,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import {
  courseOf,
  findLine,
  findNode,
  idOfLine,
  keyOf,
  kindOfNode,
  LINE_LISTS,
  linesAt,
  parseKey,
  type LineList,
} from '../document/index.js';

export interface PlacedNode {
  readonly id: NodeId;
  readonly kind: NodeKind;
  readonly at: Point;
}

/** The nodes of a board: one by its id, of several the first; or all of them. */
export interface PlacedNodes {
  readonly get: (id: string) => PlacedNode | undefined;
  readonly has: (id: string) => boolean;
  readonly keys: () => Iterable<string>;
  readonly values: () => Iterable<PlacedNode>;
}

/** To ask for one costs no look at the others. */
export const nodesOf = (board: StreetBoard): PlacedNodes => ({
  get: (id) => {
    const [kind, node] = [kindOfNode(id), findNode(board, id)];
    return kind && node && { id: id as NodeId, kind, at: node.at };
  },
  has: (id) => findNode(board, id) !== undefined,
  keys: () => allNodesOf(board).keys(),
  values: () => allNodesOf(board).values(),
});

const allNodesOf = oncePerBoard((board: StreetBoard): ReadonlyMap<string, PlacedNode> => {
  const nodes = new Map<string, PlacedNode>();
  // Of the three lists an edit mostly leaves two alone.
  for (const list of [circlesOf(board.circles), crossingsOf(board.crossings), junctionsOf(board.junctions)])
    for (const node of list) if (!nodes.has(node.id)) nodes.set(node.id, node);
  return nodes;
});

const circlesOf = oncePerBoard((list: StreetBoard['circles']) =>
  list.map((circle): PlacedNode => ({ id: idOfCircle(circle), kind: 'circle', at: circle.at })),
);
const crossingsOf = oncePerBoard((list: StreetBoard['crossings']) =>
  list.map(({ id, at }): PlacedNode => ({ id, kind: 'crossing', at })),
);
const junctionsOf = oncePerBoard((list: StreetBoard['junctions']) =>
  list.map(({ id, at }): PlacedNode => ({ id, kind: 'junction', at })),
);

/** A line with its key and its course from end to end. One whose ends are not on the board has no course and is left out. */
export interface PlacedLine {
  readonly key: string;
  readonly list: LineList;
  readonly line: Line;
  readonly course: readonly Point[];
}

/** Every line by its key. */
export const linesOf = oncePerBoard((board: StreetBoard): ReadonlyMap<string, PlacedLine> => {
  const nodes = allNodesOf(board);
  const lines = new Map<string, PlacedLine>();
  for (const list of LINE_LISTS) {
    const ids = idsOfLines(board[list]);
    for (const [i, line] of board[list].entries()) {
      const [from, to] = [nodes.get(line.between[0]), nodes.get(line.between[1])];
      if (!from || !to) continue;
      const key = `${WORDS[list]}:${ids[i]!}`;
      lines.set(key, { key, list, line, course: [from.at, ...(line.bends ?? []), to.at] });
    }
  }
  return lines;
});

const WORDS = { streets: 'street', waterlines: 'waterline' } as const satisfies Record<LineList, string>;

/** The lines that end at a node. Asks only for these, where `linesOf` places all. */
export const linesAtNode = (board: StreetBoard, id: NodeId): readonly PlacedLine[] =>
  LINE_LISTS.flatMap((list) =>
    linesAt(board[list], id).flatMap((line) => linePlaced(board, list, line) ?? []),
  );

/** A line of a list, placed; undefined if an end is not on the board. */
export function linePlaced(board: StreetBoard, list: LineList, line: Line): PlacedLine | undefined {
  const course = courseOf(board, line);
  return course && { key: `${WORDS[list]}:${idOfLine(board[list], line)}`, list, line, course };
}

/** The nodes at the other ends of the lines that end at a node. */
export const neighboursAlong = (lines: StreetBoard['streets'], id: string): readonly string[] =>
  linesAt(lines, id as NodeId).map(({ between: [a, b] }) => (a === id ? b : a));

/** The node of this key, if the board has streets and it is there. */
export const nodeOf = (board: Board, key: string): PlacedNode | undefined =>
  isStreetBoard(board) ? nodesOf(board).get(key) : undefined;

/** The key of the line that a bend is of; any other key as it is. */
export function lineOfBend(key: string): string {
  const thing = parseKey(key);
  return thing?.is === 'bend' ? keyOf({ is: 'line', list: thing.list, id: thing.line }) : key;
}

/** A bend with its line, and which point of the line's course it is. */
export interface PlacedBend {
  readonly line: PlacedLine;
  readonly index: number;
  readonly at: Point;
}

/** The bend of this key, if it is there. */
export function bendOf(board: Board, key: string): PlacedBend | undefined {
  const thing = parseKey(key);
  const line = thing?.is === 'bend' ? lineOf(board, lineOfBend(key)) : undefined;
  if (thing?.is !== 'bend' || !line || thing.index + 2 >= line.course.length) return undefined;
  return { line, index: thing.index + 1, at: line.course[thing.index + 1]! };
}

/** The line of this key, if it is there. */
export function lineOf(board: Board, key: string): PlacedLine | undefined {
  const thing = isStreetBoard(board) ? parseKey(key) : undefined;
  const found =
    thing?.is === 'line' && isStreetBoard(board) ? findLine(board, thing.list, thing.id) : undefined;
  return found && isStreetBoard(board) ? linePlaced(board, found.list, found.line) : undefined;
}
