/**
 * Prevents a board that crashes the page from being opened at every visit: its id is stored until it is on
 * the screen. A lock, which ends with its page, shows other tabs whether it is still being opened.
 */
import { localSettings } from './local-settings.js';

const NOTE = 'opening';
const LOCK = 'lamplighter-opening';

/** Missing where a page is served to another machine without TLS. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Whether the page ended while opening this document. Cleared when asked, so that the next visit tries again. */
export async function hasCrashedWhileOpening(id: string): Promise<boolean> {
  if (localSettings.get(NOTE) !== id) return false;
  const held = (await locks()?.query())?.held ?? [];
  if (held.some(({ name }) => name === LOCK)) return false;
  localSettings.set(NOTE, null);
  return true;
}

/** Opens a document and stores its id meanwhile; if the page crashes or opening throws, the id stays stored. */
export async function openWithCrashGuard<T>(id: string, open: () => Promise<T>): Promise<T> {
  const releaseLock = await holdLock();
  const listeners = new AbortController();
  const clear = (): void => {
    listeners.abort();
    releaseLock();
    if (localSettings.get(NOTE) === id) localSettings.set(NOTE, null);
  };
  localSettings.set(NOTE, id);
  // A page that still fires pagehide has not crashed: the user has left it.
  addEventListener('pagehide', clear, listeners);
  try {
    const opened = await open();
    // Background tabs get no animation frames.
    document.addEventListener('visibilitychange', clear, listeners);
    if (document.hidden) clear();
    else
      requestAnimationFrame(() => {
        requestAnimationFrame(clear);
      });
    return opened;
  } catch (error) {
    listeners.abort();
    releaseLock();
    throw error;
  }
}

/** Acquires a shared lock, and resolves with a function that releases it. */
function holdLock(): Promise<() => void> {
  return new Promise((held) => {
    const none = (): void => {
      held(() => undefined);
    };
    const holding = (): Promise<void> =>
      new Promise((releaseLock) => {
        held(releaseLock);
      });
    const asked = locks()?.request(LOCK, { mode: 'shared' }, holding);
    if (asked) asked.catch(none);
    else none();
  });
}
