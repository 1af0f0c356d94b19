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
import { LINE_LISTS, parseKey, type Key, type LineList } from './key.js';
import { placeOfNode } from './nodes.js';
import { distanceToChord, samePlace } from './place.js';

/** The ids of the lines of a list, in its order. */
export const idsOfList = oncePerBoard((lines: readonly Line[]): readonly LineId[] => idsOfLines(lines));

/** For the lines of a list their places in it, by id. */
const indexesOfIds = oncePerBoard(
  (lines: readonly Line[]): ReadonlyMap<LineId, number> =>
    new Map(idsOfList(lines).map((id, index) => [id, index])),
);

/** For each node the places of its lines in a list. */
const indexesAtNodes = oncePerBoard((lines: readonly Line[]): ReadonlyMap<NodeId, readonly number[]> => {
  const indexes = new Map<NodeId, number[]>();
  for (const [i, { between }] of lines.entries())
    for (const end of new Set(between)) {
      const there = indexes.get(end);
      if (there) there.push(i);
      else indexes.set(end, [i]);
    }
  return indexes;
});

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
    (indexesAtNodes(board[list]).get(id) ?? []).map((index) => ({
      list,
      id: idsOfList(board[list])[index]!,
      index,
      line: board[list][index]!,
    })),
  );

/** The id of the nth line between two nodes. */
export function idOfEnds([a, b]: readonly [NodeId, NodeId], suffix = ''): LineId {
  return (compareIds(a, b) <= 0 ? `${a}-${b}` : `${b}-${a}`) + suffix;
}

/** The id of the line in a list that runs as this one does. */
export const idOfDrawn = (lines: readonly Line[], line: Line): LineId =>
  idsOfList(lines)[lines.findIndex((each) => sameLine(each, line))]!;

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
