/** The undo history: all versions of the document, which share unchanged objects, and the index of the current one. */
import type { Board } from '../../../model/index.js';
import { isEditedDocument, type Action, type Refusal } from '../actions/action.js';
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

/** A history with only the opened board. */
export const openHistory = (board: Board, name = 'open'): History => ({
  steps: [{ name, document: openDocument(board) }],
  at: 0,
});

/** The current document of a history. */
export const documentOf = ({ steps, at }: History): Document => steps[at]!.document;

/** The current board of a history. */
export const boardOf = (history: History): Board => documentOf(history).board;

/** Performs an action as a new step and marks changed facts unreviewed, or returns its refusal; undone steps are dropped. */
export function tryPerform(history: History, name: string, action: Action): History | Refusal {
  return addStep(history, history.at, name, action);
}

/** Performs an action as a new step; the same history if it is refused. */
export function perform(history: History, name: string, action: Action): History {
  const next = tryPerform(history, name, action);
  return 'refusal' in next ? history : next;
}

/** Performs an action and merges it into the last step, for nudges and typing. The opening is never replaced. */
export function replaceLastStep(history: History, name: string, action: Action): History {
  const next = addStep(history, Math.max(0, history.at - 1), name, action);
  return 'refusal' in next ? history : next;
}

function addStep(history: History, last: number, name: string, action: Action): History | Refusal {
  const before = documentOf(history);
  const outcome = action(before);
  if (!isEditedDocument(outcome)) return outcome;
  const { document } = markUnreviewed(before.board, outcome, history.steps[0]!.document.board);
  return appendStepAfter(history, last, { name, document });
}

/** The history up to a step, followed by a new step. */
export const appendStepAfter = ({ steps }: History, last: number, step: Step): History => ({
  steps: [...steps.slice(0, last + 1), step],
  at: last + 1,
});

export const canUndo = ({ at }: History): boolean => at > 0;
export const canRedo = ({ steps, at }: History): boolean => at < steps.length - 1;

export const undo = (history: History): History => goTo(history, history.at - 1);
export const redo = (history: History): History => goTo(history, history.at + 1);

/** Makes another step the current one; the same history if there is no such step. */
export const goTo = (history: History, at: number): History =>
  at === history.at || !(at in history.steps) ? history : { ...history, at };
