/** Nodes and lines of a board by key, for drawing, hit testing and descriptions; computed once per board. */
import {
  type Board,
  idOfCircle,
  idsOfLines,
  isStreetBoard,
  type Line,
  memoByBoard,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import {
  pathOfLine,
  findLineByName,
  findNode,
  idOfLine,
  nameOfLine,
  kindOfNode,
  LINE_LISTS,
  linesEndingAt,
  parseEntityName,
  type LineList,
} from '../../document/index.js';

export interface PlacedNode {
  readonly id: NodeId;
  readonly kind: NodeKind;
  readonly at: Point;
}

/** The nodes of a board, by id (the first of duplicates) or all. */
export interface PlacedNodes {
  readonly get: (id: string) => PlacedNode | undefined;
  readonly has: (id: string) => boolean;
  readonly keys: () => Iterable<string>;
  readonly values: () => Iterable<PlacedNode>;
}

/** The nodes of a board; looking up one does not visit the others. */
export const placedNodesOf = (board: StreetBoard): PlacedNodes => ({
  get: (id) => {
    const [kind, node] = [kindOfNode(id), findNode(board, id)];
    return kind && node && { id: id as NodeId, kind, at: node.at };
  },
  has: (id) => findNode(board, id) !== undefined,
  keys: () => allNodesOf(board).keys(),
  values: () => allNodesOf(board).values(),
});

const allNodesOf = memoByBoard((board: StreetBoard): ReadonlyMap<string, PlacedNode> => {
  const nodes = new Map<string, PlacedNode>();
  // An edit usually changes only one of the three lists.
  for (const list of [circlesOf(board.circles), crossingsOf(board.crossings), junctionsOf(board.junctions)])
    for (const node of list) if (!nodes.has(node.id)) nodes.set(node.id, node);
  return nodes;
});

const circlesOf = memoByBoard((list: StreetBoard['circles']) =>
  list.map((circle): PlacedNode => ({ id: idOfCircle(circle), kind: 'circle', at: circle.at })),
);
const crossingsOf = memoByBoard((list: StreetBoard['crossings']) =>
  list.map(({ id, at }): PlacedNode => ({ id, kind: 'crossing', at })),
);
const junctionsOf = memoByBoard((list: StreetBoard['junctions']) =>
  list.map(({ id, at }): PlacedNode => ({ id, kind: 'junction', at })),
);

/** A line with its key and its course. Lines with missing ends are left out. */
export interface PlacedLine {
  readonly name: string;
  readonly list: LineList;
  readonly line: Line;
  readonly path: readonly Point[];
}

/** Every line by its key. */
export const placedLinesOf = memoByBoard((board: StreetBoard): ReadonlyMap<string, PlacedLine> => {
  const nodes = allNodesOf(board);
  const lines = new Map<string, PlacedLine>();
  for (const list of LINE_LISTS) {
    const ids = idsOfLines(board[list]);
    for (const [i, line] of board[list].entries()) {
      const [from, to] = [nodes.get(line.between[0]), nodes.get(line.between[1])];
      if (!from || !to) continue;
      const key = nameOfLine(list, ids[i]!);
      lines.set(key, { name: key, list, line, path: [from.at, ...(line.bends ?? []), to.at] });
    }
  }
  return lines;
});

/** The lines that end at a node; unlike `placedLinesOf` it does not process all lines. */
export const placedLinesAtNode = (board: StreetBoard, id: NodeId): readonly PlacedLine[] =>
  LINE_LISTS.flatMap((list) =>
    linesEndingAt(board[list], id).flatMap((line) => toPlacedLine(board, list, line) ?? []),
  );

/** The line with its name and course; undefined if an end is not on the board. */
export function toPlacedLine(board: StreetBoard, list: LineList, line: Line): PlacedLine | undefined {
  const course = pathOfLine(board, line);
  return course && { name: nameOfLine(list, idOfLine(board[list], line)), list, line, path: course };
}

/** The nodes at the other ends of the lines that end at a node. */
export const neighboursAlongLines = (lines: StreetBoard['streets'], id: string): readonly string[] =>
  linesEndingAt(lines, id as NodeId).map(({ between: [a, b] }) => (a === id ? b : a));

/** The node with this key, if it exists. */
export const findPlacedNode = (board: Board, key: string): PlacedNode | undefined =>
  isStreetBoard(board) ? placedNodesOf(board).get(key) : undefined;

/** The key of a bend's line; other keys unchanged. */
export function lineNameOfBend(key: string): string {
  const thing = parseEntityName(key);
  return thing?.is === 'bend' ? nameOfLine(thing.list, thing.line) : key;
}

/** A bend with its line and its index in the course. */
export interface PlacedBend {
  readonly line: PlacedLine;
  readonly index: number;
  readonly at: Point;
}

/** The bend with this key, if it exists. */
export function findPlacedBend(board: Board, key: string): PlacedBend | undefined {
  const thing = parseEntityName(key);
  const line = thing?.is === 'bend' ? findPlacedLine(board, lineNameOfBend(key)) : undefined;
  if (thing?.is !== 'bend' || !line || thing.index + 2 >= line.path.length) return undefined;
  return { line, index: thing.index + 1, at: line.path[thing.index + 1]! };
}

/** The line with this key, if it exists. */
export function findPlacedLine(board: Board, key: string): PlacedLine | undefined {
  if (!isStreetBoard(board) || key.startsWith('bend:')) return undefined;
  const found = findLineByName(board, key);
  return found && toPlacedLine(board, found.list, found.line);
}
