/** Everything that was done, as a list of boards and where we are in it. Boards share what did not change, so it costs little. */
import { sortBoard, type Board } from '../../model/index.js';
import type { Action } from './action.js';

/** One board, and the name of what led to it. */
export interface Step {
  readonly name: string;
  readonly board: Board;
}

/** `steps[0]` is the opening, `steps[at]` is what is on the table, and what comes after it can be done again. */
export interface History {
  readonly steps: readonly Step[];
  readonly at: number;
}

/** A history in which nothing was done yet. Its board stands in the order of the file, as after every action. */
export const openHistory = (board: Board, name = 'open'): History => ({
  steps: [{ name, board: sortBoard(board) }],
  at: 0,
});

/** The board on the table. */
export const boardOf = ({ steps, at }: History): Board => steps[at]!.board;

/** One step further; what was undone before is dropped. The same history if the action changes nothing. */
export function perform(history: History, name: string, action: Action): History {
  const board = action(boardOf(history));
  return board === boardOf(history) ? history : follow(history, history.at, { name, board });
}

/**
 * The action done on top of the last step and counted as part of it, for nudges and for typing: they become one step.
 * The opening is never replaced.
 */
export function replaceLast(history: History, name: string, action: Action): History {
  const board = action(boardOf(history));
  if (board === boardOf(history)) return history;
  return follow(history, Math.max(0, history.at - 1), { name, board });
}

const follow = ({ steps }: History, last: number, step: Step): History => ({
  steps: [...steps.slice(0, last + 1), step],
  at: last + 1,
});

export const canUndo = ({ at }: History): boolean => at > 0;
export const canRedo = ({ steps, at }: History): boolean => at < steps.length - 1;

export const undo = (history: History): History => goTo(history, history.at - 1);
export const redo = (history: History): History => goTo(history, history.at + 1);

/** The same steps with another one on the table; the same history if there is no such step. */
export const goTo = (history: History, at: number): History =>
  at === history.at || !(at in history.steps) ? history : { ...history, at };
