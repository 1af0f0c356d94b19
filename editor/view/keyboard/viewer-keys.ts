/** The keys of the board viewer: those of the editor that do not edit. */
import type { Board, Point } from '../../../model/index.js';
import {
  ARROW_DIRECTIONS,
  chordOf,
  findViewerCommand,
  type KeyPress,
  nextStop,
  nodeInDirection,
  type Viewport,
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
  const arrow = ARROW_DIRECTIONS[press.key];
  if (arrow && press.altKey) return { of: nodeInDirection(board, of, arrow, viewport) ?? of };
  if (arrow) return { pan: [0 - PIXELS * arrow[0], 0 - PIXELS * arrow[1]] };
  if (press.key === 'Enter') return of === '' ? undefined : { pick: of };
  if (press.key === 'Escape') return of === '' ? undefined : { of: '' };
  const id = findViewerCommand(chordOf(press));
  if (id === 'edit.next' || id === 'edit.previous') {
    const next = nextStop(board, of === '' ? undefined : of, id === 'edit.next' ? 1 : -1);
    return next === undefined ? undefined : { of: next };
  }
  return id !== undefined && id in CAMERA_COMMANDS ? { view: id } : undefined;
}
