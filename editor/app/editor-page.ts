/** The page around the editor: opens, stores and saves documents, and shows notices. */
import { formatBoard, parseBoard, sha256, type Board } from '../../model/index.js';
import type { History } from '../document/index.js';
import {
  BoardFile,
  boardFileName,
  createDownloadTarget,
  createFileHandleTarget,
  createSerialQueue,
  DocumentSession,
  type FileHandle,
  type FileRecord,
  type LamplighterEditor,
  LamplighterNotices,
  LamplighterSaved,
  type Notice,
  openIndexedDbStore,
  type BoardOrigin,
  readChosenFile,
  type ServedFile,
} from '../view/index.js';
import { copyInLayout, COPY_IN_LAYOUT_NOTICE } from './copy-in-layout.js';
import { formatPageQuery, parsePageQuery } from './page-query.js';
import { canChooseFiles, type ChosenFileAndHandle } from './file-dialogs.js';
import { loadShippedBoard } from './shipped-boards.js';

/**
 * The page around the editor: opens, stores and saves documents. A class, because it connects the session, the
 * file and the overlays.
 */
export class EditorPage {
  readonly session: DocumentSession;
  readonly store = openIndexedDbStore();
  readonly file = new BoardFile(Date.now);
  /** The file served by `lamplighter edit`, if any. */
  served: ServedFile | undefined;
  /** Documents are opened one at a time: two at once would compete for the lock. */
  readonly #enqueue = createSerialQueue();
  readonly #saved = new LamplighterSaved();
  readonly #notices = new LamplighterNotices();
  /** Called when another document was opened. */
  onDocumentReplaced: () => void = () => undefined;
  /** The channel to other tabs; undefined where the browser gives this page no storage. */
  readonly #channel = openChannel();

  constructor(readonly editor: LamplighterEditor) {
    this.addOverlay(this.#saved, 'saved');
    this.addOverlay(this.#notices);
    this.session = new DocumentSession({
      store: this.store,
      locks: (navigator as Partial<Navigator>).locks,
      editor: editor,
      now: Date.now,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), hexOf).join(''),
      post: (message) => {
        this.#channel?.postMessage(message);
      },
      onStateChange: (saved) => {
        this.#saved.saved = saved;
        this.#updateTitle();
      },
      notify: (notice) => {
        this.notify('document', notice);
      },
      onFirstEdit: (id) => {
        this.#setAddress({ document: id });
        // Asks the browser not to evict the data when the disk is full.
        void (navigator.storage as Partial<StorageManager> | undefined)?.persist?.();
      },
      onTakeover: () => {
        this.#openFile(this.#storedOrigin());
      },
      download: this.download,
    });
    this.#listen();
  }

  #listen(): void {
    const { editor, session } = this;
    editor.addEventListener('lamp-change', (event) => {
      const { before, history } = (event as CustomEvent<{ before: History; history: History }>).detail;
      session.recordEdit(before, history);
      this.updateFileState();
    });
    editor.addEventListener('lamp-download', this.download);
    this.#notices.addEventListener('lamp-dismiss', (event) => {
      this.notify((event as CustomEvent<string>).detail, undefined);
    });
    addEventListener('beforeunload', (event) => {
      editor.commitTyped();
      if (session.hasUnsavedEdits) event.preventDefault();
    });
    document.addEventListener('visibilitychange', () => {
      session.retrySaving();
    });
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      session.handleMessage(data);
    });
    // A page restored from the back-forward cache has lost its lock, and other tabs may have written.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload();
    });
  }

  /** Adds an element over the editor, or to its top bar. */
  addOverlay<E extends HTMLElement>(element: E, slot: 'saved' | 'over' = 'over'): E {
    element.slot = slot;
    this.editor.append(element);
    return element;
  }

  /** Shows or removes the notice about a topic. */
  notify(about: string, notice: Notice | undefined): void {
    const notices = new Map(this.#notices.notices);
    notices.delete(about);
    if (notice) notices.set(about, notice);
    this.#notices.notices = notices;
    // The notice offers the actions; the alarm of the saved state would cover it.
    if (notice?.tone === 'warn' && notice.actions) void this.#hideAlarm();
  }

  async #hideAlarm(): Promise<void> {
    await this.#saved.updateComplete;
    this.#saved.isOpen = false;
  }

  /** Downloads the board file at once. */
  readonly download = (): void => {
    const { board } = this.editor;
    if (board) void createDownloadTarget(boardFileName(board)).save(formatBoard(board));
  };

  /** Shows a warning about the board's file. */
  readonly warn = (words: string | undefined): void => {
    if (words !== undefined) this.notify('file', { message: words, tone: 'warn' });
  };

  #updateTitle(): void {
    const isAlarm = ['failed', 'not-kept'].includes(this.#saved.saved.state);
    const title = `${isAlarm ? '▲ NOT SAVED · ' : ''}${this.editor.board?.name ?? ''} · Lamplighter`;
    if (document.title !== title) document.title = title;
  }

  /** Updates whether the file is up to date with the board. */
  updateFileState(): void {
    const { board } = this.editor;
    this.#saved.file = board && this.file.stateOf(board);
    this.#saved.isDownload = this.file.target === undefined && !canChooseFiles();
    this.#updateTitle();
  }

  /** Whether the board has changes that are not in its file. */
  get hasUnsavedFile(): boolean {
    const { board } = this.editor;
    return (board && this.file.stateOf(board)?.isChanged) ?? false;
  }

  #setAddress(address: { board?: string; document?: string }): void {
    const { token } = parsePageQuery(location.search);
    history.replaceState(null, '', `${location.pathname}${formatPageQuery({ token, ...address })}`);
  }

  /** Opens a board, unless edits would be lost, then calls `onOpened`. */
  async openBoard(board: Board, origin: BoardOrigin = {}, onOpened = (): void => undefined): Promise<void> {
    await this.#replaceDocument(async () => {
      this.#begin(board, origin);
      // By then the editor shows the board, and a scan is added to this one.
      await this.editor.updateComplete;
      onOpened();
      return undefined;
    });
  }

  #begin(given: Board, from: BoardOrigin, address = {}): string | undefined {
    const copy = copyInLayout(given);
    // The layout must not get into the file that has no places.
    const [board, origin] = copy ? [copy, { keep: true }] : [given, from];
    this.#setAddress(address);
    this.session.openBoard(board, origin);
    whenIdle(() => {
      this.session.prepareFirstEdit();
    });
    this.#afterOpening(origin);
    if (copy) this.warn(COPY_IN_LAYOUT_NOTICE);
    return undefined;
  }

  /** Opens a shipped board; resolves to whether it exists. */
  async openShipped(name: string): Promise<boolean> {
    const text = await loadShippedBoard(name).catch(() => undefined);
    const parsed = text === undefined ? undefined : parseBoard(text);
    if (!parsed?.ok) return false;
    await this.#replaceDocument(() => this.#begin(parsed.board, {}, { board: name }));
    return true;
  }

  /** Opens a stored document; resolves to the problem if it fails. */
  openDocument(id: string): Promise<string | undefined> {
    return this.#replaceDocument(() => this.#open(id));
  }

  async #open(id: string): Promise<string | undefined> {
    if (id === this.session.documentRecord?.id) return undefined;
    const opened = await this.session.openDocument(id);
    if (!opened.ok) return opened.problem;
    this.#setAddress({ document: id });
    this.#afterOpening(this.#storedOrigin());
    return undefined;
  }

  /** The stored file information of the open document. */
  #storedOrigin(): BoardOrigin {
    const { documentRecord, fileHandle } = this.session;
    return { origin: documentRecord?.origin, file: documentRecord?.file, handle: fileHandle };
  }

  /** Shows the file of the new document and removes notices about the previous one. */
  #afterOpening(origin: BoardOrigin): void {
    this.#openFile(origin);
    this.notify('leave', undefined);
    this.onDocumentReplaced();
  }

  #openFile({ origin, file, handle }: BoardOrigin): void {
    const { served } = this;
    const isServed = served !== undefined && origin === served.origin;
    const own = handle === undefined ? undefined : createFileHandleTarget(handle as FileHandle, file?.digest);
    this.file.open(this.editor.board!, file, isServed ? served.target(file?.digest) : own);
    this.editor.querySelector('lamplighter-conflict')?.remove();
    this.notify('file', undefined);
    this.updateFileState();
  }

  /** Adds a scan to the open board. */
  addScan(file: File): void {
    const detail = { file };
    this.editor.dispatchEvent(new CustomEvent('lamp-picture', { detail, bubbles: true, composed: true }));
  }

  /** Opens a chosen or dropped board file, then calls `onOpened`; resolves to the problem if it fails. */
  async openFile(
    { file, handle }: ChosenFileAndHandle,
    onOpened: () => void = () => undefined,
  ): Promise<string | undefined> {
    const read = await readChosenFile(file);
    if (read.kind !== 'board') return read.kind === 'refused' ? read.problem : undefined;
    const { board, text, isExport } = read;
    const mark = { name: file.name, savedAt: file.lastModified, digest: sha256(text) };
    return this.#replaceDocument(async () => {
      const same = isExport ? undefined : await this.#findUneditedDocument(mark);
      if (isExport) this.#begin(board, { keep: true });
      else if (same === undefined || (await this.#open(same)) !== undefined)
        this.#begin(board, { keep: true, file: mark, handle });
      else {
        this.session.setFile(mark, handle);
        this.#afterOpening({ file: mark, handle });
      }
      // By then the editor shows the board, and a scan is added to this one.
      await this.editor.updateComplete;
      onOpened();
      return undefined;
    });
  }

  /** The unedited document of the same file, so that opening a file repeatedly does not fill the list. */
  async #findUneditedDocument({ name, digest }: FileRecord): Promise<string | undefined> {
    const kept = await this.store.list().catch(() => []);
    return kept.find(({ entries, file }) => entries === 1 && file?.name === name && file.digest === digest)
      ?.id;
  }

  /** Runs `next`, which opens another document, unless edits would be lost: then the user decides. */
  #replaceDocument(next: Next): Promise<string | undefined> {
    return this.#enqueue(async () => {
      if (await this.session.canClose()) return next();
      this.#confirmReplacement(next);
      return undefined;
    });
  }

  #confirmReplacement(next: Next): void {
    const leave = async (): Promise<void> => {
      this.notify('leave', undefined);
      const problem = await this.#enqueue(next);
      if (problem !== undefined) this.notify('leave', { message: problem, tone: 'warn' });
    };
    this.notify('leave', {
      message: 'The last edits could not be saved. Opening another board now loses them.',
      tone: 'warn',
      actions: [
        { label: 'Download the board now', run: this.download },
        { label: 'Open the other board anyway', run: () => void leave() },
      ],
    });
  }
}

/** Resolves to the problem if nothing was opened. */
type Next = () => string | undefined | Promise<string | undefined>;

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('lamplighter');
  } catch {
    return undefined;
  }
}

/** Not every browser has requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
