/** The page round the editor: what is opened, kept, saved and said. */
import { parseBoard, sha256, type Board } from '../../model/index.js';
import type { History } from '../document/index.js';
import type { LamplighterEditor } from '../view/lamplighter-editor.js';
import { LamplighterNotices } from '../view/panels/lamplighter-notices.js';
import { LamplighterSaved } from '../view/panels/lamplighter-saved.js';
import { BoardFile } from '../view/store/board-file.js';
import { handleTarget, type FileHandle } from '../view/store/handle-target.js';
import { indexedShelf } from '../view/store/indexed-shelf.js';
import type { Notice } from '../view/store/notice.js';
import { oneByOne } from '../view/store/one-by-one.js';
import { readFile } from '../view/store/read-file.js';
import type { SavedState } from '../view/store/saved-state.js';
import type { ServedFile } from '../view/store/server-target.js';
import { Session, type Beginning } from '../view/store/session.js';
import type { FileMark } from '../view/store/shelf.js';
import { formatAddress, parseAddress } from './address.js';
import type { Chosen } from './choose-file.js';
import { download } from './download.js';
import { loadBoard } from './shipped-boards.js';

/** A class, because the page is one place where everything meets: the session, the file, and what lies over the map. */
export class Page {
  readonly session: Session;
  readonly shelf = indexedShelf();
  readonly file = new BoardFile(Date.now);
  /** The file that `lamplighter edit` serves, if it serves one. */
  served: ServedFile | undefined;
  /** One opening at a time: two at once would claim the same board from each other. */
  readonly #inTurn = oneByOne();
  readonly #saved = new LamplighterSaved();
  readonly #notices = new LamplighterNotices();
  /** Told when another document has come onto the table. */
  replaced: () => void = () => undefined;
  /** To the other tabs; none where the browser lets this page keep nothing. */
  readonly #channel = openChannel();

  constructor(readonly editor: LamplighterEditor) {
    this.lay(this.#saved, 'saved');
    this.lay(this.#notices);
    this.session = new Session({
      shelf: this.shelf,
      locks: (navigator as Partial<Navigator>).locks,
      table: editor,
      now: Date.now,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), hexOf).join(''),
      post: (message) => {
        this.#channel?.postMessage(message);
      },
      tell: (saved) => {
        this.#tell(saved);
      },
      notify: (notice) => {
        this.notify('document', notice);
      },
      begun: (id) => {
        this.#goTo({ document: id });
        // Asks the browser not to clear it away when the disk runs full.
        void (navigator.storage as Partial<StorageManager> | undefined)?.persist?.();
      },
      taken: () => {
        this.#openFile(this.#filed());
      },
      download: () => {
        download(editor.board);
      },
    });
    this.#listen();
  }

  #listen(): void {
    const { editor, session } = this;
    editor.addEventListener('lamp-change', (event) => {
      const { before, history } = (event as CustomEvent<{ before: History; history: History }>).detail;
      session.note(before, history);
      this.showFile();
    });
    editor.addEventListener('lamp-download', () => {
      download(editor.board);
    });
    this.#notices.addEventListener('lamp-dismiss', (event) => {
      this.notify((event as CustomEvent<string>).detail, undefined);
    });
    addEventListener('beforeunload', (event) => {
      editor.takeTyped();
      if (session.hasUnsaved) event.preventDefault();
    });
    document.addEventListener('visibilitychange', () => {
      session.retry();
    });
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      session.hear(data);
    });
    // A page that comes back from the browser's memory no longer has the lock, and others may have written.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload();
    });
  }

  /** Lays an element over the editor, or into its bar. */
  lay<E extends HTMLElement>(element: E, slot: 'saved' | 'over' = 'over'): E {
    element.slot = slot;
    this.editor.append(element);
    return element;
  }

  /** Says something about a matter, or no longer. */
  notify(about: string, notice: Notice | undefined): void {
    const notices = new Map(this.#notices.notices);
    notices.delete(about);
    if (notice) notices.set(about, notice);
    this.#notices.notices = notices;
    // What to do about strokes that are not saved is said once: the alarm would lie over the notice.
    if (notice?.tone === 'warn' && notice.actions) void this.#hideAlarm();
  }

  async #hideAlarm(): Promise<void> {
    await this.#saved.updateComplete;
    this.#saved.isOpen = false;
  }

  /** Something is wrong with the board's file, or with opening it. */
  readonly warn = (words: string | undefined): void => {
    if (words !== undefined) this.notify('file', { words, tone: 'warn' });
  };

  #tell(saved: SavedState): void {
    this.#saved.saved = saved;
    this.#entitle();
  }

  #entitle(): void {
    const isAlarm = ['failed', 'not-kept'].includes(this.#saved.saved.state);
    const title = `${isAlarm ? '▲ NOT SAVED · ' : ''}${this.editor.board?.name ?? ''} · Lamplighter`;
    if (document.title !== title) document.title = title;
  }

  /** Says whether the file is level with the board. */
  showFile(): void {
    const { board } = this.editor;
    this.#saved.file = board && this.file.stateOf(board);
    this.#entitle();
  }

  /** Whether something is on the table that is not in its file. */
  get isFileBehind(): boolean {
    const { board } = this.editor;
    return (board && this.file.stateOf(board)?.isChanged) ?? false;
  }

  #goTo(address: { board?: string; document?: string }): void {
    const { token } = parseAddress(location.search);
    history.replaceState(null, '', `${location.pathname}${formatAddress({ token, ...address })}`);
  }

  /** Puts a board onto the table, unless strokes would be lost by it. */
  async begin(board: Board, beginning: Beginning = {}): Promise<void> {
    await this.#leaveFor(() => {
      this.#begin(board, beginning);
      return undefined;
    });
  }

  #begin(board: Board, beginning: Beginning): void {
    this.#goTo({});
    this.session.begin(board, beginning);
    whenIdle(() => {
      this.session.prepare();
    });
    this.#settleOn(beginning);
  }

  /** Whether there is such a board. */
  async beginShipped(name: string): Promise<boolean> {
    const text = await loadBoard(name).catch(() => undefined);
    const parsed = text === undefined ? undefined : parseBoard(text);
    if (!parsed?.ok) return false;
    await this.#leaveFor(() => {
      this.#begin(parsed.board, {});
      this.#goTo({ board: name });
      return undefined;
    });
    return true;
  }

  /** Puts a kept document onto the table; the sentence is why it could not be. */
  openKept(id: string): Promise<string | undefined> {
    return this.#leaveFor(() => this.#open(id));
  }

  async #open(id: string): Promise<string | undefined> {
    if (id === this.session.kept?.id) return undefined;
    const opened = await this.session.open(id);
    if (!opened.ok) return opened.problem;
    this.#goTo({ document: id });
    this.#settleOn(this.#filed());
    return undefined;
  }

  /** The file of the document, as it is kept. */
  #filed(): Beginning {
    const { kept, handle } = this.session;
    return { origin: kept?.origin, file: kept?.file, handle };
  }

  /** Another document is on the table: its file is the board's, and what was said and asked about the last one is over. */
  #settleOn(beginning: Beginning): void {
    this.#openFile(beginning);
    this.notify('leave', undefined);
    this.replaced();
  }

  #openFile({ origin, file, handle }: Beginning): void {
    const { served } = this;
    const isServed = served !== undefined && origin === served.origin;
    const own = handle === undefined ? undefined : handleTarget(handle as FileHandle, file?.digest);
    this.file.open(this.editor.board!, file, isServed ? served.target(file?.digest) : own);
    this.editor.querySelector('lamplighter-conflict')?.remove();
    this.notify('file', undefined);
    this.showFile();
  }

  /** Lays a picture under the board on the table. */
  layUnder(file: File): void {
    const detail = { file };
    this.editor.dispatchEvent(new CustomEvent('lamp-picture', { detail, bubbles: true, composed: true }));
  }

  /** A board file that was chosen or dropped, and what to do once it is on the table; the sentence is why it could not be opened. */
  async openFile({ file, handle }: Chosen, goOn: () => void = () => undefined): Promise<string | undefined> {
    const read = await readFile(file);
    if (read.kind !== 'board') return read.kind === 'refused' ? read.problem : undefined;
    const { board, text, isExport } = read;
    const mark = { name: file.name, savedAt: file.lastModified, digest: sha256(text) };
    return this.#leaveFor(async () => {
      const same = isExport ? undefined : await this.#keptOf(mark);
      if (isExport) this.#begin(board, { keep: true });
      else if (same === undefined || (await this.#open(same)) !== undefined)
        this.#begin(board, { keep: true, file: mark, handle });
      else {
        this.session.mark(mark, handle);
        this.#settleOn({ file: mark, handle });
      }
      // The editor has seen the board by then, and takes a picture for this one.
      await this.editor.updateComplete;
      goOn();
      return undefined;
    });
  }

  /** The document of the same file that nothing was done to yet, so that opening a file often does not fill the list. */
  async #keptOf({ name, digest }: FileMark): Promise<string | undefined> {
    const kept = await this.shelf.list().catch(() => []);
    return kept.find(({ entries, file }) => entries === 1 && file?.name === name && file.digest === digest)
      ?.id;
  }

  /**
   * Does what puts another document onto the table, unless strokes would be lost by it: then the person is asked, and it is
   * done later or never. Nothing that belongs to the other document may happen outside of `next`.
   */
  #leaveFor(next: Next): Promise<string | undefined> {
    return this.#inTurn(async () => {
      if (await this.session.mayLeave()) return next();
      this.#askToLeave(next);
      return undefined;
    });
  }

  #askToLeave(next: Next): void {
    const leave = async (): Promise<void> => {
      this.notify('leave', undefined);
      const problem = await this.#inTurn(next);
      if (problem !== undefined) this.notify('leave', { words: problem, tone: 'warn' });
    };
    this.notify('leave', {
      words:
        'The last strokes on this board could not be saved. If another board is opened now, they are lost.',
      tone: 'warn',
      actions: [
        {
          label: 'Download the board now',
          run: () => {
            download(this.editor.board);
          },
        },
        { label: 'Open the other one anyway', run: () => void leave() },
      ],
    });
  }
}

/** The sentence is why nothing came onto the table. */
type Next = () => string | undefined | Promise<string | undefined>;

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('lamplighter');
  } catch {
    return undefined;
  }
}

/** Some browsers cannot say when they are idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');
