/** The keys of the board viewer: those of the editor that do not edit. */
import type { Board, Point } from '../../../model/index.js';
import {
  ARROW_DIRECTIONS,
  chordOf,
  type EditorState,
  findCommandByChord,
  followStreet,
  type KeyPress,
  openEditorState,
  selectNextEntity,
  type Viewport,
  selectionOf,
  selectEntities,
} from '../../tools/index.js';
import { CAMERA_COMMANDS } from '../canvas/camera-commands.js';

export type ViewerKeyResult =
  | { readonly pan: Point }
  /** A view command, by id. */
  | { readonly view: string }
  /** The node to select. */
  | { readonly of: string }
  | { readonly pick: string }
  | undefined;

const PIXELS = 60;

/** Handles a key of the board viewer; undefined if the key means nothing. `of` is the selected node, or empty. */
export function handleViewerKey(
  board: Board,
  of: string,
  press: KeyPress,
  viewport: Viewport,
): ViewerKeyResult {
  const state: EditorState = {
    ...selectEntities(openEditorState(board), of === '' ? [] : [of]),
    readOnly: true,
  };
  const arrow = ARROW_DIRECTIONS[press.key];
  if (arrow && press.altKey) return { of: selectionOf(followStreet(state, arrow, viewport))[0] ?? '' };
  if (arrow) return { pan: [0 - PIXELS * arrow[0], 0 - PIXELS * arrow[1]] };
  if (press.key === 'Enter') return of === '' ? undefined : { pick: of };
  if (press.key === 'Escape') return of === '' ? undefined : { of: '' };
  const id = findCommandByChord(chordOf(press), state)?.id ?? '';
  if (id === 'edit.next' || id === 'edit.previous') {
    const next = selectNextEntity(state, id === 'edit.next' ? 1 : -1, viewport);
    return next && { of: selectionOf(next)[0]! };
  }
  return id in CAMERA_COMMANDS ? { view: id } : undefined;
}
