/**
 * A board that broke the page would be opened again at every visit, and nobody could reach the list any more. So it is
 * written down what is being opened, until it is on the screen.
 */
import { memo } from './memo.js';

const NOTE = 'opening';

/** Whether it was being opened when the page ended; that is asked once, so that the next visit tries again. */
export function endedWhileOpening(id: string): boolean {
  const isNoted = memo.get(NOTE) === id;
  if (isNoted) memo.set(NOTE, null);
  return isNoted;
}

/** Opens it. What throws here stays noted. */
export async function openNoted<T>(id: string, open: () => Promise<T>): Promise<T> {
  const ears = new AbortController();
  const strike = (): void => {
    ears.abort();
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
    throw error;
  }
}
