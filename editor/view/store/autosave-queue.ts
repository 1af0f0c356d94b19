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
const WRITE_TIMEOUT = 5000;
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
  #documentRecord: DocumentRecord;
  /** The history that the log describes once all entries are written. */
  #history: History;
  /** Ordered by index. */
  #unsaved: readonly NumberedEntry[] = [];
  /** The last write; it ends after all earlier ones. */
  #lastWrite = Promise.resolve();
  #failure: { readonly since: number; readonly problem: string; readonly isPermanent: boolean } | undefined;
  #delay = FIRST_DELAY;
  #isWaiting = false;
  #isStopped = false;
  readonly #environment: AutosaveEnvironment;

  constructor(kept: DocumentRecord, history: History, environment: AutosaveEnvironment) {
    this.#documentRecord = kept;
    this.#history = history;
    this.#environment = environment;
  }

  get documentRecord(): DocumentRecord {
    return this.#documentRecord;
  }

  get hasUnsavedEdits(): boolean {
    return this.#unsaved.length > 0;
  }

  /** Writes the entries between two histories. The write has started when this returns. */
  record(before: History, after: History): void {
    const isFirst = this.#documentRecord.entries === 0;
    const entries = [...(isFirst ? entriesOfHistory(before) : []), ...entriesBetween(before, after)];
    if (entries.length === 0) return;
    this.#history = after;
    this.#enqueue(entries);
    // After a failure, always write from the first unsaved entry: the log must have no gaps.
    const batch = this.#failure ? this.#unsaved : this.#unsaved.slice(-entries.length);
    this.#lastWrite = this.#write(batch);
  }

  /** Sets the file of the document. Stored only with an edited document: unedited boards are not kept. */
  setFile(file: FileRecord, origin?: string): void {
    const { origin: _, ...kept } = this.#documentRecord;
    this.#documentRecord = { ...kept, ...(origin !== undefined && { origin }), file };
    if (this.#documentRecord.entries > 0) void this.#writeHead();
  }

  /** Writes unsaved entries now; resolves to whether all are saved. */
  async flush(): Promise<boolean> {
    if (!this.#failure) await this.#lastWrite;
    if (this.#failure) await this.#write(this.#unsaved);
    return !this.hasUnsavedEdits;
  }

  /** Stops writing, because another tab writes now. */
  stop(): void {
    this.#isStopped = true;
  }

  #enqueue(entries: readonly LogEntry[]): void {
    const first = this.#documentRecord.entries;
    this.#unsaved = [...this.#unsaved, ...entries.map((entry, i): NumberedEntry => [first + i, entry])];
    this.#documentRecord = {
      ...this.#documentRecord,
      ...headOf(boardOf(this.#history)),
      changed: this.#environment.now(),
      entries: first + entries.length,
      bytes: entries.reduce((sum, entry) => sum + sizeOfEntry(entry), this.#documentRecord.bytes),
    };
  }

  /** Waits for the write in flight, or its entries would be written twice; a later edit writes the record too. */
  async #writeHead(): Promise<void> {
    await this.#lastWrite;
    if (this.#failure || !this.hasUnsavedEdits) await this.#write(this.#unsaved);
  }

  async #write(batch: readonly NumberedEntry[]): Promise<void> {
    const { store, wait, onWritten } = this.#environment;
    if (this.#isStopped) return;
    if (!this.#failure) this.#reportState({ state: 'saving' });
    let isDone = false;
    try {
      const writing = store.append(this.#documentRecord, batch).then(() => {
        // A write that succeeds after the timeout counts as well.
        isDone = true;
        this.#markWritten(batch);
        onWritten?.(this.#documentRecord.id);
      });
      const late = wait(WRITE_TIMEOUT).then(() => {
        if (!isDone) throw new StorageTimeoutError();
      });
      await Promise.race([writing, late]);
    } catch (error) {
      if (error instanceof LogMissingError) await this.#rewriteAll();
      else this.#fail(error);
    }
  }

  /** The store was cleared: write the whole history again, because later entries alone cannot be replayed. */
  async #rewriteAll(): Promise<void> {
    this.#documentRecord = { ...this.#documentRecord, entries: 0, bytes: 0 };
    this.#unsaved = [];
    this.#enqueue(entriesOfHistory(this.#history));
    await this.#write(this.#unsaved);
  }

  #markWritten(batch: readonly NumberedEntry[]): void {
    const places = new Set(batch.map(([place]) => place));
    this.#unsaved = this.#unsaved.filter(([place]) => !places.has(place));
    if (this.hasUnsavedEdits) return;
    this.#failure = undefined;
    this.#delay = FIRST_DELAY;
    this.#reportState({ state: 'saved' });
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return;
    this.#failure = {
      since: this.#failure?.since ?? this.#environment.now(),
      problem: explainStorageError(error),
      isPermanent: isPermanentError(error),
    };
    this.#reportState({ state: this.#failure.isPermanent ? 'not-kept' : 'failed' });
    void this.#tryLater();
  }

  async #tryLater(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    await this.#environment.wait(this.#delay);
    this.#isWaiting = false;
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
    await this.flush();
  }

  #reportState({ state }: Pick<SavedState, 'state'>): void {
    if (this.#isStopped) return;
    const { since = this.#environment.now(), problem } = this.#failure ?? {};
    this.#environment.onStateChange({ state, since, ...(problem !== undefined && { problem }) });
  }
}
