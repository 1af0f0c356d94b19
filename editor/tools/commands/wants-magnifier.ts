/** Decides when the magnifier appears by itself. */
import type { EditorState } from '../state/editor-state.js';
import type { Gesture, Viewport } from '../input/gesture-types.js';

/** Whether a gesture places something so precisely that the magnifier should appear. */
export function wantsMagnifier(
  { type }: Gesture,
  { tool, settings, preview }: EditorState,
  { coarse, unitsPerPixel }: Viewport,
): boolean {
  const isSetting = tool === 'calibrate' && settings.scan !== undefined && !settings.scan.locked;
  // A point of the scan is clicked and not dragged, and a pixel beside it the whole picture lies askew.
  // From close by the print is seen as well without a magnifier.
  const isPlacing =
    PLACING_TOOLS.has(tool) &&
    settings.scan !== undefined &&
    !settings.scan.hidden &&
    unitsPerPixel > CLOSE_UNITS_PER_PIXEL;
  if (type === 'hover' || type === 'click') return (isSetting || isPlacing) && !coarse;
  return type === 'drag' && (preview !== undefined || tool === 'calibrate' || (coarse && tool !== 'select'));
}

/** The tools that place a single thing by a click. */
const PLACING_TOOLS: ReadonlySet<EditorState['tool']> = new Set(['circle', 'crossing', 'junction']);

const CLOSE_UNITS_PER_PIXEL = 6;
