/** What is written down when one history has become another, however many steps lie between them. */
import { entryOf, goTo, type History, type LogEntry, type Step } from '../../document/index.js';

/** The entries that tell a whole history: its opening, each step, and where we are in it. */
export function entriesOf(history: History): readonly LogEntry[] {
  const opening: History = { steps: history.steps.slice(0, 1), at: 0 };
  return [openingOf(opening), ...entriesBetween(opening, history)];
}

const OPENINGS = new WeakMap<Step, LogEntry>();

/** Holds the whole board, and is summed over it: worth doing before the first stroke asks for it. */
export function openingOf(history: History): LogEntry {
  const first = history.steps[0]!;
  const known = OPENINGS.get(first) ?? entryOf(undefined, history);
  OPENINGS.set(first, known);
  return known;
}

/**
 * Mostly one entry. A change that undoes and does in one, or does two things, is told as its parts: the log knows only one
 * step at a time, and notices one that is missing.
 */
export function entriesBetween(before: History, after: History): readonly LogEntry[] {
  if (before === after) return [];
  if (before.steps[0] !== after.steps[0]) return entriesOf(after);
  if (isReplaced(before, after)) return [entryOf(before, after)];
  const entries: LogEntry[] = [];
  let told = before;
  const tell = (next: History): void => {
    if (next === told) return;
    entries.push(entryOf(told, next));
    told = next;
  };
  let common = 1;
  while (common < before.steps.length && before.steps[common] === after.steps[common]) common++;
  // Steps that were undone and are no longer in the list are dropped by the next step, or stay as what can be done again.
  if (common < after.steps.length) tell(goTo(told, common - 1));
  for (let at = common; at < after.steps.length; at++) tell({ steps: after.steps.slice(0, at + 1), at });
  tell(goTo(told, after.at));
  return entries;
}

/** Whether only the last step is another one, as after a nudge that joins the nudge before. */
function isReplaced(before: History, after: History): boolean {
  const { at, steps } = after;
  return (
    at === before.at &&
    at > 0 &&
    at === steps.length - 1 &&
    steps[at] !== before.steps[at] &&
    steps[at - 1] === before.steps[at - 1]
  );
}
