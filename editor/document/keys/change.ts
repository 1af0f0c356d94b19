/** What differs between two versions of a document. */
import type { Board } from '../../../model/index.js';
import { ENTITY_LISTS, entitiesIn, keyOf, type AnyEntity, type EntityList, type Key } from './entity-key.js';

/** An entity and the list it stands in. */
export interface Located {
  readonly list: EntityList;
  readonly entity: AnyEntity;
}

/** The keys of the entities that differ, each with the entity itself. */
export interface Change {
  readonly added: ReadonlyMap<Key, Located>;
  readonly removed: ReadonlyMap<Key, Located>;
  readonly changed: ReadonlyMap<Key, { readonly before: Located; readonly after: Located }>;
}

/**
 * The change that leads from one board of a document to another. Entities that are the same object are equal, so only lists
 * that differ are looked at. An action computes it once; everything that follows the edit gets the same result.
 */
export function changeBetween(before: Board, after: Board): Change {
  const known = KNOWN.get(after);
  if (known?.before === before) return known.change;
  const change = compare(before, after);
  KNOWN.set(after, { before, change });
  return change;
}

const KNOWN = new WeakMap<Board, { readonly before: Board; readonly change: Change }>();

function compare(before: Board, after: Board): Change {
  const removed = new Map<Key, Located>();
  const added = new Map<Key, Located>();
  const changed = new Map<Key, { readonly before: Located; readonly after: Located }>();
  for (const list of ENTITY_LISTS) {
    const [gone, come] = differing(entitiesIn(before, list), entitiesIn(after, list));
    for (const entity of gone) removed.set(keyOf(entity)!, { list, entity });
    for (const entity of come) added.set(keyOf(entity)!, { list, entity });
  }
  for (const [key, now] of added) {
    const was = removed.get(key);
    if (was === undefined) continue;
    changed.set(key, { before: was, after: now });
    removed.delete(key);
    added.delete(key);
  }
  return { added, removed, changed };
}

/** The entries that only one of two lists has. Most edits leave the beginning and the end of a list alone. */
function differing<T>(
  before: readonly T[],
  after: readonly T[],
): readonly [gone: Iterable<T>, come: readonly T[]] {
  if (before === after) return [[], []];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let [end, last] = [before.length, after.length];
  while (end > start && last > start && before[end - 1] === after[last - 1])
    [end, last] = [end - 1, last - 1];
  const gone = new Set(before.slice(start, end));
  const come = after.slice(start, last).filter((each) => !gone.delete(each));
  return [gone, come];
}
