/** The keys X, J and C while a street is drawn: they put a node into it where the pointer is. */
import type { NodeKind } from '../../../model/index.js';
import type { Viewport } from '../input/gesture-types.js';
import { handleGesture, isHalfDrawn, type EditorState } from '../state/editor-state.js';

const KIND_OF_KEY: Readonly<Record<string, NodeKind>> = { x: 'crossing', j: 'junction', c: 'circle' };

/** The state after such a key at the pointer; undefined if no line is drawn or the key means something else. */
export function insertIntoChain(
  state: EditorState,
  chord: string,
  viewport: Viewport,
): EditorState | undefined {
  const as = KIND_OF_KEY[chord];
  const at = state.cursor ?? state.lastPointed;
  const isDrawing = (state.tool === 'street' || state.tool === 'waterline') && isHalfDrawn(state);
  return as && at && isDrawing ? handleGesture(state, { type: 'click', at, as }, viewport) : undefined;
}
