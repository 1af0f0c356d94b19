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
  #claim: TabLock | undefined;
  /** The history described by the log, as far as this tab has read it. */
  #known: History | undefined;
  /** The number of entries read. */
  #place = 0;
  #handle: unknown;
  /** The lock being taken over, so that a second click does nothing. */
  #taking: TabLock | undefined;
  /** The lock that another tab has taken from this one. */
  #lost: TabLock | undefined;
  #following = Promise.resolve();
  readonly #world: SessionEnvironment;

  constructor(world: SessionEnvironment) {
    this.#world = world;
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
    this.#beginWith(history, beginning);
    this.#world.editor.show(history);
    if (beginning.keep) this.recordEdit(history, history);
  }

  #beginWith(history: History, { origin, file, handle }: BoardOrigin): void {
    const { newId, editor, onStateChange, notify } = this.#world;
    const fresh = newDocumentRecord(newId(), boardOf(history), origin);
    const claim = this.#claimOf(fresh.id);
    this.#settleOn({ ...fresh, ...(file && { file }) }, history, claim);
    this.#handle = handle;
    void claim.acquireNew();
    editor.readOnly = false;
    onStateChange({ state: 'saved' });
    notify(undefined);
  }

  /** Opens a stored document with its whole history. On failure nothing changes. */
  async openDocument(id: string): Promise<OpenDocumentResult> {
    const claim = this.#claimOf(id);
    await claim.tryAcquire();
    const opened = await this.#openWith(claim, () => true);
    if (!opened.ok) claim.release();
    return opened;
  }

  /** `isWanted`: whether the document is still wanted after each wait. */
  async #openWith(claim: TabLock, isWanted: () => boolean): Promise<OpenDocumentResult> {
    const { store, editor, onStateChange, notify } = this.#world;
    const { id } = claim;
    try {
      const found = await store.read(id);
      if (!found) return { ok: false, problem: 'That board is no longer stored in this browser.' };
      const { history, intactEntries, problem, isNewer } = replayLog(found.entries);
      if (!history || isNewer) return { ok: false, problem: problem! };
      // An unreadable entry would hide everything written after it.
      if (claim.isMine && problem !== undefined) await store.truncate(id, intactEntries);
      const handle = await store.readFileHandle(id).catch(() => undefined);
      if (!isWanted()) return { ok: true };
      // No waiting from here on, so that all state belongs to one document.
      const { isMine } = claim;
      this.#handle = handle;
      editor.readOnly = !isMine;
      if (claim === this.#claim) editor.follow(history);
      else editor.show(history);
      this.#settleOn({ ...found.kept, entries: intactEntries }, history, claim);
      onStateChange({ state: isMine ? 'saved' : 'elsewhere' });
      if (!isMine) notify(this.#reading('This board is open in another tab.'));
      else notify(problem === undefined ? undefined : { message: problem, tone: 'warn' });
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: explainStorageError(error) };
    }
  }

  /** Prepares the first log entry while the page is idle. */
  prepareFirstEdit(): void {
    if (this.documentRecord?.entries === 0 && this.#known) openingEntry(this.#known);
  }

  /** Writes an edit. */
  recordEdit(before: History, after: History): void {
    const queue = this.#queue;
    if (!queue || !this.#claim || this.#world.editor.readOnly) return;
    const isFirst = queue.documentRecord.entries === 0;
    this.#known = after;
    queue.record(before, after);
    this.#place = queue.documentRecord.entries;
    if (!isFirst) return;
    this.#world.onFirstEdit(queue.documentRecord.id);
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
    void this.#claim?.handleMessage(message);
  }

  /** Sets the file that the board was saved to; a handle makes it the board's own file. */
  setFile(file: FileRecord, handle?: unknown): void {
    if (this.#world.editor.readOnly) return;
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
    if (!(await isDocumentUnlocked(id, this.#world)))
      return { ok: false, problem: 'This board is open in another tab. Close it there first.' };
    try {
      await this.#world.store.remove(id);
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: explainStorageError(error) };
    }
  }

  /** Asks the other tab to release the lock, and starts writing if it does. */
  async takeOver(): Promise<void> {
    const claim = this.#claim;
    if (!claim || claim.isMine || this.#taking === claim) return;
    if (this.hasUnsavedEdits) {
      this.#tellLost();
      return;
    }
    this.#taking = claim;
    const taking = await claim.requestTakeover();
    this.#taking = undefined;
    if (claim !== this.#claim) return;
    if (taking === 'mine') return this.#write(claim);
    this.#world.notify(takeoverRefusedNotice(taking, () => void this.#seize(claim)));
  }

  async #seize(claim: TabLock): Promise<void> {
    if (await claim.steal()) await this.#write(claim);
  }

  /** Starts writing after reading the whole log again, because this tab may have seen only part of it. */
  async #write(claim: TabLock): Promise<void> {
    const isWanted = (): boolean => claim === this.#claim;
    const opened = await this.#openWith(claim, isWanted);
    if (!isWanted()) return;
    if (opened.ok) {
      this.#world.onTakeover();
      return;
    }
    const again = { label: 'Try again', run: () => void this.#write(claim) };
    this.#world.notify({ message: opened.problem, tone: 'warn', actions: [again] });
  }

  #settleOn(kept: DocumentRecord, history: History, claim: TabLock): void {
    const { store, now, wait, onStateChange } = this.#world;
    this.#queue?.stop();
    if (claim !== this.#claim) this.#claim?.release();
    [this.#claim, this.#lost] = [claim, undefined];
    [this.#known, this.#place] = [history, kept.entries];
    this.#queue = new AutosaveQueue(kept, history, {
      ...{ store, now, wait, onStateChange },
      onWritten: () => {
        claim.announceWrite();
        // An edit in flight at the takeover was written after all.
        if (claim === this.#claim && claim === this.#lost) this.#tellLost();
      },
    });
  }

  #claimOf(id: string): TabLock {
    // A lock of a document that is still opening, or already replaced, does not affect the open document.
    const isOnTable = (): boolean => claim === this.#claim;
    const claim = new TabLock(id, this.#world, {
      onTakeoverRequest: async () => {
        if (!isOnTable()) return true;
        // No edits while the last ones are written.
        this.#world.editor.readOnly = true;
        const isSaved = await this.#queue!.flush();
        if (!isSaved && isOnTable()) this.#world.editor.readOnly = false;
        return isSaved;
      },
      onLost: () => {
        if (isOnTable()) this.#lose();
      },
      onWritten: () => {
        this.#following = this.#following.then(() => this.#follow()).catch(() => undefined);
      },
    });
    return claim;
  }

  #lose(): void {
    this.#world.editor.readOnly = true;
    this.#queue?.stop();
    this.#lost = this.#claim;
    this.#place = this.documentRecord?.entries ?? 0;
    this.#tellLost();
  }

  /** Another tab writes now. Edits that it does not have exist only in this tab and must stay visible. */
  #tellLost(): void {
    const { onStateChange, notify, now, download } = this.#world;
    if (!this.hasUnsavedEdits) {
      onStateChange({ state: 'elsewhere' });
      notify(this.#reading('Another tab has taken over this board.'));
      return;
    }
    onStateChange({
      state: 'failed',
      since: now(),
      problem: 'Another tab has taken over this board without the last edits made here.',
    });
    notify(
      unsavedEditsNotice(download, () => {
        this.#keepApart();
      }),
    );
  }

  /** Stores the edits that exist only here as a separate document, with all steps. */
  #keepApart(): void {
    const [history, kept] = [this.#known, this.documentRecord];
    if (!history || !kept || this.#claim !== this.#lost) return;
    this.#beginWith(history, { origin: kept.origin, file: kept.file, handle: this.#handle });
    this.recordEdit(history, history);
  }

  #isReader(): boolean {
    return this.#claim?.isMine === false;
  }

  /** Shows what another tab has written. */
  async #follow(): Promise<void> {
    const { store, editor } = this.#world;
    const [claim, known] = [this.#claim, this.#known];
    // Edits that exist only here are not replaced by the stored document.
    const isReader = (): boolean => this.#isReader() && !this.hasUnsavedEdits;
    if (!claim || !known || !isReader()) return;
    const found = await store.read(claim.id, this.#place);
    if (!found || this.#claim !== claim || !isReader()) return;
    const { history, intactEntries } = replayLog(found.entries, known);
    if (!history || intactEntries === 0) return;
    [this.#known, this.#place] = [history, this.#place + intactEntries];
    editor.follow(history);
  }

  #reading(why: string): Notice {
    return readOnlyNotice(why, () => void this.takeOver());
  }

  #keepHandle(handle: unknown): void {
    // Without the handle the browser asks for the file again; nothing is lost.
    this.#world.store.saveFileHandle(this.documentRecord!.id, handle).catch(() => undefined);
  }
}
