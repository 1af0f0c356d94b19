/** The theme that the person chose last is the first one at the next visit. */
import type { LamplighterEditor } from '../view/lamplighter-editor.js';
import { THEME_NAMES } from '../view/theme.js';
import { memo } from './memo.js';

const THEME = 'theme';

export function rememberTheme(editor: LamplighterEditor): void {
  const chosen = THEME_NAMES.find((name) => name === memo.get(THEME));
  if (chosen !== undefined) editor.theme = chosen;
  new MutationObserver(() => {
    memo.set(THEME, editor.theme);
  }).observe(editor, { attributeFilter: ['theme'] });
}
