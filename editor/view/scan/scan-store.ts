/** The pictures that lay under boards, kept in this browser and nowhere else. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PictureFile } from './load-picture.js';

interface Schema extends DBSchema {
  /** By fingerprint: the file itself, as it was chosen. */
  pictures: { key: string; value: PictureFile };
  /** How each was looked at last. */
  looks: { key: string; value: unknown };
}

/** Where pictures are kept. Everything may fail, as in a private window. */
export interface ScanShelf {
  readonly keep: (file: PictureFile) => Promise<void>;
  readonly find: (sha256: string) => Promise<PictureFile | undefined>;
  readonly forget: (sha256: string) => Promise<void>;
  readonly keepLook: (sha256: string, look: unknown) => Promise<void>;
  readonly findLook: (sha256: string) => Promise<unknown>;
}

/** The shelf of this browser; a connection that was lost is made anew. */
export function scanShelf(): ScanShelf {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const forgetIt = (): void => {
    connection = undefined;
  };
  const connect = (): Promise<IDBPDatabase<Schema>> => {
    connection ??= openDB<Schema>('lamplighter-scans', 1, {
      upgrade: (database) => {
        database.createObjectStore('pictures', { keyPath: 'sha256' });
        database.createObjectStore('looks');
      },
      blocking: (_old, _young, event) => {
        (event.target as IDBDatabase).close();
        forgetIt();
      },
      terminated: forgetIt,
    }).catch((error: unknown) => {
      forgetIt();
      throw error;
    });
    return connection;
  };
  return {
    keep: async (file) => {
      await (await connect()).put('pictures', file);
    },
    find: async (sha256) => (await connect()).get('pictures', sha256),
    forget: async (sha256) => {
      const database = await connect();
      await database.delete('pictures', sha256);
      await database.delete('looks', sha256);
    },
    keepLook: async (sha256, look) => {
      await (await connect()).put('looks', look, sha256);
    },
    findLook: async (sha256) => (await connect()).get('looks', sha256),
  };
}
