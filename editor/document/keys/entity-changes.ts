/** The entities that differ between two versions of a document. */
import {
  compareIds,
  ENTITY_ORDERS,
  sortPartialBoard,
  type Board,
  type ListOrder,
} from '../../../model/index.js';
import {
  keepCoverKeys,
  ENTITY_LISTS,
  entitiesIn,
  isEntityListName,
  keyOf,
  withEntities,
  withKey,
  type AnyEntity,
  type Cover,
  type Document,
  type EntityList,
  type EntityKey,
} from './document.js';

/** An entity and the list it is in. */
export interface EntityInList {
  readonly list: EntityList;
  readonly entity: AnyEntity;
}

/** The entities that were added, removed or changed, by key. */
export interface EntityChanges {
  readonly added: ReadonlyMap<EntityKey, EntityInList>;
  readonly removed: ReadonlyMap<EntityKey, EntityInList>;
  readonly changed: ReadonlyMap<EntityKey, { readonly before: EntityInList; readonly after: EntityInList }>;
}

/** The document after an action, and which entities changed. */
export interface EditedDocument {
  readonly document: Document;
  readonly change: EntityChanges;
}

/** For each board that an edit made, the board before it and the change. */
const KNOWN = new WeakMap<Board, { readonly before: Board; readonly change: EntityChanges }>();

/** Compares two boards of a document. Lists that are the same object are skipped, and the result is cached. */
export function entityChangesBetween(before: Board, after: Board): EntityChanges {
  const known = KNOWN.get(after);
  if (known?.before === before) return known.change;
  const differences = ENTITY_LISTS.map((list) => ({
    list,
    ...listDifference(entitiesIn(before, list), entitiesIn(after, list)),
  }));
  const change = changeOf(differences);
  KNOWN.set(after, { before, change });
  return change;
}

/** The next version of a document, from the board that an action made: new entities get keys and their place in the order. Undefined if nothing is new. */
export function nextVersion(
  before: Document,
  made: Board,
  nextKey = before.nextKey,
): EditedDocument | undefined {
  const board = keepCoverKeys(before.board, made);
  let next: number = nextKey;
  const differences: Difference[] = [];
  const lists: Partial<Record<EntityList, readonly AnyEntity[]>> = {};
  for (const list of ENTITY_LISTS) {
    const [was, is] = [entitiesIn(before.board, list), entitiesIn(board, list)];
    if (was === is) continue;
    const { gone, come } = listDifference(was, is);
    const order = ORDERS[list];
    const fresh: AnyEntity[] = [];
    for (const entity of come) {
      const normal = order.normalise(entity);
      fresh.push(keyOf(normal) === undefined ? withKey(normal, next++ as EntityKey) : normal);
    }
    lists[list] = was;
    if (gone.size + fresh.length === 0) continue;
    const kept = gone.size === 0 ? was : was.filter((entity) => !gone.has(entity));
    lists[list] = insertInOrder(kept, fresh, order);
    differences.push({ list, gone, come: fresh });
  }
  const details = changedDetails(before.board, board);
  if (differences.length === 0 && details === undefined) return undefined;
  const after = withEntities({ ...board, ...(details && sortPartialBoard(details)) } as Board, lists);
  const change = changeOf(differences);
  KNOWN.set(after, { before: before.board, change });
  return { document: { board: after, nextKey: next as EntityKey }, change };
}

/** The version with other properties than its entities changed further. */
export function withOtherProperties(
  before: Board,
  { document, change }: EditedDocument,
  details: Partial<Board>,
): EditedDocument {
  const board = { ...document.board, ...details } as Board;
  KNOWN.set(board, { before, change });
  return { document: { ...document, board }, change };
}

/** The properties that are no lists of entities and differ; undefined if none do and none is gone. */
function changedDetails(before: Board, after: Board): Partial<Board> | undefined {
  const old = before as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(
    ([name, value]) => !isEntityListName(name) && old[name] !== value,
  );
  const isSame = changed.length === 0 && Object.keys(old).every((name) => name in after);
  return isSame ? undefined : Object.fromEntries(changed);
}

/** The entries that only one of two lists has. Most edits leave the beginning and the end of a list alone. */
export function listDifference<T>(
  before: readonly T[],
  after: readonly T[],
): { readonly gone: ReadonlySet<T>; readonly come: readonly T[] } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let [end, last] = [before.length, after.length];
  while (end > start && last > start && before[end - 1] === after[last - 1]) {
    end--;
    last--;
  }
  const gone = new Set(before.slice(start, end));
  const come: T[] = [];
  for (let i = start; i < last; i++) if (!gone.delete(after[i]!)) come.push(after[i]!);
  return { gone, come };
}

interface Difference {
  readonly list: EntityList;
  readonly gone: Iterable<AnyEntity>;
  readonly come: Iterable<AnyEntity>;
}

/** An entity that goes in one list and comes in the same or another one has changed. */
function changeOf(differences: readonly Difference[]): EntityChanges {
  const removed = new Map<EntityKey, EntityInList>();
  const added = new Map<EntityKey, EntityInList>();
  const changed = new Map<EntityKey, { readonly before: EntityInList; readonly after: EntityInList }>();
  for (const { list, gone, come } of differences) {
    for (const entity of gone) removed.set(keyOf(entity)!, { list, entity });
    for (const entity of come) added.set(keyOf(entity)!, { list, entity });
  }
  for (const [key, after] of added) {
    const before = removed.get(key);
    if (before === undefined) continue;
    changed.set(key, { before, after });
    removed.delete(key);
    added.delete(key);
  }
  return { added, removed, changed };
}

/** The model keeps the orders of its lists; that of covers goes by their hexes. */
const ORDERS = {
  ...ENTITY_ORDERS,
  covers: { compare: (a: Cover, b: Cover) => compareIds(a.hex, b.hex), normalise: (each: Cover) => each },
} as unknown as Readonly<Record<EntityList, ListOrder<AnyEntity>>>;

/** A list in order with more entries, each in its place. */
function insertInOrder<T>(list: readonly T[], more: readonly T[], { compare }: ListOrder<T>): readonly T[] {
  const merged: T[] = [];
  let from = 0;
  for (const each of more.length > 1 ? more.toSorted(compare) : more) {
    let [low, high] = [from, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(list[middle]!, each) <= 0) low = middle + 1;
      else high = middle;
    }
    for (; from < low; from++) merged.push(list[from]!);
    merged.push(each);
  }
  for (; from < list.length; from++) merged.push(list[from]!);
  return merged;
}
