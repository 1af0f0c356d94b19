/** Stores scans in this browser only. */
import { openDB, type DBSchema } from 'idb';
import { createReopeningConnection } from '../store/indexeddb-connection.js';
import type { PictureFile } from './load-picture.js';

interface Schema extends DBSchema {
  /** By fingerprint: the file as chosen. */
  pictures: { key: string; value: PictureFile };
  /** View settings by key. */
  looks: { key: string; value: unknown };
}

/** The store of scans and view settings. Every call may fail, for example in a private window. */
export interface ScanStore {
  readonly save: (file: PictureFile) => Promise<void>;
  readonly find: (sha256: string) => Promise<PictureFile | undefined>;
  readonly delete: (sha256: string) => Promise<void>;
  readonly saveSetting: (sha256: string, look: unknown) => Promise<void>;
  readonly loadSetting: (sha256: string) => Promise<unknown>;
  readonly deleteSetting: (sha256: string) => Promise<void>;
}

/** The part of the store for view settings. */
export type ViewSettingsStore = Pick<ScanStore, 'saveSetting' | 'loadSetting'>;

/** The keys of suggestions for a scan begin with this word, a space and its fingerprint. They are deleted with it. */
export const DETECTION_KEY = 'detection';

/** Opens the store of this browser; a lost connection is reopened. */
export function openScanStore(): ScanStore {
  const { connect } = createReopeningConnection<Schema>(
    (callbacks) => openDB('lamplighter-scans', 1, callbacks),
    (database) => {
      database.createObjectStore('pictures', { keyPath: 'sha256' });
      database.createObjectStore('looks');
    },
  );
  return {
    save: async (file) => {
      await (await connect()).put('pictures', file);
    },
    find: async (sha256) => (await connect()).get('pictures', sha256),
    delete: async (sha256) => {
      const database = await connect();
      await database.delete('pictures', sha256);
      await database.delete('looks', sha256);
      const suggestions = `${DETECTION_KEY} ${sha256} `;
      await database.delete('looks', IDBKeyRange.bound(suggestions, `${suggestions}\uffff`));
    },
    saveSetting: async (sha256, look) => {
      await (await connect()).put('looks', look, sha256);
    },
    deleteSetting: async (key) => {
      await (await connect()).delete('looks', key);
    },
    loadSetting: async (sha256) => (await connect()).get('looks', sha256),
  };
}
