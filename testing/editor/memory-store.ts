/** A shelf in memory, for tests of what is written on one; it can be told to fail. */
import { LogGone, PlaceTaken, type Kept, type Shelf } from '../editor/view/store/shelf.js';

export interface MemoryShelf extends Shelf {
  /** What every write throws, until it is undefined again. */
  fault: unknown;
  /** While set, writes wait for it. */
  gate: Promise<void> | undefined;
  readonly logs: Map<string, Map<number, unknown>>;
  readonly documents: Map<string, Kept>;
  /** How many writes were asked for. */
  writes: number;
}

export function memoryShelf(): MemoryShelf {
  const documents = new Map<string, Kept>();
  const logs = new Map<string, Map<number, unknown>>();
  const handles = new Map<string, unknown>();
  const shelf: MemoryShelf = {
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
      shelf.writes++;
      await shelf.gate;
      if (shelf.fault !== undefined) throw shelf.fault as Error;
      const log = logs.get(kept.id) ?? new Map<number, unknown>();
      const before = entries[0]?.[0] ?? kept.entries;
      for (let place = 0; place < before; place++) if (!log.has(place)) throw new LogGone();
      for (const [place, entry] of entries) {
        const there = log.get(place) as typeof entry | undefined;
        if (there && there.sum !== entry.sum) throw new PlaceTaken();
      }
      for (const [place, entry] of entries) log.set(place, structuredClone(entry));
      logs.set(kept.id, log);
      documents.set(kept.id, structuredClone(kept));
    },
    cut: (id, from) => {
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
    handleOf: (id) => Promise.resolve(handles.get(id)),
    keepHandle: (id, handle) => {
      handles.set(id, handle);
      return Promise.resolve();
    },
  };
  return shelf;
}
