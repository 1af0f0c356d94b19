/** The append-only log of a history, an entry for each step, from which the history is restored after a reload. */
import { canonicalJson, mergeExtra, parseBoard, sha256, type Board } from '../../../model/index.js';
import { toSingleLineText } from '../entities/single-line-text.js';
import type { Document } from '../keys/document.js';
import { patchBetween, type Patch } from '../patches/patch.js';
import { applyUntrustedPatch } from '../patches/untrusted-patch.js';
import { documentOf, goTo, openHistory, appendStepAfter, type History, type Step } from './history.js';
import { applyLegacyListPatch } from './legacy-list-patch.js';

/** The version of new entries. Entries of version 1, which had no keys, have no version field; those of version 2 have no unknown properties. */
export const LOG_VERSION = 3;

type Content =
  | { readonly kind: 'open'; readonly version?: number; readonly name: string; readonly board: Board }
  /** `at` is the position of the step in the history, by which a missing entry is noticed. */
  | {
      readonly kind: 'do' | 'replace';
      readonly version?: number;
      readonly at: number;
      readonly name: string;
      readonly patch: Patch;
    }
  | { readonly kind: 'go'; readonly to: number };

/** One entry, with a checksum of its content. */
export type LogEntry = Content & { readonly sum: string };

/** The entries that describe a whole history: its opening, each step, and the current position. */
export const entriesOfHistory = (history: History): readonly LogEntry[] => {
  const opening: History = { steps: history.steps.slice(0, 1), at: 0 };
  return [openingEntry(opening), ...entriesBetween(opening, history)];
};

const OPENINGS = new WeakMap<Step, LogEntry>();

/** The first entry of a log: the whole board and its checksum. It is prepared before the first edit needs it. */
export function openingEntry({ steps }: History): LogEntry {
  const first = steps[0]!;
  const known =
    OPENINGS.get(first) ??
    withSum({
      kind: 'open',
      version: LOG_VERSION,
      name: writtenName(first.name),
      board: first.document.board,
    });
  OPENINGS.set(first, known);
  return known;
}

/** The entries to append when one history has become another: one for each new step. */
export function entriesBetween(before: History, after: History): readonly LogEntry[] {
  if (before === after) return [];
  if (before.steps[0] !== after.steps[0]) return entriesOfHistory(after);
  const { steps } = after;
  let common = 1;
  while (common < before.steps.length && before.steps[common] === steps[common]) common++;
  // As after a nudge that joins the nudge before.
  if (common === before.at && common === after.at && common === steps.length - 1)
    return [stepEntry('replace', documentOf(before), steps[common]!, common)];
  const entries: LogEntry[] = [];
  const go = (from: number, to: number): void => {
    if (from !== to) entries.push(withSum({ kind: 'go', to }));
  };
  // Steps that were undone and are no longer in the list are dropped by the next step.
  if (common < steps.length) go(before.at, common - 1);
  for (let at = common; at < steps.length; at++)
    entries.push(stepEntry('do', steps[at - 1]!.document, steps[at]!, at));
  go(common < steps.length ? steps.length - 1 : before.at, after.at);
  return entries;
}

const stepEntry = (
  kind: 'do' | 'replace',
  before: Document,
  { name, document }: Step,
  at: number,
): LogEntry =>
  withSum({ kind, version: LOG_VERSION, at, name: writtenName(name), patch: patchBetween(before, document) });

/** A name may hold a person's words, and those may hold anything. */
const writtenName = (name: string): string => toSingleLineText(name) ?? '';

export interface ReplayedLog {
  /** As far as the log is intact; undefined if not even its opening is. */
  readonly history?: History;
  /** How many entries are intact; new ones are written after them. */
  readonly intactEntries: number;
  /** A sentence about what was lost. */
  readonly problem?: string;
  /** Whether a newer version of the editor wrote the rest, which must not be touched. */
  readonly isNewer?: true;
}

/** Restores the history from a log, or continues a known one. Reading stops at the first damaged entry. */
export function replayLog(entries: Iterable<unknown>, known?: History): ReplayedLog {
  const all = [...entries];
  let history = known;
  for (const [i, entry] of all.entries()) {
    const next = isIntact(entry) ? (isNewer(entry) ? 'newer' : follow(history, entry)) : undefined;
    if (next === 'newer')
      return { ...(history && { history }), intactEntries: i, problem: NEWER, isNewer: true };
    if (next === undefined)
      return { ...(history && { history }), intactEntries: i, problem: problemAt(i, all.length, history) };
    history = next;
  }
  if (history === undefined)
    return { intactEntries: 0, problem: 'The log is empty: there is nothing to continue from.' };
  return { history, intactEntries: all.length };
}

const isNewer = (entry: LogEntry): boolean => 'version' in entry && entry.version > LOG_VERSION;

const NEWER =
  'A newer version of the editor has written this board. Reload the page to get that version; until then the board is left as it is.';

function follow(history: History | undefined, entry: LogEntry): History | undefined {
  if (entry.kind === 'open') {
    const parsed = parseBoard(JSON.stringify(mergeExtra(entry.board)));
    return parsed.ok ? openHistory(parsed.board, entry.name) : undefined;
  }
  if (history === undefined) return undefined;
  if (entry.kind === 'go') return entry.to in history.steps ? goTo(history, entry.to) : undefined;
  const last = { do: history.at, replace: Math.max(0, history.at - 1) }[entry.kind] as number | undefined;
  const apply = entry.version === undefined ? applyLegacyListPatch : applyUntrustedPatch;
  const document = apply(documentOf(history), entry.patch);
  if (last === undefined || document === undefined || last + 1 !== entry.at) return undefined;
  return appendStepAfter(history, last, { name: entry.name, document });
}

function problemAt(index: number, count: number, history: History | undefined): string {
  const lost = count - index === 1 ? 'its last step is lost' : `its last ${count - index} steps are lost`;
  if (history === undefined)
    return 'The log of this board is damaged from its beginning: nothing of it can be read.';
  return `The log of this board is damaged: ${lost}. Everything up to "${history.steps[history.at]!.name}" is here.`;
}

/** Sixteen digits: this is against accidents, not against people. */
const checksum = (text: string): string => sha256(text).slice(0, 16);

function withSum(content: Content): LogEntry {
  const text = canonicalJson(content);
  const entry = { ...content, sum: checksum(text) };
  SIZES.set(entry, text.length);
  return entry;
}

/** The approximate size of an entry in storage. */
export const sizeOfEntry = (entry: LogEntry): number => SIZES.get(entry) ?? canonicalJson(entry).length;

const SIZES = new WeakMap<LogEntry, number>();

function isIntact(entry: unknown): entry is LogEntry {
  if (typeof entry !== 'object' || entry === null || !('kind' in entry) || !('sum' in entry)) return false;
  const { sum, ...content } = entry;
  try {
    return checksum(canonicalJson(content)) === sum;
  } catch {
    // A value without JSON is no entry of ours.
    return false;
  }
}
