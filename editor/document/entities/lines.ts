/** Finds lines of a board by id, name or ends, and gives their courses, without looking at all lines. */
import {
  compareIds,
  distanceToSegment,
  filterOrSame,
  type Line,
  type LineId,
  type NodeId,
  type Point,
  type StreetBoard,
  mapOrSame,
  updateOrSame,
} from '../../../model/index.js';
import { keptExtra, keyOf, withKey } from '../keys/document.js';
import { createKeyLookup } from './create-key-lookup.js';
import { LINE_LISTS, parseEntityName, type EntityName, type LineList } from './entity-name.js';
import { positionOfNode } from './nodes.js';
import { isSamePosition } from './position.js';

type Ends = readonly [NodeId, NodeId];

/** The lines of a list that end at a node, in the order of the list. */
export const linesEndingAt: (lines: readonly Line[], id: NodeId) => readonly Line[] = createKeyLookup<Line>(
  ({ between: [a, b] }) => (a === b ? [a] : [a, b]),
);

/** The lines of a list between two nodes, in the order of the list. */
export const linesBetween = (lines: readonly Line[], [a, b]: Ends): readonly Line[] =>
  linesEndingAt(lines, a).filter(
    ({ between: [from, to] }) => (from === a && to === b) || (from === b && to === a),
  );

/** The id of a line in a list, as in the model, computed without visiting all other lines. */
export function idOfLine(lines: readonly Line[], line: Line): LineId {
  const place = linesBetween(lines, line.between).indexOf(line);
  return lineIdOfEnds(line.between, suffixOfPlace(place));
}

const suffixOfPlace = (place: number): string => (place > 0 ? `~${place + 1}` : '');

/** A line, its id and the list it is in. */
export interface FoundLine {
  readonly list: LineList;
  readonly id: LineId;
  readonly line: Line;
}

/** The line with this name, or the line of a bend with this name. */
export function findLineByName(board: StreetBoard, key: EntityName): FoundLine | undefined {
  const thing = parseEntityName(key);
  if (thing?.is === 'line') return findLine(board, thing.list, thing.id);
  if (thing?.is === 'bend') return findLine(board, thing.list, thing.line);
  return undefined;
}

export function findLine(board: StreetBoard, list: LineList, id: LineId): FoundLine | undefined {
  const suffix = suffixOfLineId(id);
  const ends = id.slice(0, id.length - suffix.length).split('-') as unknown as Ends;
  const place = suffix === '' ? 0 : Number(suffix.slice(1)) - 1;
  const line = linesBetween(board[list], ends)[place];
  // Other spellings of a name are no names.
  return line && lineIdOfEnds(ends, suffixOfPlace(place)) === id ? { list, id, line } : undefined;
}

/** The line of a list with the same ends and bends. */
export const findSameLine = (lines: readonly Line[], line: Line): Line | undefined =>
  linesBetween(lines, line.between).find((each) => isSameLine(each, line));

/** The lines that end at a node, in both lists. */
export const linesAtNode = (board: StreetBoard, id: NodeId): readonly FoundLine[] =>
  LINE_LISTS.flatMap((list) =>
    linesEndingAt(board[list], id).map((line) => ({ list, id: idOfLine(board[list], line), line })),
  );

/** The id of a line between two nodes; `suffix` tells parallel lines apart. */
export function lineIdOfEnds([a, b]: Ends, suffix = ''): LineId {
  return (compareIds(a, b) <= 0 ? `${a}-${b}` : `${b}-${a}`) + suffix;
}

/** `~2` of `c1-x1~2`; empty for the first line between its ends. */
export const suffixOfLineId = (id: LineId): string => /~\d+$/.exec(id)?.[0] ?? '';

/** A line as the file stores it: without an empty list of bends. It keeps the key and the unknown properties of `of`, if given. */
export const makeLine = (between: readonly [NodeId, NodeId], bends: readonly Point[] = [], of?: Line): Line =>
  withKey({ between, ...(bends.length > 0 && { bends }), ...(of && keptExtra(of)) }, of && keyOf(of));

/** The board with its streets and waterlines changed by a function. */
export const mapLines = (board: StreetBoard, change: (line: Line) => Line): StreetBoard =>
  updateOrSame(board, {
    streets: mapOrSame(board.streets, change),
    waterlines: mapOrSame(board.waterlines, change),
  });

/** The board with some of its streets and waterlines. */
export const filterLines = (board: StreetBoard, stays: (line: Line) => boolean): StreetBoard =>
  updateOrSame(board, {
    streets: filterOrSame(board.streets, stays),
    waterlines: filterOrSame(board.waterlines, stays),
  });

/** The board with some bends at other positions. */
export const moveBends = (
  board: StreetBoard,
  move: (at: Point, line: Line, index: number) => Point,
): StreetBoard =>
  mapLines(board, (line) =>
    line.bends === undefined
      ? line
      : updateOrSame(line, { bends: mapOrSame(line.bends, (bend, i) => move(bend, line, i)) }),
  );

export type BendsByLine = ReadonlyMap<Line, ReadonlyMap<number, EntityName>>;

/** The lines of the named bends, each with the names of these bends by index. */
export function bendsByLine(board: StreetBoard, names: readonly EntityName[]): BendsByLine {
  const bends = new Map<Line, Map<number, EntityName>>();
  for (const name of names) {
    const named = parseEntityName(name);
    const line = named?.is === 'bend' && findLine(board, named.list, named.line)?.line;
    if (line) bends.set(line, (bends.get(line) ?? new Map<number, EntityName>()).set(named.index, name));
  }
  return bends;
}

/** The board with the bends of one line replaced. */
export const setLineBends = (board: StreetBoard, { line }: FoundLine, bends: readonly Point[]): StreetBoard =>
  mapLines(board, (each) => (each === line ? makeLine(line.between, bends, line) : each));

export const oppositeEnd = ({ between: [a, b] }: Line, end: NodeId): NodeId => (a === end ? b : a);

/** The bends of a line in order from one of its ends. */
export const bendsFromEnd = ({ between: [a], bends = [] }: Line, end: NodeId): readonly Point[] =>
  a === end ? bends : bends.toReversed();

/** Whether two lines have the same ends and the same bends, from whichever end. */
export function isSameLine(a: Line, b: Line): boolean {
  const [from, to] = a.between;
  if (b.between[0] === from && b.between[1] === to && sameBends(a.bends ?? [], b.bends ?? [])) return true;
  return (
    b.between[0] === to && b.between[1] === from && sameBends(a.bends ?? [], (b.bends ?? []).toReversed())
  );
}

const sameBends = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === b.length && a.every((bend, i) => isSamePosition(bend, b[i]!));

/** The points of a line from end to end; undefined if an end is not on the board. */
export function pathOfLine(
  board: StreetBoard,
  { between: [a, b], bends = [] }: Line,
): readonly Point[] | undefined {
  const [from, to] = [positionOfNode(board, a), positionOfNode(board, b)];
  return from && to && [from, ...bends, to];
}

/** How many bends of a line come before a position near it. */
export function countBendsBefore(course: readonly Point[], at: Point): number {
  let [before, nearest] = [0, Infinity];
  for (let i = 1; i < course.length; i++) {
    const { distance } = distanceToSegment(...at, [...course[i - 1]!, ...course[i]!]);
    if (distance < nearest) [before, nearest] = [i - 1, distance];
  }
  return before;
}
