/** Keys in panels, and the platform, which decides the names of modifier keys. */

/** A key event with the deprecated key code, which is needed here. */
interface Composed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Whether a key belongs to an input method. For the last key, Safari reports it only by key code. */
export const isComposing = (event: Composed): boolean => event.isComposing || event.keyCode === 229;

/** Marks a key as handled: neither the browser nor the map gets it. */
export const markKeyHandled = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Creates a keydown handler that closes on Esc and keeps the key from the map. */
export const createEscapeHandler =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    markKeyHandled(event);
    close();
  };

/** Moves the focus in a list for arrows, Home and End; ignores other keys. */
export function moveFocusInList(event: KeyboardEvent, lines: Iterable<HTMLElement>): void {
  const all = [...lines];
  const at = all.findIndex((each) => each.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  markKeyHandled(event);
}

let isKnownMac: boolean | undefined;

/** Cached, because it is used by every button at every edit and the browser computes it slowly. */
export const isMac = (): boolean => (isKnownMac ??= /Mac|iPhone|iPad/.test(navigator.userAgent));
