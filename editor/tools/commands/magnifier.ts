/** When the magnifier comes by itself. */
import type { Desk } from './desk.js';
import type { Gesture, Sight } from './gesture.js';

/** Whether a gesture places something so finely that one would want to see it larger. */
export function asksMagnifier(
  { type }: Gesture,
  { tool, settings, preview }: Desk,
  { coarse }: Sight,
): boolean {
  const isSetting = tool === 'calibrate' && settings.scan !== undefined && !settings.scan.locked;
  // A point of the scan is clicked and not dragged, and a pixel beside it the whole picture lies askew.
  if (type === 'hover' || type === 'click') return isSetting && !coarse;
  return type === 'drag' && (preview !== undefined || tool === 'calibrate' || (coarse && tool !== 'select'));
}
