/** Decides which tab may write a document: a Web Lock names the writer, a broadcast channel carries requests and news. */

/**
 * Messages between tabs, each about one document. `written` costs 0.1 ms per edit and is sent only if a tab
 * is reading: a new writer asks for readers (`writing`) and each reader answers (`reading`).
 */
const MESSAGES = ['give', 'refuse', 'writing', 'reading', 'written'] as const;
interface Message {
  readonly kind: (typeof MESSAGES)[number];
  readonly id: string;
}

interface LockOptions {
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

/** The part of the Web Locks API that is used. */
export interface WebLocks {
  readonly request: <T>(
    name: string,
    options: LockOptions,
    holding: (lock: object | null) => Promise<T>,
  ) => Promise<T>;
}

/** The browser features that are used. Locks are missing where a page is served to another machine without TLS. */
export interface TabLockEnvironment {
  readonly locks?: WebLocks | undefined;
  /** Sends a message to the other tabs. */
  readonly post: (message: unknown) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Callbacks of the tab lock. */
export interface TabLockListener {
  /** Another tab wants to write. Resolves to false if this tab has unsaved edits. */
  readonly onTakeoverRequest: () => Promise<boolean>;
  /** Another tab has taken the lock, with or without asking. */
  readonly onLost: () => void;
  /** Another tab has written something. */
  readonly onWritten: () => void;
}

/** mine: this tab writes now. refused: the other tab has unsaved edits. silent: it did not answer. */
export type TakeoverResult = 'mine' | 'refused' | 'silent';

/** A page that is being reloaded releases its lock shortly after the new page asks. */
const RELOAD_TIMEOUT = 500;
/** Long enough for a background tab to write its last edit. */
const TAKEOVER_TIMEOUT = 4000;

/** A class, because a lock is held for as long as a promise stays pending. */
export class TabLock {
  readonly id: string;
  #releaseLock: (() => void) | undefined;
  /** Aborts the pending lock request. */
  #pendingRequest: AbortController | undefined;
  /** Permanent: a lock granted after this is released at once. */
  #isReleased = false;
  #onRefused: (() => void) | undefined;
  /** Whether another tab is reading. */
  #hasReaders = false;
  readonly #environment: TabLockEnvironment;
  readonly #listener: TabLockListener;

  constructor(id: string, environment: TabLockEnvironment, listener: TabLockListener) {
    this.id = id;
    this.#environment = environment;
    this.#listener = listener;
  }

  get isMine(): boolean {
    return this.#releaseLock !== undefined;
  }

  /** Acquires the lock if it is free; resolves to whether it was. */
  async tryAcquire(): Promise<boolean> {
    const isMine = await this.#requestLock({}, RELOAD_TIMEOUT);
    if (!isMine && !this.#isReleased) this.#post('reading');
    return isMine;
  }

  /** Acquires the lock of a new document, which no other tab can hold, however long a busy browser takes. */
  async acquireNew(): Promise<void> {
    await this.#requestLock({});
  }

  /** Asks the other tab to hand over the lock. */
  async requestTakeover(): Promise<TakeoverResult> {
    let answer: TakeoverResult = 'silent';
    const abort = new AbortController();
    this.#onRefused = () => {
      answer = 'refused';
      abort.abort();
    };
    this.#post('give');
    return (await this.#requestLock({}, TAKEOVER_TIMEOUT, abort)) ? 'mine' : answer;
  }

  /** Takes the lock without asking; unsaved edits of the other tab stay there. */
  steal(): Promise<boolean> {
    return this.#requestLock({ steal: true });
  }

  /** Tells the other tabs about a new write. */
  announceWrite(): void {
    if (this.#hasReaders) this.#post('written');
  }

  /** Releases the lock for good, and aborts a pending request. */
  release(): void {
    this.#isReleased = true;
    this.#pendingRequest?.abort();
    this.#drop();
  }

  #drop(): void {
    this.#releaseLock?.();
    this.#releaseLock = undefined;
  }

  /** Handles a message from another tab; ignores messages about other documents. */
  async handleMessage(message: unknown): Promise<void> {
    if (!isMessage(message) || message.id !== this.id) return;
    const { kind } = message;
    if (kind === 'written') {
      if (!this.isMine) this.#listener.onWritten();
    } else if (kind === 'refuse') this.#onRefused?.();
    else if (kind === 'writing') this.#post('reading');
    else if (!this.isMine) return;
    else if (kind === 'reading') {
      this.#hasReaders = true;
      // The reader may have read before the last edit.
      this.#post('written');
    } else {
      if (!(await this.#listener.onTakeoverRequest())) {
        this.#post('refuse');
        return;
      }
      this.#drop();
      this.#listener.onLost();
    }
  }

  #post(kind: Message['kind']): void {
    this.#environment.post({ kind, id: this.id } satisfies Message);
  }

  #requestLock(options: LockOptions, timeout?: number, abort = new AbortController()): Promise<boolean> {
    const { locks, wait } = this.#environment;
    if (this.#isReleased) return Promise.resolve(false);
    this.#pendingRequest = abort;
    if (!locks) {
      this.#releaseLock = () => undefined;
      return Promise.resolve(true);
    }
    if (timeout !== undefined)
      void wait(timeout).then(() => {
        abort.abort();
      });
    // A stealing request cannot have an abort signal.
    const signal = timeout === undefined ? {} : { signal: abort.signal };
    return new Promise((resolve) => {
      let isHeld = false;
      const onGranted = (): Promise<void> => {
        isHeld = !this.#isReleased;
        resolve(isHeld);
        if (!isHeld) return Promise.resolve();
        const held = new Promise<void>((releaseLock) => {
          this.#releaseLock = releaseLock;
        });
        this.#post('writing');
        return held;
      };
      locks.request(`lamplighter:${this.id}`, { ...options, ...signal }, onGranted).catch(() => {
        resolve(false);
        if (!isHeld || !this.isMine) return;
        this.#releaseLock = undefined;
        this.#listener.onLost();
      });
    });
  }
}

/** Whether no tab is editing the document, so that it can be deleted. */
export async function isDocumentUnlocked(
  id: string,
  { locks }: Pick<TabLockEnvironment, 'locks'>,
): Promise<boolean> {
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
