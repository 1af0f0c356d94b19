/** A document store in memory that can be made to fail or to wait. */
import {
  LogMissingError,
  EntryConflictError,
  type DocumentRecord,
  type DocumentStore,
} from '../../editor/view/store/document-store.js';

export interface MemoryStore extends DocumentStore {
  /** Thrown by every write while it is set. */
  fault: unknown;
  /** Writes wait for it while it is set. */
  gate: Promise<void> | undefined;
  readonly logs: Map<string, Map<number, unknown>>;
  readonly documents: Map<string, DocumentRecord>;
  /** The number of requested writes. */
  writes: number;
}

export function createMemoryStore(): MemoryStore {
  const documents = new Map<string, DocumentRecord>();
  const logs = new Map<string, Map<number, unknown>>();
  const handles = new Map<string, unknown>();
  const memoryStore: MemoryStore = {
    fault: undefined,
    gate: undefined,
    logs,
    documents,
    writes: 0,
    list: () => Promise.resolve([...documents.values()].sort((a, b) => b.changed - a.changed)),
    read: (id, from = 0) => {
      const kept = documents.get(id);
      const log = logs.get(id) ?? new Map<number, unknown>();
      const last = Math.max(kept?.entries ?? 0, ...[...log.keys()].map((place) => place + 1));
      const entries = Array.from({ length: Math.max(0, last - from) }, (_, i) => log.get(from + i));
      return Promise.resolve(kept && structuredClone({ kept, entries }));
    },
    append: async (kept, entries) => {
      memoryStore.writes++;
      await memoryStore.gate;
      if (memoryStore.fault !== undefined) throw memoryStore.fault as Error;
      const log = logs.get(kept.id) ?? new Map<number, unknown>();
      const before = entries[0]?.[0] ?? kept.entries;
      for (let place = 0; place < before; place++) if (!log.has(place)) throw new LogMissingError();
      for (const [place, entry] of entries) {
        const there = log.get(place) as typeof entry | undefined;
        if (there && there.sum !== entry.sum) throw new EntryConflictError();
      }
      for (const [place, entry] of entries) log.set(place, structuredClone(entry));
      logs.set(kept.id, log);
      documents.set(kept.id, structuredClone(kept));
    },
    truncate: (id, from) => {
      for (const place of [...(logs.get(id)?.keys() ?? [])]) if (place >= from) logs.get(id)!.delete(place);
      const kept = documents.get(id);
      if (kept) documents.set(id, { ...kept, entries: Math.min(kept.entries, from) });
      return Promise.resolve();
    },
    remove: (id) => {
      documents.delete(id);
      logs.delete(id);
      return Promise.resolve();
    },
    readFileHandle: (id) => Promise.resolve(handles.get(id)),
    saveFileHandle: (id, handle) => {
      handles.set(id, handle);
      return Promise.resolve();
    },
  };
  return memoryStore;
}
