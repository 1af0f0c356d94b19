/** What lies between two boards, as plain JSON and small: one gesture changes a handful of a thousand entities. */
import type { Board } from '../../model/index.js';
import { differenceOfLists } from '../../model/list-difference.js';

/** The properties of boards that are lists of entities. */
export const ENTITY_LISTS: ReadonlySet<string> = new Set([
  ...['circles', 'crossings', 'junctions', 'streets', 'waterlines', 'blocks'],
  ...['hexes', 'exits'],
  ...['expect', 'witnesses', 'waivers'],
]);

/** The lists of a board's provenance. It is patched like a board: each new stroke may be one more name in a long list. */
export const PROVENANCE_LISTS: ReadonlySet<string> = new Set([
  ...['sources', 'scans', 'traced', 'reviewed', 'unreviewed', 'notes'],
]);

/** One change of a list: from this place of the old list so many entries give way to these. */
export type Splice = readonly [at: number, removed: number, added: readonly unknown[]];

/** What changes, by the properties of the board: lists by splices, the rest as a whole. */
export interface Patch {
  readonly lists?: Readonly<Record<string, readonly Splice[]>>;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly drop?: readonly string[];
  /** What changes within the provenance. */
  readonly provenance?: Patch;
}

/** The patch that makes one board into the other. It is asked for twice: by the log, and by the judge in his worker. */
export function patchBetween(before: Board, after: Board): Patch {
  if (last?.before !== before || last.after !== after)
    last = { before, after, patch: computePatch(before, after) };
  return last.patch;
}

/** Only the last one: boards that are replaced while a hand moves something would all be kept for the next ones. */
let last: { readonly before: Board; readonly after: Board; readonly patch: Patch } | undefined;

function computePatch(before: Board, after: Board): Patch {
  const { provenance: was, ...old } = before;
  const { provenance: is, ...young } = after;
  const provenance = was === is ? {} : between(was, is, PROVENANCE_LISTS);
  return { ...between(old, young, ENTITY_LISTS), ...(Object.keys(provenance).length > 0 && { provenance }) };
}

function between(old: Properties, young: Properties, listed: ReadonlySet<string>): Patch {
  const lists: Record<string, readonly Splice[]> = {};
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(young)) {
    const was = old[key];
    if (was === value) continue;
    if (listed.has(key) && was !== undefined) {
      const splices = splicesBetween(was as readonly unknown[], value as readonly unknown[]);
      if (splices.length > 0) lists[key] = splices;
    } else if (!same(was, value)) set[key] = value;
  }
  const drop = Object.keys(old).filter((key) => !(key in young));
  return {
    ...(Object.keys(lists).length > 0 && { lists }),
    ...(Object.keys(set).length > 0 && { set }),
    ...(drop.length > 0 && { drop }),
  };
}

/** The board that a patch makes of the one it was made for. What it does not touch stays the same objects. */
export function applyPatch(board: Board, { provenance, ...patch }: Patch): Board {
  const after = patched(board, patch) as unknown as Board;
  return provenance
    ? ({ ...after, provenance: patched(after.provenance, provenance) } as unknown as Board)
    : after;
}

function patched(before: object, { lists = {}, set = {}, drop = [] }: Patch): Properties {
  const after: Record<string, unknown> = { ...before, ...set };
  for (const [key, splices] of Object.entries(lists)) after[key] = spliced(after[key] as unknown[], splices);
  for (const key of drop) delete after[key]; // eslint-disable-line @typescript-eslint/no-dynamic-delete
  return after;
}

type Properties = Readonly<Record<string, unknown>>;

/** Whether two values would be the same text; most are told apart by a look at their first difference. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => same(each, b[i]))
    );
  const [one, other] = [a as Properties, b as Properties];
  return [one, other].every((each) => Object.keys(each).every((key) => same(one[key], other[key])));
}

/** Entities are known again by identity, which one board hands on to the next, and beside what is new also by what they say. */
function splicesBetween(before: readonly unknown[], after: readonly unknown[]): readonly Splice[] {
  const { gone, come } = differenceOfLists(before, after);
  const splices: Splice[] = [];
  let [i, j] = [0, 0];
  while (i < gone.length || j < come.length) {
    // Both places in what the lists have in common: whichever comes first there begins the next splice.
    const [apart, alone] = [(gone[i] ?? Infinity) - i, (come[j] ?? Infinity) - j];
    const [from, at] = [Math.min(apart, alone) + i, Math.min(apart, alone) + j];
    const [first, start] = [i, j];
    while (gone[i] === from + i - first) i++;
    while (come[j] === at + j - start) j++;
    const splice = trimmed(before, after.slice(at, at + j - start), from, i - first);
    if (splice) splices.push(splice);
  }
  return splices;
}

/** A board that was read again says the same with other objects. */
function trimmed(
  before: readonly unknown[],
  added: readonly unknown[],
  at: number,
  removed: number,
): Splice | undefined {
  const most = Math.min(removed, added.length);
  let start = 0;
  while (start < most && same(before[at + start], added[start])) start++;
  let end = 0;
  while (end < most - start && same(before[at + removed - 1 - end], added.at(-1 - end))) end++;
  if (start + end === Math.max(removed, added.length)) return undefined;
  return [at + start, removed - start - end, added.slice(start, added.length - end)];
}

function spliced(list: readonly unknown[], splices: readonly Splice[]): readonly unknown[] {
  // Parts that are put together at the end: a call cannot take as many arguments as a list may have entries.
  const parts: (readonly unknown[])[] = [];
  let kept = 0;
  for (const [at, removed, added] of splices) {
    parts.push(list.slice(kept, at), added);
    kept = at + removed;
  }
  return [...parts, list.slice(kept)].flat();
}
