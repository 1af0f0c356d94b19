/** The open document: autosaved, shared between tabs, and restored after a reload. */
import type { Board } from '../../../model/index.js';
import { boardOf, openHistory, openingEntry, replayLog, type History } from '../../document/index.js';
import { TabLock, isDocumentUnlocked, type TabLockEnvironment } from './tab-lock.js';
import { AutosaveQueue, newDocumentRecord, type AutosaveEnvironment } from './autosave-queue.js';
import { explainStorageError } from './explain-storage-error.js';
import type { FileRecord, DocumentRecord } from './document-store.js';
import { type Notice, readOnlyNotice, takeoverRefusedNotice, unsavedEditsNotice } from './notices.js';

/** The part of the editor that a session uses. */
interface Table {
  readonly show: (history: History) => void;
  readonly follow: (history: History) => void;
  readOnly: boolean;
}

export interface SessionEnvironment extends Omit<AutosaveEnvironment, 'written'>, TabLockEnvironment {
  readonly editor: Table;
  readonly newId: () => string;
  readonly notify: (notice: Notice | undefined) => void;
  /** The first edit of a document is being written. */
  readonly onFirstEdit: (id: string) => void;
  /** This tab took the document over; the other tab may have saved it to its file. */
  readonly onTakeover: () => void;
  /** Downloads the open board as a file. */
  readonly download: () => void;
}

export interface BoardOrigin {
  readonly origin?: string | undefined;
  readonly file?: FileRecord | undefined;
  readonly handle?: unknown;
  readonly keep?: boolean;
}

export type OpenDocumentResult = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/** A class, because it holds the current document and whether this tab may write it. */
export class DocumentSession {
  #queue: AutosaveQueue | undefined;
  #lock: TabLock | undefined;
  /** The history described by the log, as far as this tab has read it. */
  #knownHistory: History | undefined;
  /** The number of entries read. */
  #entriesRead = 0;
  #handle: unknown;
  /** The lock being taken over, so that a second click does nothing. */
  #lockBeingTaken: TabLock | undefined;
  /** The lock that another tab has taken from this one. */
  #lostLock: TabLock | undefined;
  #following = Promise.resolve();
  readonly #environment: SessionEnvironment;

  constructor(environment: SessionEnvironment) {
    this.#environment = environment;
  }

  get documentRecord(): DocumentRecord | undefined {
    return this.#queue?.documentRecord;
  }

  get hasUnsavedEdits(): boolean {
    return this.#queue?.hasUnsavedEdits ?? false;
  }

  /** Opens a board as a new document, stored with its first edit or, with `keep`, at once. */
  openBoard(board: Board, beginning: BoardOrigin = {}): void {
    const history = openHistory(board);
    this.#startDocument(history, beginning);
    this.#environment.editor.show(history);
    if (beginning.keep) this.recordEdit(history, history);
  }

  #startDocument(history: History, { origin, file, handle }: BoardOrigin): void {
    const { newId, editor, onStateChange, notify } = this.#environment;
    const fresh = newDocumentRecord(newId(), boardOf(history), origin);
    const lock = this.#createLock(fresh.id);
    this.#setDocument({ ...fresh, ...(file && { file }) }, history, lock);
    this.#handle = handle;
    void lock.acquireNew();
    editor.readOnly = false;
    onStateChange({ state: 'saved' });
    notify(undefined);
  }

  /** Opens a stored document with its whole history. On failure nothing changes. */
  async openDocument(id: string): Promise<OpenDocumentResult> {
    const lock = this.#createLock(id);
    await lock.tryAcquire();
    const opened = await this.#openWith(lock, () => true);
    if (!opened.ok) lock.release();
    return opened;
  }

  /** `isWanted`: whether the document is still wanted after each wait. */
  async #openWith(lock: TabLock, isWanted: () => boolean): Promise<OpenDocumentResult> {
    const { store, editor, onStateChange, notify } = this.#environment;
    const { id } = lock;
    try {
      const found = await store.read(id);
      if (!found) return { ok: false, problem: 'That board is no longer stored in this browser.' };
      const { history, intactEntries, problem, isNewer } = replayLog(found.entries);
      if (!history || isNewer) return { ok: false, problem: problem! };
      // An unreadable entry would hide everything written after it.
      if (lock.isMine && problem !== undefined) await store.truncate(id, intactEntries);
      const handle = await store.readFileHandle(id).catch(() => undefined);
      if (!isWanted()) return { ok: true };
      // No waiting from here on, so that all state belongs to one document.
      const { isMine } = lock;
      this.#handle = handle;
      editor.readOnly = !isMine;
      if (lock === this.#lock) editor.follow(history);
      else editor.show(history);
      this.#setDocument({ ...found.kept, entries: intactEntries }, history, lock);
      onStateChange({ state: isMine ? 'saved' : 'elsewhere' });
      if (!isMine) notify(this.#readOnlyNotice('This board is open in another tab.'));
      else notify(problem === undefined ? undefined : { message: problem, tone: 'warn' });
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: explainStorageError(error) };
    }
  }

  /** Prepares the first log entry while the page is idle. */
  prepareFirstEdit(): void {
    if (this.documentRecord?.entries === 0 && this.#knownHistory) openingEntry(this.#knownHistory);
  }

  /** Writes an edit. */
  recordEdit(before: History, after: History): void {
    const queue = this.#queue;
    if (!queue || !this.#lock || this.#environment.editor.readOnly) return;
    const isFirst = queue.documentRecord.entries === 0;
    this.#knownHistory = after;
    queue.record(before, after);
    this.#entriesRead = queue.documentRecord.entries;
    if (!isFirst) return;
    this.#environment.onFirstEdit(queue.documentRecord.id);
    if (this.#handle !== undefined) this.#keepHandle(this.#handle);
  }

  /** Whether another document can be opened without losing edits. */
  async canClose(): Promise<boolean> {
    return !this.hasUnsavedEdits || (await this.#queue!.flush());
  }

  /** Retries at once, for example when the user returns to this tab. */
  retrySaving(): void {
    if (this.hasUnsavedEdits) void this.#queue!.flush();
  }

  /** Handles a message from another tab. */
  handleMessage(message: unknown): void {
    void this.#lock?.handleMessage(message);
  }

  /** Sets the file that the board was saved to; a handle makes it the board's own file. */
  setFile(file: FileRecord, handle?: unknown): void {
    if (this.#environment.editor.readOnly) return;
    this.#queue?.setFile(file, handle === undefined ? this.documentRecord?.origin : undefined);
    if (handle === undefined) return;
    this.#handle = handle;
    if (this.documentRecord?.entries) this.#keepHandle(handle);
  }

  get fileHandle(): unknown {
    return this.#handle;
  }

  /** Deletes a stored document, unless it is in use. */
  async deleteDocument(id: string): Promise<OpenDocumentResult> {
    if (id === this.documentRecord?.id)
      return { ok: false, problem: 'This board is open. Open another one first.' };
    if (!(await isDocumentUnlocked(id, this.#environment)))
      return { ok: false, problem: 'This board is open in another tab. Close it there first.' };
    try {
      await this.#environment.store.remove(id);
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: explainStorageError(error) };
    }
  }

  /** Asks the other tab to release the lock, and starts writing if it does. */
  async takeOver(): Promise<void> {
    const lock = this.#lock;
    if (!lock || lock.isMine || this.#lockBeingTaken === lock) return;
    if (this.hasUnsavedEdits) {
      this.#reportLockLost();
      return;
    }
    this.#lockBeingTaken = lock;
    const taking = await lock.requestTakeover();
    this.#lockBeingTaken = undefined;
    if (lock !== this.#lock) return;
    if (taking === 'mine') return this.#write(lock);
    this.#environment.notify(takeoverRefusedNotice(taking, () => void this.#stealLock(lock)));
  }

  async #stealLock(lock: TabLock): Promise<void> {
    if (await lock.steal()) await this.#write(lock);
  }

  /** Starts writing after reading the whole log again, because this tab may have seen only part of it. */
  async #write(lock: TabLock): Promise<void> {
    const isWanted = (): boolean => lock === this.#lock;
    const opened = await this.#openWith(lock, isWanted);
    if (!isWanted()) return;
    if (opened.ok) {
      this.#environment.onTakeover();
      return;
    }
    const again = { label: 'Try again', run: () => void this.#write(lock) };
    this.#environment.notify({ message: opened.problem, tone: 'warn', actions: [again] });
  }

  #setDocument(kept: DocumentRecord, history: History, lock: TabLock): void {
    const { store, now, wait, onStateChange } = this.#environment;
    this.#queue?.stop();
    if (lock !== this.#lock) this.#lock?.release();
    [this.#lock, this.#lostLock] = [lock, undefined];
    [this.#knownHistory, this.#entriesRead] = [history, kept.entries];
    this.#queue = new AutosaveQueue(kept, history, {
      ...{ store, now, wait, onStateChange },
      onWritten: () => {
        lock.announceWrite();
        // An edit in flight at the takeover was written after all.
        if (lock === this.#lock && lock === this.#lostLock) this.#reportLockLost();
      },
    });
  }

  #createLock(id: string): TabLock {
    // A lock of a document that is still opening, or already replaced, does not affect the open document.
    const isCurrent = (): boolean => lock === this.#lock;
    const lock = new TabLock(id, this.#environment, {
      onTakeoverRequest: async () => {
        if (!isCurrent()) return true;
        // No edits while the last ones are written.
        this.#environment.editor.readOnly = true;
        const isSaved = await this.#queue!.flush();
        if (!isSaved && isCurrent()) this.#environment.editor.readOnly = false;
        return isSaved;
      },
      onLost: () => {
        if (isCurrent()) this.#handleLockLost();
      },
      onWritten: () => {
        this.#following = this.#following.then(() => this.#follow()).catch(() => undefined);
      },
    });
    return lock;
  }

  #handleLockLost(): void {
    this.#environment.editor.readOnly = true;
    this.#queue?.stop();
    this.#lostLock = this.#lock;
    this.#entriesRead = this.documentRecord?.entries ?? 0;
    this.#reportLockLost();
  }

  /** Another tab writes now. Edits that it does not have exist only in this tab and must stay visible. */
  #reportLockLost(): void {
    const { onStateChange, notify, now, download } = this.#environment;
    if (!this.hasUnsavedEdits) {
      onStateChange({ state: 'elsewhere' });
      notify(this.#readOnlyNotice('Another tab has taken over this board.'));
      return;
    }
    onStateChange({
      state: 'failed',
      since: now(),
      problem: 'Another tab has taken over this board without the last edits made here.',
    });
    notify(
      unsavedEditsNotice(download, () => {
        this.#storeSeparately();
      }),
    );
  }

  /** Stores the edits that exist only here as a separate document, with all steps. */
  #storeSeparately(): void {
    const [history, kept] = [this.#knownHistory, this.documentRecord];
    if (!history || !kept || this.#lock !== this.#lostLock) return;
    this.#startDocument(history, { origin: kept.origin, file: kept.file, handle: this.#handle });
    this.recordEdit(history, history);
  }

  #isReader(): boolean {
    return this.#lock?.isMine === false;
  }

  /** Shows what another tab has written. */
  async #follow(): Promise<void> {
    const { store, editor } = this.#environment;
    const [lock, known] = [this.#lock, this.#knownHistory];
    // Edits that exist only here are not replaced by the stored document.
    const isReader = (): boolean => this.#isReader() && !this.hasUnsavedEdits;
    if (!lock || !known || !isReader()) return;
    const found = await store.read(lock.id, this.#entriesRead);
    if (!found || this.#lock !== lock || !isReader()) return;
    const { history, intactEntries } = replayLog(found.entries, known);
    if (!history || intactEntries === 0) return;
    [this.#knownHistory, this.#entriesRead] = [history, this.#entriesRead + intactEntries];
    editor.follow(history);
  }

  #readOnlyNotice(why: string): Notice {
    return readOnlyNotice(why, () => void this.takeOver());
  }

  #keepHandle(handle: unknown): void {
    // Without the handle the browser asks for the file again; nothing is lost.
    this.#environment.store.saveFileHandle(this.documentRecord!.id, handle).catch(() => undefined);
  }
}
