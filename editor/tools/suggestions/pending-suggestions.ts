/** What is left of a detection: everything that is neither on the board nor rejected. */
import { linesBetween, type History, type LineList } from '../../document/index.js';
import type { NodeId, Point, StreetBoard } from '../../../model/index.js';
import {
  placedLinesAtNode,
  placedLinesOf,
  type PlacedNode,
  placedNodesOf,
} from '../entities/placed-entities.js';
import { distanceBetween, midpointOfPath } from '../pointing/hit-test.js';
import { passesBy } from '../pointing/snap.js';
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
  const isOpen = rejectionTest(history, detected);
  const placed = placedNodes(board, detected);
  const open = detected.nodes.filter((node) => !placed.has(node.id) && isOpen(node));
  const numbers = shareNumbers(
    open.filter(({ kind }) => kind === 'circle'),
    board.circles.map(({ number }) => number),
    detected.count,
  );
  const nodes = open.map((node): PendingNode => {
    if (node.kind !== 'circle') return { ...node, certainty: node.confidence };
    const { reading, conflict } = numbers.get(node.id) ?? {};
    return { ...node, reading, conflict, certainty: node.confidence * (reading?.confidence ?? 0) };
  });
  const ids = new Set([...placed.keys(), ...nodes.map(({ id }) => id)]);
  const alike = countAlike(detected.lines);
  const lines = detected.lines
    .filter((line) => line.ends.every((end) => ids.has(end)) && isOpen(line))
    .filter((line) => !isDrawn(board, line, { placed, alike, radius: detected.radius }))
    .map((line): PendingLine => ({ ...line, certainty: line.confidence }));
  return { nodes, lines, placed };
}

/** Whether the user has not rejected a suggestion of this kind at this place. */
function rejectionTest(
  { steps, at }: History,
  { rejected, radius }: DetectedBoard,
): (suggestion: SuggestedNode | SuggestedLine) => boolean {
  if (rejected.length === 0) return () => true;
  const done = new Set(steps.slice(1, at + 1));
  const valid = rejected.filter(({ step }) => step === undefined || done.has(step));
  return (suggestion) => {
    const place = placeOfSuggestion(suggestion);
    return !valid.some(
      ({ kind, at: where }) => kind === suggestion.kind && distanceBetween(where, place) <= radius / 2,
    );
  };
}

/** A node of the board within half a radius, or the circle of the same number a little further off. */
function placedNodes(board: StreetBoard, { nodes, radius }: DetectedBoard): ReadonlyMap<string, NodeId> {
  const nodesNear = gridOf(board, 2 * radius);
  const found = new Map<string, NodeId>();
  for (const { id, at, readings } of nodes) {
    const name = `c${readings[0]?.number}`;
    let best: NodeId | undefined;
    let nearest = Infinity;
    for (const node of nodesNear(at)) {
      const distance = distanceBetween(node.at, at);
      const reach = node.id === name ? 2 * radius : radius / 2;
      if (distance <= reach && distance < nearest) [best, nearest] = [node.id, distance];
    }
    if (best !== undefined) found.set(id, best);
  }
  return found;
}

/** A function that gives the nodes in the cells round a place: all that are within the size of a cell, and some more. */
function gridOf(board: StreetBoard, size: number): (at: Point) => readonly PlacedNode[] {
  const cells = new Map<string, PlacedNode[]>();
  const cellOf = (value: number): number => Math.floor(value / Math.max(1, size));
  for (const node of placedNodesOf(board).values()) {
    const key = `${cellOf(node.at[0])} ${cellOf(node.at[1])}`;
    const cell = cells.get(key);
    if (cell) cell.push(node);
    else cells.set(key, [node]);
  }
  return ([x, y]) =>
    AROUND.flatMap(([dx, dy]) => cells.get(`${cellOf(x) + dx} ${cellOf(y) + dy}`) ?? NO_NODES);
}

const NO_NODES: readonly PlacedNode[] = [];
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
  if (from === undefined || to === undefined) return false;
  const list = listOfLine(line);
  if (from === to || linesBetween(board[list], [from, to]).length >= alike.get(endsOf(line))!) return true;
  const samples = samplesOf(line.path);
  // Most are not drawn, which the lines at one end tell.
  const isBegun = placedLinesAtNode(board, from).some((each) => passesBy(each, samples[0]!, radius / 2));
  if (!isBegun) return false;
  const lines = [...placedLinesOf(board).values()].filter((each) => each.list === list);
  return samples.every((at) => lines.some((each) => passesBy(each, at, radius / 2)));
}

/** Points at a quarter, half and three quarters of a path's pieces. */
const samplesOf = (path: readonly Point[]): readonly Point[] =>
  path.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = path[i]!;
    return [0.25, 0.5, 0.75].map((share): Point => [x1 + share * (x2 - x1), y1 + share * (y2 - y1)]);
  });
