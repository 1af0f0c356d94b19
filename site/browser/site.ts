/** What every page does: search, and the choice of a theme. */
import { createSearch } from './search.js';

const THEMES = ['auto', 'light', 'dark'] as const;
const NAMES: Readonly<Record<(typeof THEMES)[number], string>> = {
  auto: 'automatic',
  light: 'light',
  dark: 'dark',
};

function readTheme(): (typeof THEMES)[number] {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem('lamplighter-site-theme')) ?? 'auto';
  } catch {
    return 'auto';
  }
}

function applyTheme(theme: (typeof THEMES)[number]): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  const button = document.querySelector('#theme');
  if (button) button.textContent = `Theme: ${NAMES[theme]}`;
  for (const board of document.querySelectorAll('lamplighter-board')) board.setAttribute('theme', theme);
}

applyTheme(readTheme());
document.querySelector('#theme')?.addEventListener('click', () => {
  const next = THEMES[(THEMES.indexOf(readTheme()) + 1) % THEMES.length]!;
  try {
    localStorage.setItem('lamplighter-site-theme', next);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  applyTheme(next);
});
createSearch();
