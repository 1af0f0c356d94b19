/** Settings stored in this browser. */
import { type LamplighterEditor, THEME_NAMES } from '../view/index.js';

/** Text by key. Storage errors are ignored. */
export const localSettings = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`lamplighter.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(`lamplighter.${key}`);
      else localStorage.setItem(`lamplighter.${key}`, value);
    } catch {
      // The default is used next time.
    }
  },
};

/** Stores the chosen theme for the next visit. */
export function rememberTheme(editor: LamplighterEditor): void {
  const chosen = THEME_NAMES.find((name) => name === localSettings.get('theme'));
  if (chosen !== undefined) editor.theme = chosen;
  new MutationObserver(() => {
    localSettings.set('theme', editor.theme);
  }).observe(editor, { attributeFilter: ['theme'] });
}
