/** Decides when the magnifier appears by itself. */
import type { EditorState } from '../state/editor-state.js';
import type { Gesture, Viewport } from '../input/gesture-types.js';

/** Whether a gesture places something so precisely that the magnifier should appear. */
export function wantsMagnifier(
  { type }: Gesture,
  { tool, settings, preview }: EditorState,
  { coarse }: Viewport,
): boolean {
  const isSetting = tool === 'calibrate' && settings.scan !== undefined && !settings.scan.locked;
  // A point of the scan is clicked and not dragged, and a pixel beside it the whole picture lies askew.
  if (type === 'hover' || type === 'click') return isSetting && !coarse;
  return type === 'drag' && (preview !== undefined || tool === 'calibrate' || (coarse && tool !== 'select'));
}
