/** Stores the chosen theme for the next visit. */
import { type LamplighterEditor, THEME_NAMES } from '../view/index.js';
import { localSettings } from './local-settings.js';

const THEME = 'theme';

export function rememberTheme(editor: LamplighterEditor): void {
  const chosen = THEME_NAMES.find((name) => name === localSettings.get(THEME));
  if (chosen !== undefined) editor.theme = chosen;
  new MutationObserver(() => {
    localSettings.set(THEME, editor.theme);
  }).observe(editor, { attributeFilter: ['theme'] });
}
