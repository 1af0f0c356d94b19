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
import { keyOf, LINE_LISTS, parseKey, type LineList } from '../document/index.js';

export interface PlacedNode {
  readonly id: NodeId;
  readonly kind: NodeKind;
  readonly at: Point;
}

/** Every node by its id; of nodes with the same id the first. */
export const nodesOf = oncePerBoard((board: StreetBoard): ReadonlyMap<string, PlacedNode> => {
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

const keysOfLines = {
  streets: oncePerBoard((lines: StreetBoard['streets']) => idsOfLines(lines).map((id) => `street:${id}`)),
  waterlines: oncePerBoard((lines: StreetBoard['streets']) =>
    idsOfLines(lines).map((id) => `waterline:${id}`),
  ),
};

/** Every line by its key. The course of a line whose ends did not move is the same array as before. */
export const linesOf = oncePerBoard((board: StreetBoard): ReadonlyMap<string, PlacedLine> => {
  const nodes = nodesOf(board);
  const lines = new Map<string, PlacedLine>();
  for (const list of LINE_LISTS) {
    const keys = keysOfLines[list](board[list]);
    for (const [i, line] of board[list].entries()) {
      const [from, to] = [nodes.get(line.between[0]), nodes.get(line.between[1])];
      if (from && to) lines.set(keys[i]!, placed(keys[i]!, list, line, from.at, to.at));
    }
  }
  return lines;
});

/** The lines that end at some nodes, each once. Asks only for these, where `linesOf` places all. */
export function linesAt(board: StreetBoard, ids: Iterable<string>): readonly PlacedLine[] {
  const [nodes, wanted] = [nodesOf(board), [...ids]];
  return LINE_LISTS.flatMap((list) => {
    const [keys, at] = [keysOfLines[list](board[list]), linesByEnd(board[list])];
    return [...new Set(wanted.flatMap((id) => at.get(id) ?? []))].flatMap((i) => {
      const line = board[list][i]!;
      const [from, to] = [nodes.get(line.between[0]), nodes.get(line.between[1])];
      return from && to ? [placed(keys[i]!, list, line, from.at, to.at)] : [];
    });
  });
}

const linesByEnd = oncePerBoard((lines: StreetBoard['streets']): ReadonlyMap<string, readonly number[]> => {
  const ends = new Map<string, number[]>();
  for (const [i, { between }] of lines.entries())
    for (const id of between) {
      const known = ends.get(id);
      if (known) known.push(i);
      else ends.set(id, [i]);
    }
  return ends;
});

/** The nodes at the other ends of the lines that end at a node. */
export const neighboursAlong = (lines: StreetBoard['streets'], id: string): readonly string[] =>
  (linesByEnd(lines).get(id) ?? []).map((i) => {
    const [a, b] = lines[i]!.between;
    return a === id ? b : a;
  });

/** The last course of each line: most lines stay where they are from one board to the next. */
const latest = new WeakMap<Line, PlacedLine>();

function placed(key: string, list: LineList, line: Line, from: Point, to: Point): PlacedLine {
  const known = latest.get(line);
  if (known?.key === key && known.list === list && known.course[0] === from && known.course.at(-1) === to)
    return known;
  const fresh = { key, list, line, course: [from, ...(line.bends ?? []), to] };
  latest.set(line, fresh);
  return fresh;
}

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
export const lineOf = (board: Board, key: string): PlacedLine | undefined =>
  isStreetBoard(board) ? linesOf(board).get(key) : undefined;
