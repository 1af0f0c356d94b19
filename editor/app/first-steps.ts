/** The first-steps card: ticks off what was tried, until it is closed for good. */
import type { History } from '../document/index.js';
import { positionOfEntity } from '../tools/index.js';
import { type FirstStepId, loadElementsOnDemand } from '../view/index.js';
import { localSettings } from './local-settings.js';
import type { EditorPage } from './editor-page.js';

const SETTING_KEY = 'first-steps';

export async function showFirstSteps(page: EditorPage): Promise<void> {
  if (localSettings.get(SETTING_KEY) !== null) return;
  const { LamplighterFirstSteps } = await loadElementsOnDemand();
  const { editor } = page;
  const card = page.addOverlay(new LamplighterFirstSteps());
  const listeners = new AbortController();
  const tick = (step: FirstStepId): void => {
    if (!card.done.has(step)) card.done = new Set([...card.done, step]);
  };
  editor.addEventListener(
    'lamp-change',
    (event) => {
      const { before, history } = (event as CustomEvent<{ before: History; history: History }>).detail;
      tick(history.at < before.at ? 'undo' : 'move');
    },
    listeners,
  );
  // Check after the event was handled, whichever way the lens was chosen.
  const look = (): void => {
    setTimeout(() => {
      if (editor.state?.lens === 'jack') tick('lens');
    });
  };
  for (const name of ['click', 'keydown', 'change']) editor.addEventListener(name, look, listeners);
  const leave = (): void => {
    listeners.abort();
    card.remove();
    page.onDocumentReplaced = () => undefined;
  };
  // The card is about Whitechapel.
  page.onDocumentReplaced = leave;
  card.addEventListener('lamp-show', () => {
    const at = editor.board && positionOfEntity(editor.board, 'c65');
    if (at) editor.canvas.flyTo(at);
  });
  card.addEventListener('lamp-close', () => {
    localSettings.set(SETTING_KEY, 'yes');
    leave();
    editor.canvas.focus();
  });
}
