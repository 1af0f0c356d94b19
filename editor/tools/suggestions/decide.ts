/** Decisions about suggestions. Each is one step of the history, so that undo brings the suggestion back. */
import {
  addDetectedEntities,
  chooseActionByBoard,
  type EntityName,
  nextNodeId,
  noAction,
  sequenceActions,
  setReviewed,
  splitLine,
  type Action,
  type NewLine,
  type NewNode,
  type Step,
} from '../../document/index.js';
import {
  isStreetBoard,
  type NodeId,
  type NodeKind,
  type Point,
  pluralise,
  type StreetBoard,
} from '../../../model/index.js';
import {
  boardOf,
  changeToolSettings,
  perform,
  performMoreOfStep,
  type EditorState,
} from '../state/editor-state.js';
import { linesNear } from '../entities/lines-near.js';
import type { PlacedLine } from '../entities/placed-entities.js';
import { passesBy } from '../pointing/snap.js';
import { describeSuggestion } from './describe-suggestion.js';
import {
  listOfLine,
  type PendingLine,
  type PendingNode,
  type PendingSuggestions,
  pendingSuggestions,
  placeOfSuggestion,
} from './pending-suggestions.js';
import { withoutCovered } from './covered-lines.js';
import type { DetectedBoard } from '../entities/detected-board.js';

/** What remains to be decided in an editor state; nothing if nothing was detected. */
export function pendingOf(state: EditorState): PendingSuggestions {
  const board = boardOf(state);
  const { detected } = state.settings;
  return detected && isStreetBoard(board) ? pendingSuggestions(board, state.history, detected) : NONE;
}

const NONE: PendingSuggestions = { nodes: [], lines: [], placed: new Map(), radius: 0 };

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
  /** The least certainty, if nothing is chosen by id. */
  readonly threshold: number;
  readonly today: string;
  /** The step of the history to which the rest belongs. */
  readonly step?: Step;
  /** What is left to accept, as it was announced: accepted numbers change how certain others are, and the user has not seen that yet. */
  readonly left?: Pick<PendingSuggestions, 'nodes' | 'lines'>;
  /** The user has compared it with the print, such as a part of the board. */
  readonly isSeen?: boolean;
  /** Accepted before, and right. */
  readonly confirmed?: readonly EntityName[];
}

/** A browser draws this many within a few milliseconds. */
const MOST_AT_ONCE = 100;

/**
 * Accepts the next hundred or so of everything that is certain, so that the page can draw between them. All become one
 * step of the history. Ends when all are accepted, or another step was made meanwhile.
 */
export function acceptNextAbove(
  state: EditorState,
  { threshold, today, step, left, isSeen = false, confirmed = [] }: AcceptAllStep,
): { readonly state: EditorState; readonly next?: AcceptAllStep | undefined } {
  if (step !== undefined && step !== lastStepOf(state)) return { state };
  const pending = pendingOf(state);
  const { nodes, lines } = left ?? suggestionsAbove(pending, threshold);
  const count = nodes.length + lines.length;
  if (count + confirmed.length === 0)
    return { state: step ? state : announce(state, 'No suggestion is that certain.') };
  // Lines wait for their ends.
  const most = nodes.length > 0 ? [MOST_AT_ONCE, 0] : [0, MOST_AT_ONCE];
  const some = { nodes: nodes.slice(0, most[0]), lines: lines.slice(0, most[1]) };
  const rest = { nodes: nodes.slice(most[0]), lines: lines.slice(most[1]) };
  const name = step?.name ?? nameOfStep(count, confirmed.length);
  const added = actionOf(state, some, pending, today);
  const action = confirmed.length > 0 ? sequenceActions(setReviewed(confirmed, true), added) : added;
  const after = step ? performMoreOfStep(state, name, action) : perform(state, name, action);
  if (after.history === state.history) return { state: after };
  const decided = withDecided(after, lastStepOf(after), [...some.nodes, ...some.lines], {
    ...(step && { before: step }),
    isSeen,
  });
  return { state: decided, next: { threshold, today, step: lastStepOf(after), left: rest, isSeen } };
}

function nameOfStep(accepted: number, confirmed: number): string {
  const suggestions = pluralise(accepted, 'suggestion', 'suggestions');
  if (confirmed === 0) return `Accept ${suggestions}`;
  return accepted === 0
    ? `Confirm ${pluralise(confirmed, 'accepted suggestion', 'accepted suggestions')}`
    : `Accept ${suggestions} and confirm ${confirmed}`;
}

const lastStepOf = ({ history }: EditorState): Step => history.steps[history.at]!;

/** The suggestions that `acceptAllAbove` accepts. */
export function suggestionsAbove(
  { nodes, lines, placed, radius }: PendingSuggestions,
  threshold: number,
): Pick<PendingSuggestions, 'nodes' | 'lines'> {
  const sure = nodes.filter((node) => node.certainty >= threshold && isComplete(node));
  const ids = new Set([...placed.keys(), ...sure.map(({ id }) => id)]);
  const between = lines.filter(
    ({ certainty, ends }) => certainty >= threshold && ends.every((end) => ids.has(end)),
  );
  return { nodes: sure, lines: withoutCovered(between, radius) };
}

/** How many of some suggestions are expected to be wrong, by their certainties. */
export const expectedWrong = ({ nodes, lines }: Pick<PendingSuggestions, 'nodes' | 'lines'>): number =>
  [...nodes, ...lines].reduce((sum, { certainty }) => sum + 1 - certainty, 0);

/** Rejects one suggestion: it is not suggested again at this place. The board stays as it is. */
export function rejectSuggestion(state: EditorState, id: string): EditorState {
  const { nodes, lines } = pendingOf(state);
  const suggestion = [...nodes, ...lines].find((each) => each.id === id);
  const { detected } = state.settings;
  if (!suggestion || !detected) return state;
  const next = perform(state, `Reject the suggested ${describeSuggestion(suggestion)}`, unchanged);
  if (next.history === state.history) return next;
  const step = next.history.steps[next.history.at]!;
  return withDecided(next, step, [suggestion]);
}

/** A step of the history without a change of the board. */
const unchanged: Action = (document) => ({
  document,
  change: { added: new Map(), removed: new Map(), changed: new Map() },
});

/** Shows the result of a detection. */
export const withDetected = (state: EditorState, detected: DetectedBoard | undefined): EditorState =>
  changeToolSettings(state, { detected });

/** The result of a new detection, with the decisions about an earlier one: what was rejected stays rejected. */
export const showDetected = (state: EditorState, found: Omit<DetectedBoard, 'decided'>): EditorState =>
  withDetected(state, { ...found, decided: state.settings.detected?.decided ?? [] });

/** Records decisions. `before`: the step that a longer one replaces. `isSeen`: the user has looked at each. */
function withDecided(
  state: EditorState,
  step: Step,
  suggestions: readonly (PendingNode | PendingLine)[],
  { before, isSeen = true }: { readonly before?: Step; readonly isSeen?: boolean } = {},
): EditorState {
  const { detected } = state.settings;
  if (!detected) return state;
  const old =
    before === undefined
      ? detected.decided
      : detected.decided.map((each) => (each.step === before ? { ...each, step } : each));
  const fresh = suggestions.map((each) => ({
    step,
    kind: each.kind,
    at: placeOfSuggestion(each),
    ...(!isSeen && { certainty: each.certainty }),
  }));
  return withDetected(state, { ...detected, decided: [...old, ...fresh] });
}

function accept(
  state: EditorState,
  what: string,
  some: Pick<PendingSuggestions, 'nodes' | 'lines'>,
  pending: PendingSuggestions,
  today: string,
): EditorState {
  const after = perform(state, `Accept ${what}`, actionOf(state, some, pending, today));
  if (after.history === state.history) return after;
  return withDecided(after, lastStepOf(after), [...some.nodes, ...some.lines]);
}

function actionOf(
  state: EditorState,
  { nodes, lines }: Pick<PendingSuggestions, 'nodes' | 'lines'>,
  { placed }: PendingSuggestions,
  today: string,
): Action {
  const { scan, from } = state.settings.detected!;
  const board = boardOf(state) as StreetBoard;
  const fresh = toNewNodes(board, nodes);
  const through = fresh.filter((_, i) => isThrough(board, nodes[i]!, state.settings.detected!));
  const ids = new Map([...placed, ...fresh.map(({ id }, i) => [nodes[i]!.id, id] as const)]);
  const added = addDetectedEntities({
    nodes: fresh.filter((node) => !through.includes(node)),
    lines: lines.map((line): NewLine => ({
      list: listOfLine(line),
      between: [ids.get(line.ends[0])!, ids.get(line.ends[1])!],
      bends: line.path.slice(1, -1),
    })),
    traced: {
      by: 'Lamplighter',
      date: today,
      how:
        from === undefined
          ? `Detected in the scan ${scan.slice(0, 8)}.`
          : `Taken from the board ${from} over the scan ${scan.slice(0, 8)}.`,
      tool: from === undefined ? 'Detection in the editor' : 'Known positions in the editor',
    },
  });
  const radius = state.settings.detected!.radius;
  return through.length === 0
    ? added
    : sequenceActions(...through.map((node) => putIntoLine(node, radius)), added);
}

/** How near a line of the board a node has to be to lie on it, in radii. */
const ON_LINE = 0.25;

/** The line of the board on which a node lies. */
const lineUnder = (board: StreetBoard, at: Point, radius: number): PlacedLine | undefined =>
  [...linesNear(board, at, ON_LINE * radius)].find((line) => passesBy(line, at, ON_LINE * radius));

/** Whether a street was drawn through the place of a node at which streets end in the print. */
const isThrough = (board: StreetBoard, { id, at }: PendingNode, { lines, radius }: DetectedBoard): boolean =>
  lines.filter(({ ends }) => ends.includes(id)).length > 1 && lineUnder(board, at, radius) !== undefined;

/** Splits the line under a detected node with it. */
const putIntoLine = (node: NewNode, radius: number): Action =>
  sequenceActions(
    chooseActionByBoard((board) => {
      const line = isStreetBoard(board) ? lineUnder(board, node.at, radius) : undefined;
      return line ? splitLine(line.name, node.at, node) : noAction;
    }),
    setReviewed([node.id], false),
  );

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
