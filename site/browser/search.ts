/** Search over all pages: an index of their headings, loaded when the field is used. */
import { findEntries, type IndexEntry } from './find-entries.js';

/** Connects the search field of the page. */
export function createSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#search');
  const list = document.querySelector<HTMLUListElement>('#hits');
  if (!field || !list) return;
  const root = document.documentElement.dataset['root'] ?? '';
  let loading: Promise<readonly IndexEntry[]> | undefined;
  const load = (): Promise<readonly IndexEntry[]> =>
    (loading ??= fetch(`${root}assets/search.json`).then(
      (answer) => answer.json() as Promise<readonly IndexEntry[]>,
    ));
  let active = -1;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const mark = (at: number): void => {
    active = at;
    for (const [i, option] of options().entries()) {
      option.setAttribute('aria-selected', String(i === at));
      if (i === at) option.scrollIntoView({ block: 'nearest' });
    }
    if (at < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `hit-${at}`);
  };
  const close = (): void => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    mark(-1);
  };
  const show = async (): Promise<void> => {
    const query = field.value;
    const entries = query.trim() === '' ? [] : findEntries(await load(), query);
    if (query !== field.value) return;
    list.replaceChildren(...entries.map((entry, i) => rowOf(entry, i, root)));
    if (query.trim() !== '' && entries.length === 0) list.append(emptyRow());
    list.hidden = query.trim() === '';
    field.setAttribute('aria-expanded', String(!list.hidden));
    mark(-1);
  };
  field.addEventListener('focus', () => void load());
  field.addEventListener('input', () => void show());
  field.addEventListener('keydown', (event) => {
    const all = options();
    if (event.key === 'Escape') {
      field.value = '';
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (all.length === 0) return;
      event.preventDefault();
      mark((active + (event.key === 'ArrowDown' ? 1 : all.length + (active < 0 ? 0 : -1))) % all.length);
    } else if (event.key === 'Enter') all[Math.max(active, 0)]?.querySelector('a')?.click();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.search')) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, lamplighter-board');
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      field.focus();
    }
  });
}

function rowOf({ title, heading, address, text }: IndexEntry, i: number, root: string): HTMLElement {
  const row = document.createElement('li');
  row.id = `hit-${i}`;
  row.setAttribute('role', 'option');
  const link = document.createElement('a');
  link.href = `${root}${address}`;
  link.tabIndex = -1;
  const name = document.createElement('strong');
  name.textContent = heading === title ? title : `${title}: ${heading}`;
  const start = document.createElement('span');
  start.textContent = text;
  link.append(name, start);
  row.append(link);
  return row;
}

function emptyRow(): HTMLElement {
  const row = document.createElement('li');
  row.className = 'none';
  row.textContent = 'No page has these words.';
  return row;
}
