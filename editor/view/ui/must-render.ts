/** Avoids rendering: the editor state changes with every pointer move, which affects few elements. */
import type { EditorState } from '../../tools/index.js';

/** Whether anything but the state changed, or one of the parts of the state that an element shows. */
export function mustRender(
  changed: ReadonlyMap<PropertyKey, unknown>,
  state: EditorState | undefined,
  partsOf: (state: EditorState) => readonly unknown[],
): boolean {
  const before = changed.get('state') as EditorState | undefined;
  if (changed.size > 1 || !before || !state) return true;
  const parts = partsOf(state);
  return partsOf(before).some((part, i) => part !== parts[i]);
}
