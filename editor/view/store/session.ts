/** The document on the table: kept while it is drawn, shared between tabs, found again after a reload. */
import type { Board } from '../../../model/index.js';
import { boardOf, openHistory, replayLog, type History } from '../../document/index.js';
import { Claim, isFree, type ClaimWorld } from './claim.js';
import { openingOf } from './entries-between.js';
import { Keeper, unkept, type KeeperWorld } from './keeper.js';
import type { Notice } from './notice.js';
import { problemOf } from './problem-of.js';
import type { FileMark, Kept } from './shelf.js';
import { aloneNotice, readingNotice, refusedNotice } from './tab-notices.js';

/** The editor, as far as a session knows it. */
interface Table {
  readonly show: (history: History) => void;
  readonly follow: (history: History) => void;
  readOnly: boolean;
}

export interface SessionWorld extends Omit<KeeperWorld, 'written'>, ClaimWorld {
  readonly table: Table;
  readonly newId: () => string;
  readonly notify: (notice: Notice | undefined) => void;
  /** The first stroke of a document is on its way to the shelf. */
  readonly begun: (id: string) => void;
  /** What another tab wrote is this one's to write now; that tab may also have saved it into its file. */
  readonly taken: () => void;
  /** The board on the table as a file, at once. */
  readonly download: () => void;
}

export interface Beginning {
  readonly origin?: string | undefined;
  readonly file?: FileMark | undefined;
  readonly handle?: unknown;
  readonly keep?: boolean;
}

export type Opened = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/** A class, because it is what changes: which document it is, and whether this tab may write it. */
export class Session {
  #keeper: Keeper | undefined;
  #claim: Claim | undefined;
  /** The history that the log tells, as far as this tab knows. */
  #told: History | undefined;
  /** How many entries that is. */
  #place = 0;
  #handle: unknown;
  /** What is being taken over: a second click takes nothing more. */
  #taking: Claim | undefined;
  /** What another tab has taken from this one. */
  #lost: Claim | undefined;
  #following = Promise.resolve();
  readonly #world: SessionWorld;

  constructor(world: SessionWorld) {
    this.#world = world;
  }

  get kept(): Kept | undefined {
    return this.#keeper?.kept;
  }

  get hasUnsaved(): boolean {
    return this.#keeper?.hasUnsaved ?? false;
  }

  /**
   * Another document. One that comes with the editor and is only looked at is not worth keeping, so that it is kept from its
   * first stroke on; with `keep` it is kept at once.
   */
  begin(board: Board, beginning: Beginning = {}): void {
    const history = openHistory(board);
    this.#beginWith(history, beginning);
    this.#world.table.show(history);
    if (beginning.keep) this.note(history, history);
  }

  #beginWith(history: History, { origin, file, handle }: Beginning): void {
    const { newId, table, tell, notify } = this.#world;
    const fresh = unkept(newId(), boardOf(history), origin);
    const claim = this.#claimOf(fresh.id);
    this.#settleOn({ ...fresh, ...(file && { file }) }, history, claim);
    this.#handle = handle;
    void claim.ask();
    table.readOnly = false;
    tell({ state: 'saved' });
    notify(undefined);
  }

  /** A kept document, with everything that was done to it. If it cannot be opened nothing changes. */
  async open(id: string): Promise<Opened> {
    const claim = this.#claimOf(id);
    await claim.ask();
    const opened = await this.#openWith(claim, () => true);
    if (!opened.ok) claim.release();
    return opened;
  }

  /** `isWanted`: whether it still is, after what had to be waited for. */
  async #openWith(claim: Claim, isWanted: () => boolean): Promise<Opened> {
    const { shelf, table, tell, notify } = this.#world;
    const { id } = claim;
    try {
      const found = await shelf.read(id);
      if (!found) return { ok: false, problem: 'That board is no longer kept in this browser.' };
      const { history, whole, problem } = replayLog(found.entries);
      if (!history) return { ok: false, problem: problem! };
      // What cannot be read would hide everything that is written after it.
      if (claim.isMine && problem !== undefined) await shelf.cut(id, whole);
      const handle = await shelf.handleOf(id).catch(() => undefined);
      if (!isWanted()) return { ok: true };
      // From here on nothing waits, so all of it is of one document; it may have been lost or taken until now.
      const { isMine } = claim;
      this.#handle = handle;
      table.readOnly = !isMine;
      if (claim === this.#claim) table.follow(history);
      else table.show(history);
      this.#settleOn({ ...found.kept, entries: whole }, history, claim);
      tell({ state: isMine ? 'saved' : 'elsewhere' });
      if (!isMine) notify(this.#reading('This board is open in another tab.'));
      else notify(problem === undefined ? undefined : { words: problem, tone: 'warn' });
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
  }

  /** Does beforehand what the first stroke would wait for; for a moment when nothing else is to be done. */
  prepare(): void {
    if (this.kept?.entries === 0 && this.#told) openingOf(this.#told);
  }

  /** Writes down what was done. */
  note(before: History, after: History): void {
    const keeper = this.#keeper;
    if (!keeper || !this.#claim || this.#world.table.readOnly) return;
    const isFirst = keeper.kept.entries === 0;
    this.#told = after;
    keeper.note(before, after);
    this.#place = keeper.kept.entries;
    if (!isFirst) return;
    this.#world.begun(keeper.kept.id);
    if (this.#handle !== undefined) this.#keepHandle(this.#handle);
  }

  /** Whether nothing would be lost by putting another document on the table. */
  async mayLeave(): Promise<boolean> {
    return !this.hasUnsaved || (await this.#keeper!.flush());
  }

  /** Tries again at once, say because the person has come back to this tab. */
  retry(): void {
    if (this.hasUnsaved) void this.#keeper!.flush();
  }

  /** What another tab says. */
  hear(message: unknown): void {
    void this.#claim?.hear(message);
  }

  /** The file that the board was saved into; with a handle it is one that was chosen, and the board's own from now on. */
  mark(file: FileMark, handle?: unknown): void {
    if (this.#world.table.readOnly) return;
    this.#keeper?.mark(file, handle === undefined ? this.kept?.origin : undefined);
    if (handle === undefined) return;
    this.#handle = handle;
    if (this.kept?.entries) this.#keepHandle(handle);
  }

  get handle(): unknown {
    return this.#handle;
  }

  /** Deletes a kept document, unless it is in use. */
  async remove(id: string): Promise<Opened> {
    if (id === this.kept?.id)
      return { ok: false, problem: 'This board is on the table. Open another one first.' };
    if (!(await isFree(id, this.#world)))
      return { ok: false, problem: 'This board is open in another tab. Close it there first.' };
    try {
      await this.#world.shelf.remove(id);
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
  }

  /** Asks the other tab to let go, and writes from now on if it does. */
  async takeOver(): Promise<void> {
    const claim = this.#claim;
    if (!claim || claim.isMine || this.#taking === claim) return;
    if (this.hasUnsaved) {
      this.#tellLost();
      return;
    }
    this.#taking = claim;
    const taking = await claim.take();
    this.#taking = undefined;
    if (claim !== this.#claim) return;
    if (taking === 'mine') return this.#write(claim);
    this.#world.notify(refusedNotice(taking, () => void this.#seize(claim)));
  }

  async #seize(claim: Claim): Promise<void> {
    if (await claim.seize()) await this.#write(claim);
  }

  /** This tab writes now; what the other one did is read first, whole, because this tab may have seen only a part. */
  async #write(claim: Claim): Promise<void> {
    const isWanted = (): boolean => claim === this.#claim;
    const opened = await this.#openWith(claim, isWanted);
    if (!isWanted()) return;
    if (opened.ok) {
      this.#world.taken();
      return;
    }
    const again = { label: 'Try again', run: () => void this.#write(claim) };
    this.#world.notify({ words: opened.problem, tone: 'warn', actions: [again] });
  }

  #settleOn(kept: Kept, history: History, claim: Claim): void {
    const { shelf, now, wait, tell } = this.#world;
    this.#keeper?.stop();
    if (claim !== this.#claim) this.#claim?.release();
    [this.#claim, this.#lost] = [claim, undefined];
    [this.#told, this.#place] = [history, kept.entries];
    this.#keeper = new Keeper(kept, history, {
      ...{ shelf, now, wait, tell },
      written: () => {
        claim.tellWritten();
        // A stroke that was still on its way when another tab took the board over is safe after all.
        if (claim === this.#claim && claim === this.#lost) this.#tellLost();
      },
    });
  }

  #claimOf(id: string): Claim {
    // One that is still being opened, or that another document has replaced, says nothing about what is on the table.
    const isOnTable = (): boolean => claim === this.#claim;
    const claim = new Claim(id, this.#world, {
      asked: async () => {
        if (!isOnTable()) return true;
        // Nothing more may be drawn while the last strokes are written.
        this.#world.table.readOnly = true;
        const isSaved = await this.#keeper!.flush();
        if (!isSaved && isOnTable()) this.#world.table.readOnly = false;
        return isSaved;
      },
      lost: () => {
        if (isOnTable()) this.#lose();
      },
      written: () => {
        this.#following = this.#following.then(() => this.#follow()).catch(() => undefined);
      },
    });
    return claim;
  }

  #lose(): void {
    this.#world.table.readOnly = true;
    this.#keeper?.stop();
    this.#lost = this.#claim;
    this.#place = this.kept?.entries ?? 0;
    this.#tellLost();
  }

  /** Another tab writes now. Strokes that it does not have are in this tab alone, and must stay in sight. */
  #tellLost(): void {
    const { tell, notify, now, download } = this.#world;
    if (!this.hasUnsaved) {
      tell({ state: 'elsewhere' });
      notify(this.#reading('Another tab has taken this board over.'));
      return;
    }
    tell({
      state: 'failed',
      since: now(),
      problem: 'Another tab has this board now, without the last strokes that were drawn here.',
    });
    notify(
      aloneNotice(download, () => {
        this.#keepApart();
      }),
    );
  }

  /** What is only here becomes a document beside the one that the other tab has, with all its steps. */
  #keepApart(): void {
    const [history, kept] = [this.#told, this.kept];
    if (!history || !kept || this.#claim !== this.#lost) return;
    this.#beginWith(history, { origin: kept.origin, file: kept.file, handle: this.#handle });
    this.note(history, history);
  }

  #isReader(): boolean {
    return this.#claim?.isMine === false;
  }

  /** Shows what another tab has written. */
  async #follow(): Promise<void> {
    const { shelf, table } = this.#world;
    const [claim, told] = [this.#claim, this.#told];
    // What is shown and nowhere else is not replaced by what is kept.
    const isReader = (): boolean => this.#isReader() && !this.hasUnsaved;
    if (!claim || !told || !isReader()) return;
    const found = await shelf.read(claim.id, this.#place);
    if (!found || this.#claim !== claim || !isReader()) return;
    const { history, whole } = replayLog(found.entries, told);
    if (!history || whole === 0) return;
    [this.#told, this.#place] = [history, this.#place + whole];
    table.follow(history);
  }

  #reading(why: string): Notice {
    return readingNotice(why, () => void this.takeOver());
  }

  #keepHandle(handle: unknown): void {
    // Without it the file is asked for again; nothing is lost.
    this.#world.shelf.keepHandle(this.kept!.id, handle).catch(() => undefined);
  }
}
