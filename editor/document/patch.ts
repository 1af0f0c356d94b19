/** What lies between two boards, as plain JSON and small: one gesture changes a handful of a thousand entities. */
import { canonicalJson, type Board } from '../../model/index.js';

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

const same = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b));

/**
 * Entities are known again by identity, which one board hands on to the next; at both ends of the lists also by what they
 * say. Those known again in another order count as new: lists are sorted, so that there are hardly any.
 */
function splicesBetween(before: readonly unknown[], after: readonly unknown[]): readonly Splice[] {
  let start = 0;
  while (start < before.length && start < after.length && same(before[start], after[start])) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && same(before.at(-1 - end), after.at(-1 - end))) end++;

  const places = new Map<unknown, number>();
  for (let i = start; i < before.length - end; i++) places.set(before[i], i);
  const splices: Splice[] = [];
  let [i, j] = [start, start];
  const upTo = (oldEnd: number, youngEnd: number): void => {
    if (oldEnd > i || youngEnd > j) splices.push([i, oldEnd - i, after.slice(j, youngEnd)]);
    [i, j] = [oldEnd + 1, youngEnd + 1];
  };
  for (let k = start; k < after.length - end; k++) {
    const place = places.get(after[k]);
    if (place !== undefined && place >= i) upTo(place, k);
  }
  upTo(before.length - end, after.length - end);
  return splices;
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
