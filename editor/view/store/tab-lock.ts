/**
 * Who may write a document: one tab at a time. The browser's lock says who; a channel between the tabs asks for it and tells
 * what is new.
 */

/**
 * What tabs say to each other, always about one document. `written` is said only where somebody reads along: for a single tab it
 * would be a tenth of a millisecond of each stroke. So one that begins to write asks (`writing`), and one that reads says so.
 */
const MESSAGES = ['give', 'refuse', 'writing', 'reading', 'written'] as const;
interface Message {
  readonly kind: (typeof MESSAGES)[number];
  readonly id: string;
}

interface LockWishes {
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

/** The browser's locks, as far as they are needed. */
export interface Locks {
  readonly request: <T>(
    name: string,
    wishes: LockWishes,
    holding: (lock: object | null) => Promise<T>,
  ) => Promise<T>;
}

/** The parts of the browser that are needed; locks are missing where a page is served to another machine without TLS. */
export interface ClaimWorld {
  readonly locks?: Locks | undefined;
  /** To the other tabs. */
  readonly post: (message: unknown) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** What the one who claims wants to know. */
export interface ClaimListener {
  /** Another tab wants to write. Whether it may: false if there are strokes that could not be saved. */
  readonly asked: () => Promise<boolean>;
  /** Another tab has taken it, with or without asking. */
  readonly lost: () => void;
  /** Another tab has written something. */
  readonly written: () => void;
}

/** mine: this tab writes now. refused: the other tab has unsaved strokes. silent: it did not answer. */
export type Taking = 'mine' | 'refused' | 'silent';

/** A page that is being reloaded lets go a moment after the new one asks. */
const MOMENT = 500;
/** Long enough for a tab in the background to write its last stroke. */
const ANSWER = 4000;

/** A class, because it is held: the lock lasts as long as a promise is not kept. */
export class Claim {
  readonly id: string;
  #letGo: (() => void) | undefined;
  /** Ends what is being waited for. */
  #giveUp: AbortController | undefined;
  /** For good: a lock that is granted after this is let go at once. */
  #isReleased = false;
  #refused: (() => void) | undefined;
  /** Whether another tab reads along. */
  #isRead = false;
  readonly #world: ClaimWorld;
  readonly #listener: ClaimListener;

  constructor(id: string, world: ClaimWorld, listener: ClaimListener) {
    this.id = id;
    this.#world = world;
    this.#listener = listener;
  }

  get isMine(): boolean {
    return this.#letGo !== undefined;
  }

  /** Whether nobody else has it. */
  async ask(): Promise<boolean> {
    const isMine = await this.#hold({}, MOMENT);
    if (!isMine && !this.#isReleased) this.#say('reading');
    return isMine;
  }

  /** Asks the other tab for it. */
  async take(): Promise<Taking> {
    let answer: Taking = 'silent';
    const giveUp = new AbortController();
    this.#refused = () => {
      answer = 'refused';
      giveUp.abort();
    };
    this.#say('give');
    return (await this.#hold({}, ANSWER, giveUp)) ? 'mine' : answer;
  }

  /** Takes it without asking; strokes that the other tab has not saved are left to it. */
  seize(): Promise<boolean> {
    return this.#hold({ steal: true });
  }

  /** Tells the others that something new is on the shelf. */
  tellWritten(): void {
    if (this.#isRead) this.#say('written');
  }

  /** Nobody here wants it any more, also if it is only being asked for. */
  release(): void {
    this.#isReleased = true;
    this.#giveUp?.abort();
    this.#drop();
  }

  #drop(): void {
    this.#letGo?.();
    this.#letGo = undefined;
  }

  /** What another tab says; whatever is not for this document is nothing. */
  async hear(message: unknown): Promise<void> {
    if (!isMessage(message) || message.id !== this.id) return;
    const { kind } = message;
    if (kind === 'written') {
      if (!this.isMine) this.#listener.written();
    } else if (kind === 'refuse') this.#refused?.();
    else if (kind === 'writing') this.#say('reading');
    else if (!this.isMine) return;
    else if (kind === 'reading') {
      this.#isRead = true;
      // It may have read before the last stroke.
      this.#say('written');
    } else {
      if (!(await this.#listener.asked())) {
        this.#say('refuse');
        return;
      }
      this.#drop();
      this.#listener.lost();
    }
  }

  #say(kind: Message['kind']): void {
    this.#world.post({ kind, id: this.id } satisfies Message);
  }

  #hold(wishes: LockWishes, patience?: number, giveUp = new AbortController()): Promise<boolean> {
    const { locks, wait } = this.#world;
    if (this.#isReleased) return Promise.resolve(false);
    this.#giveUp = giveUp;
    if (!locks) {
      this.#letGo = () => undefined;
      return Promise.resolve(true);
    }
    if (patience !== undefined)
      void wait(patience).then(() => {
        giveUp.abort();
      });
    // A request that steals may not also be given up.
    const signal = patience === undefined ? {} : { signal: giveUp.signal };
    return new Promise((resolve) => {
      let isHeld = false;
      const had = (): Promise<void> => {
        isHeld = !this.#isReleased;
        resolve(isHeld);
        if (!isHeld) return Promise.resolve();
        const held = new Promise<void>((letGo) => {
          this.#letGo = letGo;
        });
        this.#say('writing');
        return held;
      };
      locks.request(`lamplighter:${this.id}`, { ...wishes, ...signal }, had).catch(() => {
        resolve(false);
        if (!isHeld || !this.isMine) return;
        this.#letGo = undefined;
        this.#listener.lost();
      });
    });
  }
}

/** Whether no tab has the document open for writing, so that it may be deleted. */
export async function isFree(id: string, { locks }: Pick<ClaimWorld, 'locks'>): Promise<boolean> {
  if (!locks) return true;
  return locks.request(`lamplighter:${id}`, { ifAvailable: true }, (lock) => Promise.resolve(lock !== null));
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  'id' in data &&
  typeof data.id === 'string' &&
  (MESSAGES as readonly unknown[]).includes(data.kind);
