/** The keys of the map in the editor. Digits are collected by the caller, who has the timer. */
import {
  ARROW_DIRECTIONS,
  chordOf,
  clickAtCursor,
  type EditorState,
  findCommandByChord,
  followStreet,
  handleGesture,
  isHalfDrawn,
  type KeyPress,
  moveCursor,
  nudgeSelection,
  switchTool,
  type Viewport,
} from '../../tools/index.js';
import type { Point } from '../../../model/index.js';

export type EditorKeyResult =
  { readonly state: EditorState } | { readonly command: string } | { readonly pan: Point } | undefined;

const PIXELS = 10;

/** Handles a key on the map of the editor; undefined if the key means nothing. */
export function handleEditorKey(state: EditorState, press: KeyPress, viewport: Viewport): EditorKeyResult {
  const arrow = ARROW_DIRECTIONS[press.key];
  if (arrow) return pressArrow(state, arrow, press, viewport);
  if (press.key === 'Escape') return { state: escape(state, viewport) };
  if (press.key === 'Enter' && !press.ctrlKey && !press.metaKey)
    return { state: enter(state, press, viewport) };
  const command = findCommandByChord(chordOf(press), state);
  return command && { command: command.id };
}

function pressArrow(
  state: EditorState,
  [dx, dy]: Point,
  press: KeyPress,
  viewport: Viewport,
): EditorKeyResult {
  if (press.altKey) return { state: followStreet(state, [dx, dy], viewport) };
  if (state.tool !== 'select' || state.cursor) {
    const mod = press.ctrlKey || press.metaKey;
    const step = mod
      ? 1
      : Math.max(1, Math.round((press.shiftKey ? 5 : 1) * PIXELS * viewport.unitsPerPixel));
    return { state: moveCursor(state, [dx * step, dy * step], viewport) };
  }
  if (state.selection.length > 0) {
    const step = press.shiftKey ? 10 : 1;
    return { state: nudgeSelection(state, [dx * step, dy * step], viewport) };
  }
  return { pan: [0 - dx * 60, 0 - dy * 60] };
}

/** Enter clicks at the keyboard pointer; without one it finishes the draft. */
function enter(state: EditorState, press: KeyPress, viewport: Viewport): EditorState {
  if (isHalfDrawn(state) && !state.cursor) return handleGesture(state, { type: 'finish' }, viewport);
  const held = { shift: press.shiftKey, alt: press.altKey, ctrl: false };
  return clickAtCursor(state, held, viewport);
}

/** Leaves the smallest open thing: draft, keyboard pointer, selection, tool. */
function escape(state: EditorState, viewport: Viewport): EditorState {
  if (isHalfDrawn(state)) return handleGesture(state, { type: 'cancel' }, viewport);
  const { cursor, ...rest } = state;
  if (cursor) return { ...rest, draft: {} };
  if (state.selection.length > 0 || state.tool === 'select')
    return handleGesture(state, { type: 'cancel' }, viewport);
  return switchTool(rest, 'select');
}
