/** Makes one document survive: every stroke is written down at once, and what cannot be written is kept and tried again. */
import type { Board } from '../../../model/index.js';
import { boardOf, lengthOfEntry, type History, type LogEntry } from '../../document/index.js';
import { entriesBetween, entriesOf } from './entries-between.js';
import { isHopeless, NoAnswer, problemOf } from './problem-of.js';
import type { SavedState } from './saved-state.js';
import { LogGone, type FileMark, type Kept, type Numbered, type Shelf } from './shelf.js';

/** What a keeper needs of the world. */
export interface KeeperWorld {
  readonly shelf: Shelf;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly tell: (saved: SavedState) => void;
  /** Something new is on the shelf. */
  readonly written?: (id: string) => void;
}

/** Longer than any browser takes, shorter than a person's patience. */
const PATIENCE = 5000;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 15_000;

/** A document that nothing was done to yet; it comes onto the shelf with the first stroke. */
export const unkept = (id: string, board: Board, origin?: string): Kept => ({
  id,
  ...headOf(board),
  changed: 0,
  entries: 0,
  bytes: 0,
  ...(origin !== undefined && { origin }),
});

const headOf = ({ name, game }: Board): Pick<Kept, 'name' | 'game'> => ({ name, game });

/** A class, because it is a queue: what is unsaved, what is under way and when it is tried again belong together. */
export class Keeper {
  #kept: Kept;
  /** What the log tells, or will when everything is written. */
  #history: History;
  /** In the order of their places. */
  #unsaved: readonly Numbered[] = [];
  /** The last write; when it has ended, so have those before it. */
  #underWay = Promise.resolve();
  #fault: { readonly since: number; readonly problem: string; readonly isHopeless: boolean } | undefined;
  #delay = FIRST_DELAY;
  #isWaiting = false;
  #isStopped = false;
  readonly #world: KeeperWorld;

  constructor(kept: Kept, history: History, world: KeeperWorld) {
    this.#kept = kept;
    this.#history = history;
    this.#world = world;
  }

  get kept(): Kept {
    return this.#kept;
  }

  get hasUnsaved(): boolean {
    return this.#unsaved.length > 0;
  }

  /** Writes down that one history has become the other. It is on its way when this returns. */
  note(before: History, after: History): void {
    const isFirst = this.#kept.entries === 0;
    const entries = [...(isFirst ? entriesOf(before) : []), ...entriesBetween(before, after)];
    if (entries.length === 0) return;
    this.#history = after;
    this.#take(entries);
    // While something is wrong nothing is written past it: the log must have no gaps.
    const batch = this.#fault ? this.#unsaved : this.#unsaved.slice(-entries.length);
    this.#underWay = this.#write(batch);
  }

  /** Which file it was saved into. Only with the document: a board that nothing was done to is not kept. */
  mark(file: FileMark, origin?: string): void {
    const { origin: _, ...kept } = this.#kept;
    this.#kept = { ...kept, ...(origin !== undefined && { origin }), file };
    if (this.#kept.entries > 0) void this.#writeHead();
  }

  /** Tries now to write what is unsaved, and says whether everything is. */
  async flush(): Promise<boolean> {
    if (!this.#fault) await this.#underWay;
    if (this.#fault) await this.#write(this.#unsaved);
    return !this.hasUnsaved;
  }

  /** Nothing is tried any more; somebody else writes now. */
  stop(): void {
    this.#isStopped = true;
  }

  #take(entries: readonly LogEntry[]): void {
    const first = this.#kept.entries;
    this.#unsaved = [...this.#unsaved, ...entries.map((entry, i): Numbered => [first + i, entry])];
    this.#kept = {
      ...this.#kept,
      ...headOf(boardOf(this.#history)),
      changed: this.#world.now(),
      entries: first + entries.length,
      bytes: entries.reduce((sum, entry) => sum + lengthOfEntry(entry), this.#kept.bytes),
    };
  }

  /** After what is under way, which would be written twice otherwise; a stroke that comes meanwhile takes the head along. */
  async #writeHead(): Promise<void> {
    await this.#underWay;
    if (this.#fault || !this.hasUnsaved) await this.#write(this.#unsaved);
  }

  async #write(batch: readonly Numbered[]): Promise<void> {
    const { shelf, wait, written } = this.#world;
    if (this.#isStopped) return;
    if (!this.#fault) this.#tell({ state: 'saving' });
    let isDone = false;
    try {
      const writing = shelf.append(this.#kept, batch).then(() => {
        // Counts also when it comes after we have lost patience.
        isDone = true;
        this.#settle(batch);
        written?.(this.#kept.id);
      });
      const late = wait(PATIENCE).then(() => {
        if (!isDone) throw new NoAnswer();
      });
      await Promise.race([writing, late]);
    } catch (error) {
      if (error instanceof LogGone) await this.#writeAnew();
      else this.#fail(error);
    }
  }

  /** The store was emptied under us: strokes that follow on nothing would be lost with the rest, so all is told again. */
  async #writeAnew(): Promise<void> {
    this.#kept = { ...this.#kept, entries: 0, bytes: 0 };
    this.#unsaved = [];
    this.#take(entriesOf(this.#history));
    await this.#write(this.#unsaved);
  }

  #settle(batch: readonly Numbered[]): void {
    const places = new Set(batch.map(([place]) => place));
    this.#unsaved = this.#unsaved.filter(([place]) => !places.has(place));
    if (this.hasUnsaved) return;
    this.#fault = undefined;
    this.#delay = FIRST_DELAY;
    this.#tell({ state: 'saved' });
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return;
    this.#fault = {
      since: this.#fault?.since ?? this.#world.now(),
      problem: problemOf(error),
      isHopeless: isHopeless(error),
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
    this.#world.tell({ state, since, ...(problem !== undefined && { problem }) });
  }
}
