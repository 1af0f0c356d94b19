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
