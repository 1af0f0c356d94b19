/** The claim to a document, where locks come late. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLocks } from '../../../testing/memory-locks.js';
import { Claim, isFree, type Locks } from './claim.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As in a browser, where a lock is granted a moment after it was asked for. */
function lateLocks(): Locks {
  const locks = memoryLocks();
  return {
    request: async (name, wishes, holding) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      wishes.signal?.throwIfAborted();
      return locks.request(name, wishes, holding);
    },
  };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

test.each(['ask', 'take', 'seize'] as const)(
  'a claim that is let go before its %s was answered holds nothing',
  async (way) => {
    const locks = lateLocks();
    const lost = vi.fn();
    const claim = new Claim(
      'd',
      { locks, wait, post: () => undefined },
      { asked: () => Promise.resolve(true), lost, written: () => undefined },
    );
    const asking = claim[way]();
    claim.release();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([false, 'silent']).toContain(await asking);
    expect(claim.isMine).toBe(false);
    const free = isFree('d', { locks });
    await vi.advanceTimersByTimeAsync(10);
    expect(await free).toBe(true);
    expect(lost).not.toHaveBeenCalled();
  },
);

/** Tabs that hear each other, and what was said. */
function tabs(): { readonly open: (written: () => void) => Claim; readonly said: () => readonly unknown[] } {
  const [locks, claims, said] = [
    memoryLocks(),
    new Map<Claim, (message: unknown) => void>(),
    [] as unknown[],
  ];
  return {
    open: (written) => {
      const post = (message: unknown): void => {
        said.push((message as { readonly kind: string }).kind);
        for (const [other, hear] of claims) if (other !== claim) hear(message);
      };
      const listener = { asked: () => Promise.resolve(true), lost: () => undefined, written };
      const claim = new Claim('d', { locks, wait, post }, listener);
      claims.set(claim, (message) => void claim.hear(message));
      return claim;
    },
    said: () => said.splice(0),
  };
}

const patiently = async <T>(asking: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(10_000);
  return asking;
};

test('strokes are told where somebody reads along, and to nobody else', async () => {
  const { open, said } = tabs();
  const writer = open(() => undefined);
  expect(await patiently(writer.ask())).toBe(true);
  said();
  writer.tellWritten();
  expect(said()).toEqual([]);
  const news = vi.fn();
  const reader = open(news);
  expect(await patiently(reader.ask())).toBe(false);
  // What was written while it opened.
  expect(news).toHaveBeenCalledOnce();
  writer.tellWritten();
  expect(news).toHaveBeenCalledTimes(2);
});

test.each(['take', 'seize'] as const)('who takes a board over by %s finds its readers', async (way) => {
  const { open } = tabs();
  const news = [vi.fn(), vi.fn(), vi.fn()];
  const [first, second, third] = news.map(open) as [Claim, Claim, Claim];
  for (const claim of [first, second, third]) await patiently(claim.ask());
  await patiently<unknown>(second[way]());
  expect([first, second, third].map(({ isMine }) => isMine)).toEqual([false, true, false]);
  for (const each of news) each.mockClear();
  second.tellWritten();
  expect(news.map((each) => each.mock.calls.length)).toEqual([1, 0, 1]);
});
