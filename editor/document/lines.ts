/** Lines of a board by their ids, and their courses. */
import {
  compareIds,
  idsOfLines,
  type Line,
  type LineId,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { mapSame, withSame } from '../../model/same-or-new.js';
import { LINE_LISTS, parseKey, type Key, type LineList } from './key.js';
import { placeOfNode } from './nodes.js';
import { distanceToChord, samePlace } from './place.js';

/** For the lines of a list their places in it, by id. */
const indexesOfIds = oncePerBoard(
  (lines: readonly Line[]): ReadonlyMap<LineId, number> =>
    new Map(idsOfLines(lines).map((id, index) => [id, index])),
);

/** Where a line stands. */
export interface FoundLine {
  readonly list: LineList;
  readonly id: LineId;
  readonly index: number;
  readonly line: Line;
}

/** The line that a key names, or whose bend it names. */
export function lineOfKey(board: StreetBoard, key: Key): FoundLine | undefined {
  const thing = parseKey(key);
  if (thing?.is === 'line') return findLine(board, thing.list, thing.id);
  if (thing?.is === 'bend') return findLine(board, thing.list, thing.line);
  return undefined;
}

export function findLine(board: StreetBoard, list: LineList, id: LineId): FoundLine | undefined {
  const index = indexesOfIds(board[list]).get(id);
  return index === undefined ? undefined : { list, id, index, line: board[list][index]! };
}

/** The lines that end at a node, in both lists. */
export const linesAtNode = (board: StreetBoard, id: NodeId): readonly FoundLine[] =>
  LINE_LISTS.flatMap((list) =>
    board[list].flatMap((line, index) =>
      line.between.includes(id) ? [{ list, id: idOfLineAt(board[list], index), index, line }] : [],
    ),
  );

/** The id of one line, without making those of all others. */
function idOfLineAt(lines: readonly Line[], index: number): LineId {
  const { between } = lines[index]!;
  const twins = lines.slice(0, index).filter((each) => sameEnds(each.between, between)).length;
  return idOfEnds(between, twins === 0 ? '' : `~${twins + 1}`);
}

export const sameEnds = ([a, b]: readonly [string, string], [c, d]: readonly [string, string]): boolean =>
  (a === c && b === d) || (a === d && b === c);

/** The id of the nth line between two nodes. */
export function idOfEnds([a, b]: readonly [NodeId, NodeId], suffix = ''): LineId {
  return (compareIds(a, b) <= 0 ? `${a}-${b}` : `${b}-${a}`) + suffix;
}

/** `~2` of `c1-x1~2`; nothing for the first line between its ends. */
export const suffixOf = (id: LineId): string => /~\d+$/.exec(id)?.[0] ?? '';

/** A line as the file has it: without an empty list of bends. */
export const lineOf = (between: readonly [NodeId, NodeId], bends: readonly Point[] = []): Line =>
  bends.length > 0 ? { between, bends } : { between };

export const endOpposite = ({ between: [a, b] }: Line, end: NodeId): NodeId => (a === end ? b : a);

/** The bends of a line on the way from one of its ends. */
export const bendsFrom = ({ between: [a], bends = [] }: Line, end: NodeId): readonly Point[] =>
  a === end ? bends : bends.toReversed();

/** Whether two lines have the same ends and the same bends, from whichever end. */
export function sameLine(a: Line, b: Line): boolean {
  const [from, to] = a.between;
  if (b.between[0] === from && b.between[1] === to && sameBends(a.bends ?? [], b.bends ?? [])) return true;
  return (
    b.between[0] === to && b.between[1] === from && sameBends(a.bends ?? [], (b.bends ?? []).toReversed())
  );
}

const sameBends = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === b.length && a.every((bend, i) => samePlace(bend, b[i]!));

/** The points of a line from end to end; undefined if an end is not on the board. */
export function courseOf(
  board: StreetBoard,
  { between: [a, b], bends = [] }: Line,
): readonly Point[] | undefined {
  const [from, to] = [placeOfNode(board, a), placeOfNode(board, b)];
  return from && to && [from, ...bends, to];
}

/** How many bends of a line come before a place near it. */
export function bendsBefore(course: readonly Point[], at: Point): number {
  let [before, nearest] = [0, Infinity];
  for (let i = 1; i < course.length; i++) {
    const distance = distanceToChord(at, course[i - 1]!, course[i]!);
    if (distance < nearest) [before, nearest] = [i - 1, distance];
  }
  return before;
}

/** The board with another line in the place of one. */
export const withLineChanged = (board: StreetBoard, { list, line }: FoundLine, after: Line): StreetBoard =>
  withSame(board, { [list]: mapSame(board[list], (each) => (each === line ? after : each)) });
