/** Autosave of one document: writes every edit at once, and retries what could not be written. */
import type { Board } from '../../../model/index.js';
import {
  boardOf,
  entriesBetween,
  entriesOfHistory,
  sizeOfEntry,
  type History,
  type LogEntry,
} from '../../document/index.js';
import { isPermanentError, StorageTimeoutError, explainStorageError } from './explain-storage-error.js';
import {
  LogMissingError,
  type FileRecord,
  type DocumentRecord,
  type NumberedEntry,
  type DocumentStore,
  type SavedState,
} from './document-store.js';

/** The dependencies of the queue. */
export interface AutosaveEnvironment {
  readonly store: DocumentStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onStateChange: (saved: SavedState) => void;
  /** Called after each successful write. */
  readonly onWritten?: (id: string) => void;
}

/** Longer than any browser needs, short enough for a user to wait. */
const PATIENCE = 5000;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 15_000;

/** The record of an unedited document; it is stored with the first edit. */
export const newDocumentRecord = (id: string, board: Board, origin?: string): DocumentRecord => ({
  id,
  ...headOf(board),
  changed: 0,
  entries: 0,
  bytes: 0,
  ...(origin !== undefined && { origin }),
});

const headOf = ({ name, game }: Board): Pick<DocumentRecord, 'name' | 'game'> => ({ name, game });

/** A class, because unsaved entries, the write in flight and the retry timer belong together. */
export class AutosaveQueue {
  #kept: DocumentRecord;
  /** The history that the log describes once all entries are written. */
  #history: History;
  /** Ordered by index. */
  #unsaved: readonly NumberedEntry[] = [];
  /** The last write; it ends after all earlier ones. */
  #underWay = Promise.resolve();
  #fault: { readonly since: number; readonly problem: string; readonly isHopeless: boolean } | undefined;
  #delay = FIRST_DELAY;
  #isWaiting = false;
  #isStopped = false;
  readonly #world: AutosaveEnvironment;

  constructor(kept: DocumentRecord, history: History, world: AutosaveEnvironment) {
    this.#kept = kept;
    this.#history = history;
    this.#world = world;
  }

  get documentRecord(): DocumentRecord {
    return this.#kept;
  }

  get hasUnsavedEdits(): boolean {
    return this.#unsaved.length > 0;
  }

  /** Writes the entries between two histories. The write has started when this returns. */
  record(before: History, after: History): void {
    const isFirst = this.#kept.entries === 0;
    const entries = [...(isFirst ? entriesOfHistory(before) : []), ...entriesBetween(before, after)];
    if (entries.length === 0) return;
    this.#history = after;
    this.#take(entries);
    // After a failure, always write from the first unsaved entry: the log must have no gaps.
    const batch = this.#fault ? this.#unsaved : this.#unsaved.slice(-entries.length);
    this.#underWay = this.#write(batch);
  }

  /** Sets the file of the document. Stored only with an edited document: unedited boards are not kept. */
  setFile(file: FileRecord, origin?: string): void {
    const { origin: _, ...kept } = this.#kept;
    this.#kept = { ...kept, ...(origin !== undefined && { origin }), file };
    if (this.#kept.entries > 0) void this.#writeHead();
  }

  /** Writes unsaved entries now; resolves to whether all are saved. */
  async flush(): Promise<boolean> {
    if (!this.#fault) await this.#underWay;
    if (this.#fault) await this.#write(this.#unsaved);
    return !this.hasUnsavedEdits;
  }

  /** Stops writing, because another tab writes now. */
  stop(): void {
    this.#isStopped = true;
  }

  #take(entries: readonly LogEntry[]): void {
    const first = this.#kept.entries;
    this.#unsaved = [...this.#unsaved, ...entries.map((entry, i): NumberedEntry => [first + i, entry])];
    this.#kept = {
      ...this.#kept,
      ...headOf(boardOf(this.#history)),
      changed: this.#world.now(),
      entries: first + entries.length,
      bytes: entries.reduce((sum, entry) => sum + sizeOfEntry(entry), this.#kept.bytes),
    };
  }

  /** Waits for the write in flight, or its entries would be written twice; a later edit writes the record too. */
  async #writeHead(): Promise<void> {
    await this.#underWay;
    if (this.#fault || !this.hasUnsavedEdits) await this.#write(this.#unsaved);
  }

  async #write(batch: readonly NumberedEntry[]): Promise<void> {
    const { store, wait, onWritten } = this.#world;
    if (this.#isStopped) return;
    if (!this.#fault) this.#tell({ state: 'saving' });
    let isDone = false;
    try {
      const writing = store.append(this.#kept, batch).then(() => {
        // A write that succeeds after the timeout counts as well.
        isDone = true;
        this.#settle(batch);
        onWritten?.(this.#kept.id);
      });
      const late = wait(PATIENCE).then(() => {
        if (!isDone) throw new StorageTimeoutError();
      });
      await Promise.race([writing, late]);
    } catch (error) {
      if (error instanceof LogMissingError) await this.#writeAnew();
      else this.#fail(error);
    }
  }

  /** The store was cleared: write the whole history again, because later entries alone cannot be replayed. */
  async #writeAnew(): Promise<void> {
    this.#kept = { ...this.#kept, entries: 0, bytes: 0 };
    this.#unsaved = [];
    this.#take(entriesOfHistory(this.#history));
    await this.#write(this.#unsaved);
  }

  #settle(batch: readonly NumberedEntry[]): void {
    const places = new Set(batch.map(([place]) => place));
    this.#unsaved = this.#unsaved.filter(([place]) => !places.has(place));
    if (this.hasUnsavedEdits) return;
    this.#fault = undefined;
    this.#delay = FIRST_DELAY;
    this.#tell({ state: 'saved' });
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return;
    this.#fault = {
      since: this.#fault?.since ?? this.#world.now(),
      problem: explainStorageError(error),
      isHopeless: isPermanentError(error),
    };
    this.#tell({ state: this.#fault.isHopeless ? 'not-kept' : 'failed' });
    void this.#tryLater();
  }

  async #tryLater(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    await this.#world.wait(this.#delay);
    this.#isWaiting = false;
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
    await this.flush();
  }

  #tell({ state }: Pick<SavedState, 'state'>): void {
    if (this.#isStopped) return;
    const { since = this.#world.now(), problem } = this.#fault ?? {};
    this.#world.onStateChange({ state, since, ...(problem !== undefined && { problem }) });
  }
}
