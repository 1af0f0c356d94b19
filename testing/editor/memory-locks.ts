/** Web Locks in memory, as far as the editor uses them: one holder, a queue, stealing, releasing. */
import type { WebLocks } from '../../editor/view/store/tab-lock.js';

interface Waiting {
  readonly holding: (lock: object | null) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export function createMemoryLocks(): WebLocks {
  const holders = new Map<string, Waiting>();
  const queues = new Map<string, Waiting[]>();

  const grant = (name: string, waiting: Waiting): void => {
    holders.set(name, waiting);
    void waiting.holding({ name }).then((value) => {
      if (holders.get(name) !== waiting) return;
      holders.delete(name);
      waiting.resolve(value);
      const next = queues.get(name)?.shift();
      if (next) grant(name, next);
    }, waiting.reject);
  };

  const request: WebLocks['request'] = (name, { ifAvailable, steal, signal }, holding) =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = { holding, resolve: resolve as Waiting['resolve'], reject };
      const holder = holders.get(name);
      if (!holder) grant(name, waiting);
      else if (steal) {
        grant(name, waiting);
        holder.reject(new DOMException('stolen', 'AbortError'));
      } else if (ifAvailable) void holding(null).then(resolve, reject);
      else {
        queues.set(name, [...(queues.get(name) ?? []), waiting]);
        signal?.addEventListener('abort', () => {
          const queue = queues.get(name) ?? [];
          if (!queue.includes(waiting)) return;
          queues.set(
            name,
            queue.filter((each) => each !== waiting),
          );
          reject(new DOMException('given up', 'AbortError'));
        });
      }
    });
  return { request };
}
