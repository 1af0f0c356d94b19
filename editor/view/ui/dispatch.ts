/** Events from panels to the editor: panels dispatch requests and change nothing themselves. */
import type { EditorState } from '../../tools/index.js';

/** A change of the editor state, as a function of the current one. */
export type StateChange = (state: EditorState) => EditorState;

/** Dispatches an event that leaves shadow trees. */
export const dispatch = (from: EventTarget, name: string, detail: unknown): void => {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
};

/** A handler that dispatches such an event. */
export const createDispatchHandler = (from: EventTarget, name: string, detail?: unknown) => (): void => {
  dispatch(from, name, detail);
};

/** A handler that requests a change of the editor state. */
export const stateChangeHandler = (from: EventTarget, change: StateChange): (() => void) =>
  createDispatchHandler(from, 'lamp-state', change);

/** A handler that requests a command by id. */
export const createCommandHandler = (from: EventTarget, id: string): (() => void) =>
  createDispatchHandler(from, 'lamp-command', id);

/** Requests a change of the editor state. */
export const dispatchStateChange = (from: EventTarget, change: StateChange): void => {
  dispatch(from, 'lamp-state', change);
};

/** Requests a command by id. */
export const dispatchCommand = (from: EventTarget, id: string): void => {
  dispatch(from, 'lamp-command', id);
};

/** Requests to show a point, close enough to read it. */
export const dispatchFlyTo = (from: EventTarget, at: readonly [number, number]): void => {
  dispatch(from, 'lamp-fly', at);
};

/** Requests to centre a point at the current zoom. */
export const dispatchCentreOn = (from: EventTarget, at: readonly [number, number]): void => {
  dispatch(from, 'lamp-look', at);
};
