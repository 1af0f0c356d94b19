/** Replaces a picture of a board by the viewer: at once on a board's page, on request where the page should stay light. */

const viewer = document.querySelector<HTMLElement>('.viewer');
const place = document.querySelector<HTMLElement>('#live');

async function makeLive(): Promise<void> {
  if (!viewer || !place || place.querySelector('lamplighter-board')) return;
  await import('./viewer.js');
  const board = document.createElement('lamplighter-board');
  board.setAttribute('src', viewer.dataset['board'] ?? '');
  board.setAttribute('relation', viewer.dataset['lens'] ?? 'none');
  board.setAttribute('of', viewer.dataset['of'] ?? '');
  board.setAttribute('theme', document.documentElement.dataset['theme'] ?? 'auto');
  place.replaceChildren(board);
  const lens = document.querySelector<HTMLSelectElement>('#lens');
  lens?.addEventListener('change', () => {
    board.setAttribute('relation', lens.value);
  });
  document.querySelector('#make-live')?.remove();
}

const button = document.querySelector('#make-live');
if (button) button.addEventListener('click', () => void makeLive());
else void makeLive();
