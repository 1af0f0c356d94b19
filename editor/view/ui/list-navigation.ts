/** Keyboard navigation in lists: arrows move between lines, Tab leaves the list. */

/** Moves the focus in a list for arrows, Home and End; ignores other keys. */
export function moveFocusInList(event: KeyboardEvent, lines: Iterable<HTMLElement>): void {
  const all = [...lines];
  const at = all.findIndex((each) => each.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
