/** Everything that was done, as a list of documents and where we are in it. Documents share what did not change, so it costs little. */
import type { Board } from '../../../model/index.js';
import { isEdited, type Action, type Refusal } from '../actions/action.js';
import { openDocument, type Document } from '../keys/document.js';
import { markUnreviewed } from '../review/mark-unreviewed.js';

/** One version of the document, and the name of what led to it. */
export interface Step {
  readonly name: string;
  readonly document: Document;
}

/** `steps[0]` is the opening, `steps[at]` is the current version, and what comes after it can be redone. */
export interface History {
  readonly steps: readonly Step[];
  readonly at: number;
}

/** A history in which nothing was done yet. */
export const openHistory = (board: Board, name = 'open'): History => ({
  steps: [{ name, document: openDocument(board) }],
  at: 0,
});

/** The current document. */
export const documentOf = ({ steps, at }: History): Document => steps[at]!.document;

/** The current board. */
export const boardOf = (history: History): Board => documentOf(history).board;

/** One step further; what was undone before is dropped. Facts that the step changed are marked unreviewed. */
export function tryPerform(history: History, name: string, action: Action): History | Refusal {
  return addStep(history, history.at, name, action);
}

/** The same; the same history if the action is refused. */
export function perform(history: History, name: string, action: Action): History {
  const next = tryPerform(history, name, action);
  return 'refusal' in next ? history : next;
}

/** The action done on top of the last step and joined with it, for nudges and for typing. The opening is never replaced. */
export function replaceLast(history: History, name: string, action: Action): History {
  const next = addStep(history, Math.max(0, history.at - 1), name, action);
  return 'refusal' in next ? history : next;
}

function addStep(history: History, last: number, name: string, action: Action): History | Refusal {
  const before = documentOf(history);
  const outcome = action(before);
  if (!isEdited(outcome)) return outcome;
  const { document } = markUnreviewed(before.board, outcome, history.steps[0]!.document.board);
  return withStep(history, last, { name, document });
}

/** The history up to a step, with one more step. */
export const withStep = ({ steps }: History, last: number, step: Step): History => ({
  steps: [...steps.slice(0, last + 1), step],
  at: last + 1,
});

export const canUndo = ({ at }: History): boolean => at > 0;
export const canRedo = ({ steps, at }: History): boolean => at < steps.length - 1;

export const undo = (history: History): History => goTo(history, history.at - 1);
export const redo = (history: History): History => goTo(history, history.at + 1);

/** The same steps with another one as the current version; the same history if there is no such step. */
export const goTo = (history: History, at: number): History =>
  at === history.at || !(at in history.steps) ? history : { ...history, at };
