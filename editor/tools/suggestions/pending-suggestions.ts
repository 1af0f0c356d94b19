/** What is left of a detection: everything that is not on the board and not decided. */
import { linesBetween, type History, type LineList } from '../../document/index.js';
import type { NodeId, Point, StreetBoard } from '../../../model/index.js';
import { linesNear } from '../entities/lines-near.js';
import { placedNodesOf } from '../entities/placed-entities.js';
import { distanceBetween, midpointOfPath } from '../pointing/hit-test.js';
import { passesBy } from '../pointing/snap.js';
import { samplesOf } from './covered-lines.js';
import { type NumberConflict, shareNumbers } from './share-numbers.js';
import type {
  DetectedBoard,
  NumberReading,
  SuggestedLine,
  SuggestedNode,
} from '../entities/detected-board.js';

/** A suggested node that is not on the board yet. */
export interface PendingNode extends SuggestedNode {
  /** The number of a circle, of those that are free. */
  readonly reading?: NumberReading | undefined;
  /** Another circle has the number that is read here. */
  readonly conflict?: NumberConflict | undefined;
  /** How likely it is right: for a circle, with its number. */
  readonly certainty: number;
}

/** A suggested line that is not on the board yet. */
export interface PendingLine extends SuggestedLine {
  readonly certainty: number;
}

export interface PendingSuggestions {
  readonly nodes: readonly PendingNode[];
  readonly lines: readonly PendingLine[];
  /** The nodes of the board at suggested places, by the id of the suggestion. */
  readonly placed: ReadonlyMap<string, NodeId>;
  /** The radius of the circles. */
  readonly radius: number;
}

const LISTS: Readonly<Record<SuggestedLine['kind'], LineList>> = {
  street: 'streets',
  waterline: 'waterlines',
};

/** The list of the board that a suggested line belongs to. */
export const listOfLine = ({ kind }: Pick<SuggestedLine, 'kind'>): LineList => LISTS[kind];

/** The middle of a suggestion. */
export const placeOfSuggestion = (suggestion: SuggestedNode | SuggestedLine): Point =>
  'path' in suggestion ? midpointOfPath(suggestion.path) : suggestion.at;

/** The suggestions that remain on a board; undone decisions come back. Cached for the last board. */
export function pendingSuggestions(
  board: StreetBoard,
  history: History,
  detected: DetectedBoard,
): PendingSuggestions {
  const now = [board, history, detected];
  if (last?.key.every((each, i) => each === now[i])) return last.pending;
  const pending = findPending(board, history, detected);
  last = { key: now, pending };
  return pending;
}

let last: { readonly key: readonly unknown[]; readonly pending: PendingSuggestions } | undefined;

function findPending(board: StreetBoard, history: History, detected: DetectedBoard): PendingSuggestions {
  const isOpen = decisionTest(history, detected);
  const placed = placedNodes(board, detected);
  const open = detected.nodes.filter((node) => !placed.has(node.id) && isOpen(node));
  const numbers = shareNumbers(
    open.filter(({ kind }) => kind === 'circle'),
    board.circles.map(({ number }) => number),
    detected.count,
  );
  const places = open.map((node): PendingNode => {
    if (node.kind !== 'circle') return { ...node, certainty: node.confidence };
    const { reading, conflict } = numbers.get(node.id) ?? {};
    return { ...node, reading, conflict, certainty: node.confidence * (reading?.confidence ?? 0) };
  });
  const ids = new Set([...placed.keys(), ...places.map(({ id }) => id)]);
  const alike = countAlike(detected.lines);
  const lines = detected.lines
    .filter((line) => line.ends.every((end) => ids.has(end)))
    .filter((line) => !isDrawn(board, line, { placed, alike, radius: detected.radius }) && isOpen(line))
    .map((line): PendingLine => ({ ...line, certainty: line.confidence }));
  const nodes = withoutNeedless(places, lines, detected, board);
  return { nodes, lines, placed, radius: detected.radius };
}

/** The nodes without junctions on lines of the board at which nothing is left to draw. */
function withoutNeedless(
  nodes: readonly PendingNode[],
  lines: readonly PendingLine[],
  detected: DetectedBoard,
  board: StreetBoard,
): readonly PendingNode[] {
  const needed = new Set(lines.flatMap(({ ends }) => ends));
  const met = new Set(detected.lines.flatMap(({ ends }) => ends));
  const reach = detected.radius / 2;
  return nodes.filter(
    ({ kind, id, at }) =>
      kind !== 'junction' ||
      needed.has(id) ||
      !met.has(id) ||
      ![...linesNear(board, at, reach)].some((line) => passesBy(line, at, reach)),
  );
}

/** Whether the user has not decided yet about a suggestion of this kind at this place. */
function decisionTest(
  { steps, at }: History,
  { decided, radius }: DetectedBoard,
): (suggestion: SuggestedNode | SuggestedLine) => boolean {
  if (decided.length === 0) return () => true;
  const done = new Set(steps.slice(1, at + 1));
  const valid = decided.filter(({ step }) => step === undefined || done.has(step));
  const decidedNear = gridOf(valid, radius / 2);
  return (suggestion) => {
    const place = placeOfSuggestion(suggestion);
    return !decidedNear(place).some(
      ({ kind, at: where }) => kind === suggestion.kind && distanceBetween(where, place) <= radius / 2,
    );
  };
}

/**
 * How near a node of the board is the same as a suggested one, in radii of a circle. Nothing else is printed within a
 * disc, squares have about half its size, and junctions may be close to anything.
 */
const SAME = { circle: 0.9, crossing: 0.7, junction: 0.5 } as const;

/** The node of the board at the same place, or the circle of the same number a little further off. */
function placedNodes(board: StreetBoard, { nodes, radius }: DetectedBoard): ReadonlyMap<string, NodeId> {
  const nodesNear = gridOf([...placedNodesOf(board).values()], 2 * radius);
  const found = new Map<string, NodeId>();
  for (const { id, at, kind, readings } of nodes) {
    const name = `c${readings[0]?.number}`;
    let best: NodeId | undefined;
    let nearest = Infinity;
    for (const node of nodesNear(at)) {
      const distance = distanceBetween(node.at, at);
      const isCircle = kind === 'circle' || node.kind === 'circle';
      const share = isCircle ? SAME.circle : kind === node.kind ? SAME[kind] : SAME.junction;
      const reach = (node.id === name ? 2 : share) * radius;
      if (distance <= reach && distance < nearest) [best, nearest] = [node.id, distance];
    }
    if (best !== undefined) found.set(id, best);
  }
  return found;
}

/** A function that gives the things in the cells round a place: all that are within the size of a cell, and some more. */
function gridOf<T extends { readonly at: Point }>(
  things: readonly T[],
  size: number,
): (at: Point) => readonly T[] {
  const cells = new Map<string, T[]>();
  const cellOf = (value: number): number => Math.floor(value / Math.max(1, size));
  for (const thing of things) {
    const key = `${cellOf(thing.at[0])} ${cellOf(thing.at[1])}`;
    const cell = cells.get(key);
    if (cell) cell.push(thing);
    else cells.set(key, [thing]);
  }
  return ([x, y]) => AROUND.flatMap(([dx, dy]) => cells.get(`${cellOf(x) + dx} ${cellOf(y) + dy}`) ?? []);
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** How many suggested lines have the same ends. */
function countAlike(lines: readonly SuggestedLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(endsOf(line), (counts.get(endsOf(line)) ?? 0) + 1);
  return counts;
}

const endsOf = ({ kind, ends }: SuggestedLine): string => [kind, ...ends.toSorted()].join(' ');

/** Whether the board has as many lines between the same nodes, or lines all along the course. */
function isDrawn(
  board: StreetBoard,
  line: SuggestedLine,
  {
    placed,
    alike,
    radius,
  }: {
    readonly placed: ReadonlyMap<string, NodeId>;
    readonly alike: ReadonlyMap<string, number>;
    readonly radius: number;
  },
): boolean {
  const [from, to] = [placed.get(line.ends[0]), placed.get(line.ends[1])];
  const list = listOfLine(line);
  // An end may be missing on a street that was drawn through it.
  if (from === undefined || to === undefined) return isDrawnAlong(board, line, radius);
  if (from === to || linesBetween(board[list], [from, to]).length >= alike.get(endsOf(line))!) return true;
  return isDrawnAlong(board, line, radius);
}

/** Whether lines of the board run all along the course. */
function isDrawnAlong(board: StreetBoard, line: SuggestedLine, radius: number): boolean {
  const list = listOfLine(line);
  return samplesOf(line.path).every((at) =>
    [...linesNear(board, at, radius / 2)].some(
      (each) => each.list === list && passesBy(each, at, radius / 2),
    ),
  );
}
