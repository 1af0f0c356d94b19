/** Documents in the browser's own database. */
import { openDB, unwrap, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import type { LogEntry } from '../../document/index.js';
import { NoAnswer, NoShelf } from './problem-of.js';
import { LogGone, PlaceTaken, type Kept, type Numbered, type Shelf } from './shelf.js';

interface Schema extends DBSchema {
  documents: { key: string; value: Kept };
  /** By document and place, so that one document's log is one range in its order. */
  entries: { key: [id: string, place: number]; value: LogEntry };
  handles: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;
type Opener = (callbacks: OpenDBCallbacks<Schema>) => Promise<Database>;

const openDatabase: Opener = async (callbacks) => {
  // Some browsers have none at all in a private window, others refuse when it is opened.
  if (typeof indexedDB === 'undefined') throw new NoShelf('There is no IndexedDB.');
  return openDB<Schema>('lamplighter', 1, callbacks);
};

/** The shelf of this browser. A connection that was lost is made anew at the next call. */
export function indexedShelf(open: Opener = openDatabase): Shelf {
  let connection: Promise<Database> | undefined;
  /** Whose logs are known to be there. Until a connection is lost, as when somebody clears the browser's data, all are. */
  let seen: Set<string> | undefined;
  const forget = (): void => {
    connection = undefined;
    seen = new Set();
  };
  const connect = (): Promise<Database> => {
    if (connection) return connection;
    const opening = open({
      upgrade: (database) => {
        database.createObjectStore('documents', { keyPath: 'id' });
        database.createObjectStore('entries');
        database.createObjectStore('handles');
      },
      // A newer page wants to change the store; it waits until all of the old ones have let go.
      blocking: (_old, _young, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    connection = inTime(opening).catch((error: unknown) => {
      forget();
      throw error;
    });
    return connection;
  };
  const use = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await connect();
    try {
      return await work(database);
    } catch (error) {
      // A closed connection says so only when it is used.
      if (error instanceof DOMException && error.name === 'InvalidStateError') forget();
      throw error;
    }
  };

  return {
    list: () =>
      use(async (database) => (await database.getAll('documents')).sort((a, b) => b.changed - a.changed)),
    read: (id, from = 0) =>
      use(async (database) => {
        const transaction = database.transaction(['documents', 'entries']);
        const range = rangeOf(id, from);
        const [kept, places, entries] = await Promise.all([
          transaction.objectStore('documents').get(id),
          transaction.objectStore('entries').getAllKeys(range),
          transaction.objectStore('entries').getAll(range),
        ]);
        return kept && { kept, entries: inPlace(places, entries, { from, count: kept.entries - from }) };
      }),
    append: (kept, entries) =>
      use(async (database) => {
        if (seen?.has(kept.id) === false) await expectLog(database, kept.id, entries[0]?.[0] ?? kept.entries);
        seen?.add(kept.id);
        try {
          await write(database, kept, entries);
        } catch (error) {
          if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error;
          await write(database, kept, await missing(database, kept.id, entries));
        }
      }),
    cut: (id, from) =>
      use(async (database) => {
        const transaction = database.transaction(['documents', 'entries'], 'readwrite', {
          durability: 'strict',
        });
        const documents = transaction.objectStore('documents');
        const kept = await documents.get(id);
        await Promise.all([
          kept && documents.put({ ...kept, entries: Math.min(kept.entries, from) }),
          transaction.objectStore('entries').delete(rangeOf(id, from)),
          transaction.done,
        ]);
      }),
    remove: (id) =>
      use(async (database) => {
        const transaction = database.transaction(['documents', 'entries', 'handles'], 'readwrite');
        await Promise.all([
          transaction.objectStore('documents').delete(id),
          transaction.objectStore('entries').delete(rangeOf(id, 0)),
          transaction.objectStore('handles').delete(id),
          transaction.done,
        ]);
      }),
    handleOf: (id) => use((database) => database.get('handles', id)),
    keepHandle: (id, handle) =>
      use(async (database) => {
        await database.put('handles', handle, id);
      }),
  };
}

/** A store that another page holds shut may never open; then that is said, instead of waiting without end. */
const PATIENCE = 4000;

async function inTime(opening: Promise<Database>): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer());
      // If it opens after all, nobody waits for it any more.
      void opening.then((database) => {
        database.close();
      });
    }, PATIENCE);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

const rangeOf = (id: string, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

/**
 * All in one transaction. It is committed in the same breath, without waiting for answers, so that the browser has
 * everything it needs even if the page ends now; strict: it is told done when it is on the disk. Without the promises of idb,
 * which nobody would wait for: they took a third of what a stroke costs here.
 */
function write(database: Database, kept: Kept, entries: readonly Numbered[]): Promise<void> {
  const stores = ['documents', 'entries'];
  const transaction = unwrap(database).transaction(stores, 'readwrite', { durability: 'strict' });
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    // Only now is the reason known: a full disk say, or a place that is taken.
    transaction.onabort = () => {
      reject(transaction.error ?? new DOMException('Given up.', 'AbortError'));
    };
  });
  try {
    const log = transaction.objectStore('entries');
    for (const [place, entry] of entries) log.add(entry, [kept.id, place]);
    transaction.objectStore('documents').put(kept);
    transaction.commit();
  } catch (error) {
    ended.catch(() => undefined);
    abort(transaction);
    throw error;
  }
  return ended;
}

/** Throws unless this many entries are there. */
async function expectLog(database: Database, id: string, length: number): Promise<void> {
  if (length === 0) return;
  const before = IDBKeyRange.bound([id, 0], [id, length - 1]);
  if ((await database.count('entries', before)) < length) throw new LogGone('The store was emptied.');
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** The entries that are not there yet; those that are must be the same. */
async function missing(
  database: Database,
  id: string,
  entries: readonly Numbered[],
): Promise<readonly Numbered[]> {
  const there = await Promise.all(entries.map(([place]) => database.get('entries', [id, place])));
  if (entries.some(([, { sum }], i) => there[i] !== undefined && there[i].sum !== sum))
    throw new PlaceTaken('Another entry stands there.');
  return entries.filter((_, i) => there[i] === undefined);
}

/** What is read, with nothing where entries are missing: from there on the log cannot be told. */
function inPlace(
  keys: readonly (readonly [string, number])[],
  entries: readonly unknown[],
  { from, count }: { readonly from: number; readonly count: number },
): readonly unknown[] {
  const gap = keys.findIndex(([, place], i) => place !== from + i);
  if (gap >= 0) return [...entries.slice(0, gap), undefined, ...entries.slice(gap)];
  return entries.length < count ? [...entries, ...Array<undefined>(count - entries.length)] : entries;
}
