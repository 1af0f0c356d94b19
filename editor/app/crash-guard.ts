/**
 * A board that broke the page would be opened again at every visit, and nobody could reach the list any more. So it is
 * written down what is being opened, until it is on the screen. All tabs read the note; a lock, which ends with its page,
 * tells them whether one of them is only busy.
 */
import { memo } from './memo.js';

const NOTE = 'opening';
const LOCK = 'lamplighter-opening';

/** Missing where a page is served to another machine without TLS. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Whether it was being opened when the page ended; that is asked once, so that the next visit tries again. */
export async function endedWhileOpening(id: string): Promise<boolean> {
  if (memo.get(NOTE) !== id) return false;
  const held = (await locks()?.query())?.held ?? [];
  if (held.some(({ name }) => name === LOCK)) return false;
  memo.set(NOTE, null);
  return true;
}

/** Opens it. What throws here stays noted. */
export async function openNoted<T>(id: string, open: () => Promise<T>): Promise<T> {
  const letGo = await holdLock();
  const ears = new AbortController();
  const strike = (): void => {
    ears.abort();
    letGo();
    if (memo.get(NOTE) === id) memo.set(NOTE, null);
  };
  memo.set(NOTE, id);
  // Whoever leaves a page that can still say goodbye was impatient; the board has not broken it.
  addEventListener('pagehide', strike, ears);
  try {
    const opened = await open();
    // A tab in the background gets no frames.
    document.addEventListener('visibilitychange', strike, ears);
    if (document.hidden) strike();
    else
      requestAnimationFrame(() => {
        requestAnimationFrame(strike);
      });
    return opened;
  } catch (error) {
    ears.abort();
    letGo();
    throw error;
  }
}

/** Several tabs may hold it at a time. Resolves once it is held, with what lets it go. */
function holdLock(): Promise<() => void> {
  return new Promise((held) => {
    const none = (): void => {
      held(() => undefined);
    };
    const holding = (): Promise<void> =>
      new Promise((letGo) => {
        held(letGo);
      });
    const asked = locks()?.request(LOCK, { mode: 'shared' }, holding);
    if (asked) asked.catch(none);
    else none();
  });
}
