/** Stores documents in IndexedDB. */
import { openDB, unwrap, type DBSchema, type IDBPDatabase } from 'idb';
import type { LogEntry } from '../../document/index.js';
import { createReopeningConnection, type DatabaseOpener } from './indexeddb-connection.js';
import { StorageTimeoutError, StorageUnavailableError } from './explain-storage-error.js';
import {
  LogMissingError,
  EntryConflictError,
  type DocumentRecord,
  type NumberedEntry,
  type DocumentStore,
} from './document-store.js';

interface Schema extends DBSchema {
  documents: { key: string; value: DocumentRecord };
  /** Keyed by document and index, so that a document's log is one ordered range. */
  entries: { key: [id: string, place: number]; value: LogEntry };
  handles: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

const openDatabase: DatabaseOpener<Schema> = async (callbacks) => {
  // In private windows some browsers have no IndexedDB, others refuse to open it.
  if (typeof indexedDB === 'undefined') throw new StorageUnavailableError('There is no IndexedDB.');
  return openDB<Schema>('lamplighter', 1, callbacks);
};

/** Opens the document store of this browser. A lost connection is reopened at the next call. */
export function openIndexedDbStore(open: DatabaseOpener<Schema> = openDatabase): DocumentStore {
  /** Documents whose logs are known to exist; undefined until a connection is lost, as when data is cleared. */
  let seen: Set<string> | undefined;
  const { connect, forget } = createReopeningConnection<Schema>(
    (callbacks) => inTime(open(callbacks)),
    (database) => {
      database.createObjectStore('documents', { keyPath: 'id' });
      database.createObjectStore('entries');
      database.createObjectStore('handles');
    },
    () => {
      seen = new Set();
    },
  );
  const use = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await connect();
    try {
      return await work(database);
    } catch (error) {
      // A closed connection is noticed only when it is used.
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
    truncate: (id, from) =>
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
    readFileHandle: (id) => use((database) => database.get('handles', id)),
    saveFileHandle: (id, handle) =>
      use(async (database) => {
        await database.put('handles', handle, id);
      }),
  };
}

/** A database that is blocked by another page may never open; fail after this time. */
const OPEN_TIMEOUT = 4000;

async function inTime(opening: Promise<Database>): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageTimeoutError());
      // If it opens later, close it: no caller is waiting.
      void opening.then((database) => {
        database.close();
      });
    }, OPEN_TIMEOUT);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

const rangeOf = (id: string, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

/**
 * Writes everything in one transaction and commits at once, so that it is complete even if the page closes
 * now. Uses the raw API, because the promises of idb took a third of the cost of an edit.
 */
function write(database: Database, kept: DocumentRecord, entries: readonly NumberedEntry[]): Promise<void> {
  const stores = ['documents', 'entries'];
  const transaction = unwrap(database).transaction(stores, 'readwrite', { durability: 'strict' });
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    // The reason is known only now, for example a full disk or a key that exists.
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

/** Throws unless this many entries exist. */
async function expectLog(database: Database, id: string, length: number): Promise<void> {
  if (length === 0) return;
  const before = IDBKeyRange.bound([id, 0], [id, length - 1]);
  if ((await database.count('entries', before)) < length) throw new LogMissingError('The store was emptied.');
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** The entries that are not stored yet; existing ones must be equal. */
async function missing(
  database: Database,
  id: string,
  entries: readonly NumberedEntry[],
): Promise<readonly NumberedEntry[]> {
  const there = await Promise.all(entries.map(([place]) => database.get('entries', [id, place])));
  if (entries.some(([, { sum }], i) => there[i] !== undefined && there[i].sum !== sum))
    throw new EntryConflictError('Another entry is there.');
  return entries.filter((_, i) => there[i] === undefined);
}

/** The entries read, with undefined at a gap: the log cannot be replayed beyond it. */
function inPlace(
  keys: readonly (readonly [string, number])[],
  entries: readonly unknown[],
  { from, count }: { readonly from: number; readonly count: number },
): readonly unknown[] {
  const gap = keys.findIndex(([, place], i) => place !== from + i);
  if (gap >= 0) return [...entries.slice(0, gap), undefined, ...entries.slice(gap)];
  return entries.length < count ? [...entries, ...Array<undefined>(count - entries.length)] : entries;
}
