/** Lists in which the arrows go from line to line, so that Tab leaves them at once. */

/** Moves the focus along a list for the arrows, Home and End; other keys are left alone. */
export function moveAlong(event: KeyboardEvent, lines: Iterable<HTMLElement>): void {
  const all = [...lines];
  const at = all.findIndex((each) => each.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
