/** Switches in place of Shift, Alt and Ctrl on a touch screen. They stay on until pressed again, or until the tool changes. */
import type { Gesture, Viewport } from '../input/gesture.js';
import type { Settings, StickyModifier } from './tool.js';

/** For tools that snap. */
export const NO_SNAPPING: StickyModifier = { modifier: 'ctrl', name: 'No snapping' };

/** The settings with a switch toggled. */
export const toggleStickyModifier = (
  { stickyModifiers }: Settings,
  { modifier }: StickyModifier,
): Pick<Settings, 'stickyModifiers'> => ({
  stickyModifiers: stickyModifiers.includes(modifier)
    ? stickyModifiers.filter((each) => each !== modifier)
    : [...stickyModifiers, modifier],
});

/** The gesture with the modifiers that are switched on, of those that the tool offers. */
export function applyStickyModifiers(
  gesture: Gesture,
  offered: readonly StickyModifier[],
  { settings: { stickyModifiers }, isBusy }: { readonly settings: Settings; readonly isBusy: boolean },
  { coarse }: Viewport,
): Gesture {
  if (!coarse || stickyModifiers.length === 0 || !('at' in gesture)) return gesture;
  const active = offered.filter(
    ({ modifier, isForBeginning }) => stickyModifiers.includes(modifier) && !(isForBeginning && isBusy),
  );
  return { ...gesture, ...Object.fromEntries(active.map(({ modifier }) => [modifier, true])) };
}
