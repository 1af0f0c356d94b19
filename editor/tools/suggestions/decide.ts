/** Decisions about suggestions. Each is one step of the history, so that undo brings the suggestion back. */
import {
  addDetectedEntities,
  nextNodeId,
  type Action,
  type NewLine,
  type NewNode,
  type Step,
} from '../../document/index.js';
import { isStreetBoard, type NodeId, type NodeKind, type StreetBoard } from '../../../model/index.js';
import {
  boardOf,
  changeToolSettings,
  perform,
  performMoreOfStep,
  type EditorState,
} from '../state/editor-state.js';
import { describeSuggestion } from './describe-suggestion.js';
import {
  listOfLine,
  type PendingLine,
  type PendingNode,
  type PendingSuggestions,
  pendingSuggestions,
  placeOfSuggestion,
} from './pending-suggestions.js';
import type { DetectedBoard } from '../entities/detected-board.js';

/** What remains to be decided in an editor state; nothing if nothing was detected. */
export function pendingOf(state: EditorState): PendingSuggestions {
  const board = boardOf(state);
  const { detected } = state.settings;
  return detected && isStreetBoard(board) ? pendingSuggestions(board, state.history, detected) : NONE;
}

const NONE: PendingSuggestions = { nodes: [], lines: [], placed: new Map() };

/** Whether everything needed to accept it is known: a circle needs a number. */
const isComplete = ({ kind, reading }: PendingNode): boolean => kind !== 'circle' || reading !== undefined;

/** Accepts one suggestion, a circle with another number if one is given. A line brings its ends along. */
export function acceptSuggestion(
  state: EditorState,
  id: string,
  today: string,
  number?: number,
): EditorState {
  const pending = pendingOf(state);
  const node = pending.nodes.find((each) => each.id === id);
  const line = pending.lines.find((each) => each.id === id);
  if (line) return acceptLine(state, line, pending, today);
  if (!node) return state;
  const known = node.kind === 'circle' && number !== undefined ? withNumber(node, number) : node;
  if (!isComplete(known)) return announce(state, 'Type the number of this circle first.');
  if (isTaken(state, known))
    return announce(state, `Circle ${known.reading!.number} is on the board already. Type another number.`);
  return accept(state, nameOf(known), { nodes: [known], lines: [] }, pending, today);
}

const nameOf = (node: PendingNode): string =>
  node.kind === 'circle' ? describeSuggestion(node) : `a ${node.kind}`;

const withNumber = (node: PendingNode, number: number): PendingNode => ({
  ...node,
  reading: { number, confidence: 1 },
});

const isTaken = (state: EditorState, { reading }: PendingNode): boolean => {
  const board = boardOf(state);
  return isStreetBoard(board) && board.circles.some(({ number }) => number === reading?.number);
};

function acceptLine(
  state: EditorState,
  line: PendingLine,
  pending: PendingSuggestions,
  today: string,
): EditorState {
  const ends = pending.nodes.filter(({ id }) => line.ends.includes(id));
  return ends.every(isComplete)
    ? accept(
        state,
        `a ${line.kind}${ends.length > 0 ? ' with its ends' : ''}`,
        { nodes: ends, lines: [line] },
        pending,
        today,
      )
    : announce(state, 'A circle at its end has no number yet. Decide about the circle first.');
}

/** Accepts everything that is at least this certain, lines only if both ends are on the board then. One step. */
export function acceptAllAbove(state: EditorState, threshold: number, today: string): EditorState {
  let next = state;
  for (let step: AcceptAllStep | undefined = { threshold, today }; step;) {
    const done = acceptNextAbove(next, step);
    [next, step] = [done.state, done.next];
  }
  return next;
}

/** Where accepting all goes on. */
export interface AcceptAllStep {
  readonly threshold: number;
  readonly today: string;
  /** The step of the history to which the rest belongs. */
  readonly step?: Step;
  /** What was announced at the beginning: accepted numbers make others more or less certain, which nobody has seen yet. */
  readonly announced?: Pick<PendingSuggestions, 'nodes' | 'lines'>;
}

/** A browser draws this many within a few milliseconds. */
const MOST_AT_ONCE = 100;

/**
 * Accepts the next hundred or so of everything that is certain, so that the page can draw between them. All become one
 * step of the history. Ends when all are accepted, or another step was made meanwhile.
 */
export function acceptNextAbove(
  state: EditorState,
  { threshold, today, step, announced }: AcceptAllStep,
): { readonly state: EditorState; readonly next?: AcceptAllStep | undefined } {
  if (step !== undefined && step !== lastStepOf(state)) return { state };
  const pending = pendingOf(state);
  const sure = announced ?? suggestionsAbove(pending, threshold);
  const { nodes, lines } = announced ? stillPending(announced, pending) : sure;
  const count = nodes.length + lines.length;
  if (count === 0) return { state: step ? state : announce(state, 'No suggestion is that certain.') };
  // Lines wait for their ends.
  const some =
    nodes.length > 0
      ? { nodes: nodes.slice(0, MOST_AT_ONCE), lines: [] }
      : { nodes, lines: lines.slice(0, MOST_AT_ONCE) };
  const name = step?.name ?? `Accept ${count === 1 ? '1 suggestion' : `${count} suggestions`}`;
  const action = actionOf(state, some, pending, today);
  const after = step ? performMoreOfStep(state, name, action) : perform(state, name, action);
  if (after.history === state.history) return { state: after };
  return { state: after, next: { threshold, today, step: lastStepOf(after), announced: sure } };
}

/** What is left of announced suggestions, with the numbers that were announced; lines only between nodes of the board. */
function stillPending(
  announced: Pick<PendingSuggestions, 'nodes' | 'lines'>,
  { nodes, lines, placed }: PendingSuggestions,
): Pick<PendingSuggestions, 'nodes' | 'lines'> {
  const ids = new Set([...nodes, ...lines].map(({ id }) => id));
  const left = announced.nodes.filter(({ id }) => ids.has(id));
  const ends = new Set([...placed.keys(), ...left.map(({ id }) => id)]);
  return {
    nodes: left,
    lines: announced.lines.filter((line) => ids.has(line.id) && line.ends.every((end) => ends.has(end))),
  };
}

const lastStepOf = ({ history }: EditorState): Step => history.steps[history.at]!;

/** The suggestions that `acceptAllAbove` accepts. */
export function suggestionsAbove(
  { nodes, lines, placed }: PendingSuggestions,
  threshold: number,
): Pick<PendingSuggestions, 'nodes' | 'lines'> {
  const sure = nodes.filter((node) => node.certainty >= threshold && isComplete(node));
  const ids = new Set([...placed.keys(), ...sure.map(({ id }) => id)]);
  return {
    nodes: sure,
    lines: lines.filter(({ certainty, ends }) => certainty >= threshold && ends.every((end) => ids.has(end))),
  };
}

/** Rejects one suggestion: it is not suggested again at this place. The board stays as it is. */
export function rejectSuggestion(state: EditorState, id: string): EditorState {
  const { nodes, lines } = pendingOf(state);
  const suggestion = [...nodes, ...lines].find((each) => each.id === id);
  const { detected } = state.settings;
  if (!suggestion || !detected) return state;
  const next = perform(state, `Reject the suggested ${describeSuggestion(suggestion)}`, unchanged);
  if (next.history === state.history) return next;
  const step = next.history.steps[next.history.at]!;
  const rejection = { step, kind: suggestion.kind, at: placeOfSuggestion(suggestion) };
  return withDetected(next, { ...detected, rejected: [...detected.rejected, rejection] });
}

/** A step of the history without a change of the board. */
const unchanged: Action = (document) => ({
  document,
  change: { added: new Map(), removed: new Map(), changed: new Map() },
});

/** Shows the result of a detection. What was rejected before stays rejected. */
export const withDetected = (state: EditorState, detected: DetectedBoard | undefined): EditorState =>
  changeToolSettings(state, { detected });

/** The result of a new detection, with the rejections of an earlier one. */
export const showDetected = (state: EditorState, found: Omit<DetectedBoard, 'rejected'>): EditorState =>
  withDetected(state, { ...found, rejected: state.settings.detected?.rejected ?? [] });

const accept = (
  state: EditorState,
  what: string,
  some: Pick<PendingSuggestions, 'nodes' | 'lines'>,
  pending: PendingSuggestions,
  today: string,
): EditorState => perform(state, `Accept ${what}`, actionOf(state, some, pending, today));

function actionOf(
  state: EditorState,
  { nodes, lines }: Pick<PendingSuggestions, 'nodes' | 'lines'>,
  { placed }: PendingSuggestions,
  today: string,
): Action {
  const scan = state.settings.detected!.scan.slice(0, 8);
  const fresh = toNewNodes(boardOf(state) as StreetBoard, nodes);
  const ids = new Map([...placed, ...fresh.map(({ id }, i) => [nodes[i]!.id, id] as const)]);
  return addDetectedEntities({
    nodes: fresh,
    lines: lines.map((line): NewLine => ({
      list: listOfLine(line),
      between: [ids.get(line.ends[0])!, ids.get(line.ends[1])!],
      bends: line.path.slice(1, -1),
    })),
    traced: {
      by: 'Lamplighter',
      date: today,
      how: `Detected in the scan ${scan}.`,
      tool: 'Detection in the editor',
    },
  });
}

/** Circles by their numbers, others by the next free ids. */
function toNewNodes(board: StreetBoard, nodes: readonly PendingNode[]): readonly NewNode[] {
  const next = { crossing: nextNumber(board, 'crossing'), junction: nextNumber(board, 'junction') };
  return nodes.map(({ kind, at, reading, colour, border }): NewNode => {
    const id: NodeId =
      kind === 'circle'
        ? `c${reading!.number}`
        : kind === 'crossing'
          ? `x${next.crossing++}`
          : `t${next.junction++}`;
    return { kind, id, at, ...(colour && { colour }), ...(border && { border }) };
  });
}

const nextNumber = (board: StreetBoard, kind: Exclude<NodeKind, 'circle'>): number =>
  Number(nextNodeId(board, kind).slice(1));

const announce = (state: EditorState, announcement: string): EditorState => ({ ...state, announcement });
