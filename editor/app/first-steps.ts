/** The first minute of a newcomer: a card that ticks off what was tried, until it is closed for good. */
import type { History } from '../document/index.js';
import { placeOf } from '../tools/place-of.js';
import { LamplighterFirstSteps, type FirstStep } from '../view/panels/lamplighter-first-steps.js';
import { memo } from './memo.js';
import type { Page } from './page.js';

const SEEN = 'first-steps';

export function guideNewcomer(page: Page): void {
  if (memo.get(SEEN) !== null) return;
  const { editor } = page;
  const card = page.lay(new LamplighterFirstSteps());
  const ears = new AbortController();
  const tick = (step: FirstStep): void => {
    if (!card.done.has(step)) card.done = new Set([...card.done, step]);
  };
  editor.addEventListener(
    'lamp-change',
    (event) => {
      const { before, history } = (event as CustomEvent<{ before: History; history: History }>).detail;
      tick(history.at < before.at ? 'undo' : 'move');
    },
    ears,
  );
  // Whatever chose the lens, a key, the menu or the palette, is done when the event has gone its way.
  const look = (): void => {
    setTimeout(() => {
      if (editor.desk?.lens === 'jack') tick('lens');
    });
  };
  for (const name of ['click', 'keydown', 'change']) editor.addEventListener(name, look, ears);
  const leave = (): void => {
    ears.abort();
    card.remove();
    page.replaced = () => undefined;
  };
  // The card speaks of Whitechapel.
  page.replaced = leave;
  card.addEventListener('lamp-show', () => {
    const at = editor.board && placeOf(editor.board, 'c65');
    if (at) editor.canvas.flyTo(at);
  });
  card.addEventListener('lamp-close', () => {
    memo.set(SEEN, 'yes');
    leave();
    editor.canvas.focus();
  });
}
