/** The tab lock when locks are granted late. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryLocks } from '../../../testing/editor/memory-locks.js';
import { TabLock, isDocumentUnlocked, type WebLocks } from './tab-lock.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Like a browser, grants a lock a moment after the request. */
function lateLocks(delay = 5): WebLocks {
  const locks = createMemoryLocks();
  return {
    request: async (name, wishes, holding) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      wishes.signal?.throwIfAborted();
      return locks.request(name, wishes, holding);
    },
  };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

test.each(['tryAcquire', 'requestTakeover', 'steal'] as const)(
  'a lock released before its %s was answered is not held',
  async (way) => {
    const locks = lateLocks();
    const lost = vi.fn();
    const tabLock = new TabLock(
      'd',
      { locks, wait, post: () => undefined },
      { onTakeoverRequest: () => Promise.resolve(true), onLost: lost, onWritten: () => undefined },
    );
    const asking = tabLock[way]();
    tabLock.release();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([false, 'silent']).toContain(await asking);
    expect(tabLock.isMine).toBe(false);
    const free = isDocumentUnlocked('d', { locks });
    await vi.advanceTimersByTimeAsync(10);
    expect(await free).toBe(true);
    expect(lost).not.toHaveBeenCalled();
  },
);

test('the lock of a new document is held, however late it is granted', async () => {
  const tabLock = new TabLock(
    'd',
    { locks: lateLocks(20_000), wait, post: () => undefined },
    {
      onTakeoverRequest: () => Promise.resolve(true),
      onLost: () => undefined,
      onWritten: () => undefined,
    },
  );
  void tabLock.acquireNew();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tabLock.isMine).toBe(true);
});

/** Tabs that receive each other's messages, and a log of those messages. */
function tabs(): {
  readonly open: (written: () => void) => TabLock;
  readonly messages: () => readonly unknown[];
} {
  const [locks, tabLocks, messages] = [
    createMemoryLocks(),
    new Map<TabLock, (message: unknown) => void>(),
    [] as unknown[],
  ];
  return {
    open: (written) => {
      const post = (message: unknown): void => {
        messages.push((message as { readonly kind: string }).kind);
        for (const [other, hear] of tabLocks) if (other !== tabLock) hear(message);
      };
      const listener = {
        onTakeoverRequest: () => Promise.resolve(true),
        onLost: () => undefined,
        onWritten: written,
      };
      const tabLock = new TabLock('d', { locks, wait, post }, listener);
      tabLocks.set(tabLock, (message) => void tabLock.handleMessage(message));
      return tabLock;
    },
    messages: () => messages.splice(0),
  };
}

const patiently = async <T>(asking: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(10_000);
  return asking;
};

test('writes are announced only if another tab is reading', async () => {
  const { open, messages } = tabs();
  const writer = open(() => undefined);
  expect(await patiently(writer.tryAcquire())).toBe(true);
  messages();
  writer.announceWrite();
  expect(messages()).toEqual([]);
  const news = vi.fn();
  const reader = open(news);
  expect(await patiently(reader.tryAcquire())).toBe(false);
  // Written while it was opening.
  expect(news).toHaveBeenCalledOnce();
  writer.announceWrite();
  expect(news).toHaveBeenCalledTimes(2);
});

test.each(['requestTakeover', 'steal'] as const)(
  'a tab that takes over by %s finds its readers',
  async (way) => {
    const { open } = tabs();
    const news = [vi.fn(), vi.fn(), vi.fn()];
    const [first, second, third] = news.map(open) as [TabLock, TabLock, TabLock];
    for (const tabLock of [first, second, third]) await patiently(tabLock.tryAcquire());
    await patiently<unknown>(second[way]());
    expect([first, second, third].map(({ isMine }) => isMine)).toEqual([false, true, false]);
    for (const each of news) each.mockClear();
    second.announceWrite();
    expect(news.map((each) => each.mock.calls.length)).toEqual([1, 0, 1]);
  },
);
