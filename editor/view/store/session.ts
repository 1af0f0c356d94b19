/** The document on the table: kept while it is drawn, shared between tabs, found again after a reload. */
import type { Board } from '../../../model/index.js';
import { openHistory, replayLog, type History } from '../../document/index.js';
import { Claim, isFree, type ClaimWorld } from './claim.js';
import { openingOf } from './entries-between.js';
import { Keeper, unkept, type KeeperWorld } from './keeper.js';
import type { Notice } from './notice.js';
import { problemOf } from './problem-of.js';
import type { FileMark, Kept } from './shelf.js';

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
  #reading = Promise.resolve();
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
  begin(board: Board, { origin, file, handle, keep = false }: Beginning = {}): void {
    const { newId, table, tell, notify } = this.#world;
    const history = openHistory(board);
    const fresh = unkept(newId(), board, origin);
    const claim = this.#claimOf(fresh.id);
    this.#settleOn({ ...fresh, ...(file && { file }) }, history, claim);
    this.#handle = handle;
    void claim.ask();
    table.readOnly = false;
    table.show(history);
    tell({ state: 'saved' });
    notify(undefined);
    if (keep) this.note(history, history);
  }

  /** A kept document, with everything that was done to it. If it cannot be opened nothing changes. */
  async open(id: string): Promise<Opened> {
    const claim = this.#claimOf(id);
    await claim.ask();
    const opened = await this.#openWith(claim);
    if (!opened.ok) claim.release();
    return opened;
  }

  async #openWith(claim: Claim): Promise<Opened> {
    const { shelf, table, tell, notify } = this.#world;
    const { id, isMine } = claim;
    try {
      const found = await shelf.read(id);
      if (!found) return { ok: false, problem: 'That board is no longer kept in this browser.' };
      const { history, whole, problem } = replayLog(found.entries);
      if (!history) return { ok: false, problem: problem! };
      // What cannot be read would hide everything that is written after it.
      if (isMine && problem !== undefined) await shelf.cut(id, whole);
      this.#handle = await shelf.handleOf(id).catch(() => undefined);
      table.readOnly = !isMine;
      if (claim === this.#claim) table.follow(history);
      else table.show(history);
      this.#settleOn({ ...found.kept, entries: whole }, history, claim);
      tell({ state: isMine ? 'saved' : 'elsewhere' });
      if (!isMine) notify(this.#elsewhere('This board is open in another tab.'));
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

  /** The file that the board was saved into. */
  mark(file: FileMark, handle?: unknown): void {
    if (this.#world.table.readOnly) return;
    this.#keeper?.mark(file);
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
    const taking = await this.#claim?.take();
    if (taking === 'mine') return this.#write();
    if (taking === undefined) return;
    const why =
      taking === 'refused'
        ? 'The other tab has strokes that it could not save. Look there first; if you take the board over anyway, they stay in that tab alone.'
        : 'The other tab does not answer. If you take the board over anyway, strokes that it has not saved stay in that tab alone.';
    this.#world.notify({
      words: why,
      tone: 'warn',
      actions: [{ label: 'Take over anyway', run: () => void this.#seize() }],
    });
  }

  async #seize(): Promise<void> {
    if (await this.#claim?.seize()) await this.#write();
  }

  /** This tab writes now; what the other one did is read first, whole, because this tab may have seen only a part. */
  async #write(): Promise<void> {
    const opened = await this.#openWith(this.#claim!);
    if (!opened.ok) this.#world.notify({ words: opened.problem, tone: 'warn' });
  }

  #settleOn(kept: Kept, history: History, claim: Claim): void {
    const { shelf, now, wait, tell } = this.#world;
    this.#keeper?.stop();
    if (claim !== this.#claim) this.#claim?.release();
    this.#claim = claim;
    [this.#told, this.#place] = [history, kept.entries];
    this.#keeper = new Keeper(kept, {
      ...{ shelf, now, wait, tell },
      written: () => {
        this.#claim?.tellWritten();
      },
    });
  }

  #claimOf(id: string): Claim {
    return new Claim(id, this.#world, {
      asked: async () => {
        // Nothing more may be drawn while the last strokes are written.
        this.#world.table.readOnly = true;
        const isSaved = await this.#keeper!.flush();
        if (!isSaved) this.#world.table.readOnly = false;
        return isSaved;
      },
      lost: () => {
        this.#lose();
      },
      written: () => {
        this.#reading = this.#reading.then(() => this.#follow()).catch(() => undefined);
      },
    });
  }

  #lose(): void {
    const { table, tell, notify } = this.#world;
    const wasSaved = !this.hasUnsaved;
    table.readOnly = true;
    this.#keeper?.stop();
    tell({ state: 'elsewhere' });
    if (wasSaved) notify(this.#elsewhere('Another tab has taken this board over.'));
    else {
      // What this tab shows is not what the log tells any more.
      this.#told = undefined;
      notify({
        ...this.#elsewhere(
          'Another tab has taken this board over before the last strokes here could be saved.',
        ),
        tone: 'warn',
      });
    }
  }

  #isReader(): boolean {
    return this.#claim?.isMine === false;
  }

  /** Shows what another tab has written. */
  async #follow(): Promise<void> {
    const { shelf, table } = this.#world;
    const [claim, told] = [this.#claim, this.#told];
    if (!claim || !told || !this.#isReader()) return;
    const found = await shelf.read(claim.id, this.#place);
    if (!found || this.#claim !== claim || !this.#isReader()) return;
    const { history, whole } = replayLog(found.entries, told);
    if (!history || whole === 0) return;
    [this.#told, this.#place] = [history, this.#place + whole];
    table.follow(history);
  }

  #elsewhere(why: string): Notice {
    return {
      words: `${why} Here it can be read, and shows what is drawn there.`,
      tone: 'info',
      actions: [{ label: 'Edit it here', run: () => void this.takeOver() }],
    };
  }

  #keepHandle(handle: unknown): void {
    // Without it the file is asked for again; nothing is lost.
    this.#world.shelf.keepHandle(this.kept!.id, handle).catch(() => undefined);
  }
}
