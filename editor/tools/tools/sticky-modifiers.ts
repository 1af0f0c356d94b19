/** Switches in place of Shift, Alt and Ctrl on a touch screen. They stay on until pressed again, or until the tool changes. */
import type { Gesture, Viewport } from '../input/gesture-types.js';
import type { ToolSettings, StickyModifier } from './tool.js';

/** The sticky Ctrl of tools that snap: it turns snapping off. */
export const NO_SNAPPING_MODIFIER: StickyModifier = { modifier: 'ctrl', name: 'No snapping' };

/** The settings with a switch toggled. */
export const toggleStickyModifier = (
  { stickyModifiers }: ToolSettings,
  { modifier }: StickyModifier,
): Pick<ToolSettings, 'stickyModifiers'> => ({
  stickyModifiers: stickyModifiers.includes(modifier)
    ? stickyModifiers.filter((each) => each !== modifier)
    : [...stickyModifiers, modifier],
});

/** The gesture with the modifiers that are switched on, of those that the tool offers. */
export function applyStickyModifiers(
  gesture: Gesture,
  offered: readonly StickyModifier[],
  { settings: { stickyModifiers }, isBusy }: { readonly settings: ToolSettings; readonly isBusy: boolean },
  { coarse }: Viewport,
): Gesture {
  if (!coarse || stickyModifiers.length === 0 || !('at' in gesture)) return gesture;
  const active = offered.filter(
    ({ modifier, isForBeginning }) => stickyModifiers.includes(modifier) && !(isForBeginning && isBusy),
  );
  return { ...gesture, ...Object.fromEntries(active.map(({ modifier }) => [modifier, true])) };
}
