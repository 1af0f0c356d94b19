/**
 * The log that survives a reload: an entry for each step, only ever added to. What is written entry by entry cannot be half
 * written as a whole: at worst the last entry is missing.
 */
import { canonicalJson, parseBoard, sha256, type Board } from '../../model/index.js';
import { boardOf, goTo, openHistory, perform, replaceLast, type History } from './history.js';
import { oneLine } from './one-line.js';
import { patchBetween, type Patch } from './patch.js';
import { patchedBoard } from './read-patch.js';

type Said =
  | { readonly kind: 'open'; readonly name: string; readonly board: Board }
  /** `at` is the place of the step in the history, by which a missing entry is noticed. */
  | { readonly kind: 'do' | 'replace'; readonly at: number; readonly name: string; readonly patch: Patch }
  | { readonly kind: 'go'; readonly to: number };

/** One entry, with a sum by which it is seen whether it is still as it was written. */
export type LogEntry = Said & { readonly sum: string };

/** What to write down when one history has become the other; without a history before, its opening. */
export function entryOf(before: History | undefined, after: History): LogEntry {
  const { name, board } = after.steps[after.at]!;
  if (before === undefined || before.steps[0] !== after.steps[0]) {
    const [first] = after.steps;
    return summed({ kind: 'open', name: written(first!.name), board: first!.board });
  }
  if (after.steps === before.steps) return summed({ kind: 'go', to: after.at });
  const patch = patchBetween(boardOf(before), board);
  return summed({
    kind: after.at === before.at ? 'replace' : 'do',
    at: after.at,
    name: written(name),
    patch,
  });
}

/** A name may hold a person's words, and those may hold anything. */
const written = (name: string): string => oneLine(name) ?? '';

export interface Replayed {
  /** As far as the log is whole; undefined if not even its opening is. */
  readonly history?: History;
  /** How many entries are whole; whoever writes on writes after them. */
  readonly whole: number;
  /** A sentence about what was lost. */
  readonly problem?: string;
}

/**
 * The history that a log tells, or that its later entries make of the one its first ones told. From the first damaged entry
 * on nothing can be told, so everything before it is kept.
 */
export function replayLog(entries: Iterable<unknown>, told?: History): Replayed {
  const all = [...entries];
  let history = told;
  for (const [i, entry] of all.entries()) {
    const next = isWhole(entry) ? follow(history, entry) : undefined;
    if (next === undefined)
      return { ...(history && { history }), whole: i, problem: problemAt(i, all.length, history) };
    history = next;
  }
  if (history === undefined)
    return { whole: 0, problem: 'The log is empty: there is nothing to go on from.' };
  return { history, whole: all.length };
}

function follow(history: History | undefined, entry: LogEntry): History | undefined {
  if (entry.kind === 'open') {
    const parsed = parseBoard(JSON.stringify(entry.board));
    return parsed.ok ? openHistory(parsed.board, entry.name) : undefined;
  }
  if (history === undefined) return undefined;
  if (entry.kind === 'go') return entry.to in history.steps ? goTo(history, entry.to) : undefined;
  const step = { do: perform, replace: replaceLast }[entry.kind] as typeof perform | undefined;
  const board = patchedBoard(boardOf(history), entry.patch);
  if (step === undefined || board === undefined) return undefined;
  const next = step(history, entry.name, () => board);
  return next.at === entry.at ? next : undefined;
}

function problemAt(index: number, count: number, history: History | undefined): string {
  const lost = count - index === 1 ? 'its last step is lost' : `its last ${count - index} steps are lost`;
  if (history === undefined)
    return 'The log of this board is damaged from its beginning: nothing of it can be read.';
  return `The log of this board is damaged: ${lost}. Everything up to "${history.steps[history.at]!.name}" is here.`;
}

/** Sixteen digits: this is against accidents, not against people. */
const sumOfText = (text: string): string => sha256(text).slice(0, 16);

function summed(said: Said): LogEntry {
  const text = canonicalJson(said);
  const entry = { ...said, sum: sumOfText(text) };
  LENGTHS.set(entry, text.length);
  return entry;
}

/** About how much room an entry takes; it was written out to be summed. */
export const lengthOfEntry = (entry: LogEntry): number => LENGTHS.get(entry) ?? canonicalJson(entry).length;

const LENGTHS = new WeakMap<LogEntry, number>();

function isWhole(entry: unknown): entry is LogEntry {
  if (typeof entry !== 'object' || entry === null || !('kind' in entry) || !('sum' in entry)) return false;
  const { sum, ...said } = entry;
  try {
    return sumOfText(canonicalJson(said)) === sum;
  } catch {
    // What has no JSON is no entry of ours.
    return false;
  }
}
