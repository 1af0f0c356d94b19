/** A document session, and two tabs with the same document. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryLocks } from '../../../testing/editor/memory-locks.js';
import { createMemoryStore, type MemoryStore } from '../../../testing/editor/memory-store.js';
import { addNode, boardOf, newBoard, perform, redo, undo, type History } from '../../document/index.js';
import type { Notice } from './notices.js';
import type { SavedState } from './document-store.js';
import { DocumentSession } from './document-session.js';

const board = newBoard('wm', { id: 'a', name: 'Alma Place' });

let memoryStore: MemoryStore;
let locks: ReturnType<typeof createMemoryLocks>;
let tabs: Tab[];
let ids: number;

beforeEach(() => {
  vi.useFakeTimers();
  [memoryStore, locks, tabs, ids] = [createMemoryStore(), createMemoryLocks(), [], 0];
});
afterEach(() => {
  vi.useRealTimers();
});

/** One page: a session, and what the editor and the user see. */
interface Tab {
  readonly session: DocumentSession;
  history: History;
  readOnly: boolean;
  saved: SavedState;
  notice: Notice | undefined;
  begun: string[];
  taken: number;
  isDeaf: boolean;
  downloads: number;
}

function newTab(): Tab {
  const table = {
    show: (history: History) => {
      tab.history = history;
    },
    follow: (history: History) => {
      tab.history = history;
    },
    get readOnly() {
      return tab.readOnly;
    },
    set readOnly(readOnly: boolean) {
      tab.readOnly = readOnly;
    },
  };
  const session = new DocumentSession({
    store: memoryStore,
    locks,
    editor: table,
    now: () => 0,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onStateChange: (saved) => (tab.saved = saved),
    notify: (notice) => (tab.notice = notice),
    onFirstEdit: (id) => tab.begun.push(id),
    onTakeover: () => tab.taken++,
    download: () => tab.downloads++,
    newId: () => `d${++ids}`,
    post: (message) => {
      for (const each of tabs) if (each !== tab && !each.isDeaf) each.session.handleMessage(message);
    },
  });
  const tab: Tab = {
    session,
    history: undefined as unknown as History,
    readOnly: false,
    saved: { state: 'saved' },
    notice: undefined,
    begun: [],
    taken: 0,
    isDeaf: false,
    downloads: 0,
  };
  tabs.push(tab);
  return tab;
}

/** Longer than any timeout. */
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(10_000);
};

/** For answers that arrive after a delay. */
async function patiently<T>(promise: Promise<T>): Promise<T> {
  await settled();
  return promise;
}

function draw(tab: Tab, change: (history: History) => History): void {
  if (tab.readOnly) return;
  const before = tab.history;
  tab.history = change(before);
  tab.session.recordEdit(before, tab.history);
}

const add =
  (n: number) =>
  (history: History): History =>
    perform(history, `circle ${n}`, addNode({ kind: 'circle', id: `c${n}`, at: [n, n] }));

async function drawn(): Promise<Tab> {
  const tab = newTab();
  tab.session.openBoard(board);
  for (const n of [1, 2, 3]) draw(tab, add(n));
  draw(tab, undo);
  await settled();
  return tab;
}

test('a document is restored with done and undone steps', async () => {
  const tab = await drawn();
  expect(tab.begun).toEqual(['d1']);
  tabs = [];
  locks = createMemoryLocks();
  const again = newTab();
  expect(await again.session.openDocument('d1')).toEqual({ ok: true });
  expect(again.history).toEqual(tab.history);
  expect(redo(again.history)).not.toBe(again.history);
  expect([again.readOnly, again.saved.state, again.notice]).toEqual([false, 'saved', undefined]);
  draw(again, add(9));
  await settled();
  locks = createMemoryLocks();
  const third = newTab();
  await third.session.openDocument('d1');
  expect(third.history).toEqual(again.history);
});

test('a board that is only viewed is not stored', async () => {
  const tab = newTab();
  tab.session.openBoard(board);
  tab.session.prepareFirstEdit();
  await settled();
  expect(await memoryStore.list()).toEqual([]);
  expect(tab.saved.state).toBe('saved');
});

test('a new or opened board is stored at once', async () => {
  const tab = newTab();
  tab.session.openBoard(board, { keep: true });
  await settled();
  expect(tab.begun).toEqual(['d1']);
  draw(tab, add(1));
  await settled();
  locks = createMemoryLocks();
  const again = newTab();
  await again.session.openDocument('d1');
  expect(again.history).toEqual(tab.history);
});

test('another board can be edited, although the last one was read-only', async () => {
  await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  second.session.openBoard(board);
  expect(second.readOnly).toBe(false);
  draw(second, add(1));
  await settled();
  expect(await memoryStore.list()).toHaveLength(2);
});

test('a damaged tail is reported, the rest is kept, and later edits are restored', async () => {
  await drawn();
  memoryStore.logs.get('d1')!.set(2, { kind: 'do', nonsense: true });
  locks = createMemoryLocks();
  const tab = newTab();
  expect(await tab.session.openDocument('d1')).toEqual({ ok: true });
  expect(tab.history.steps.map(({ name }) => name)).toEqual(['open', 'circle 1']);
  expect(tab.notice!.message).toMatch(/last 3 steps are lost.*circle 1/);
  draw(tab, add(7));
  await settled();
  locks = createMemoryLocks();
  const again = newTab();
  await again.session.openDocument('d1');
  expect(again.notice).toBeUndefined();
  expect(again.history).toEqual(tab.history);
});

test('lost entries are reported once, even without further edits', async () => {
  await drawn();
  memoryStore.logs.get('d1')!.delete(2);
  locks = createMemoryLocks();
  await newTab().session.openDocument('d1');
  expect((await memoryStore.list())[0]!.entries).toBe(2);
  locks = createMemoryLocks();
  const again = newTab();
  await again.session.openDocument('d1');
  expect(again.notice).toBeUndefined();
});

test('a document that cannot be opened leaves the open one unchanged', async () => {
  const tab = newTab();
  tab.session.openBoard(board);
  const before = tab.history;
  expect(await tab.session.openDocument('nowhere')).toMatchObject({ ok: false });
  expect(tab.history).toBe(before);
  expect(tab.session.documentRecord!.id).toBe('d1');
});

test('the second tab is notified, reads, and follows the first', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  expect([second.readOnly, second.saved.state]).toEqual([true, 'elsewhere']);
  expect(second.notice!.message).toMatch(/open in another tab/);
  draw(first, add(5));
  await settled();
  expect(second.history).toEqual(first.history);
  expect(second.readOnly).toBe(true);
});

test('a tab that takes over gets everything, and the first one becomes the reader', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  draw(first, add(5));
  second.notice!.actions![0]!.run();
  await settled();
  expect([first.readOnly, second.readOnly]).toEqual([true, false]);
  expect([first.saved.state, second.saved.state]).toEqual(['elsewhere', 'saved']);
  expect(first.notice!.message).toMatch(/taken over this board/);
  expect(second.notice).toBeUndefined();
  expect([first.taken, second.taken]).toEqual([0, 1]);
  expect(boardOf(second.history)).toEqual(boardOf(first.history));
  draw(second, add(6));
  await settled();
  expect(first.history).toEqual(second.history);

  first.notice!.actions![0]!.run();
  await settled();
  expect([first.readOnly, second.readOnly]).toEqual([false, true]);
});

test('a tab with unsaved edits does not release the lock by itself', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  memoryStore.fault = new DOMException('full', 'QuotaExceededError');
  draw(first, add(5));
  await settled();
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.readOnly).toBe(true);
  expect(first.readOnly).toBe(false);
  expect(second.notice!.message).toMatch(/unsaved edits/);
  memoryStore.fault = undefined;
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.readOnly).toBe(false);
  expect(first.readOnly).toBe(true);
  expect(first.notice!.message).toMatch(/before the last edits/);
  expect(boardOf(second.history)).not.toEqual(boardOf(first.history));
  // Edits that exist only here must stay visible, to be downloaded.
  const alone = first.history;
  for (const n of [7, 8, 9]) draw(second, add(n));
  await settled();
  expect(first.history).toBe(alone);
});

/** A tab whose last edit exists nowhere else, because another tab has stolen the lock. */
async function leftAlone(): Promise<{ alone: Tab; other: Tab }> {
  const alone = await drawn();
  const other = newTab();
  await patiently(other.session.openDocument('d1'));
  memoryStore.fault = new DOMException('full', 'QuotaExceededError');
  draw(alone, add(5));
  await settled();
  other.notice!.actions![0]!.run();
  await settled();
  memoryStore.fault = undefined;
  other.notice!.actions![0]!.run();
  await settled();
  return { alone, other };
}

test('edits that exist in one tab only are reported as not saved, and can be downloaded', async () => {
  const { alone } = await leftAlone();
  const { history, notice } = alone;
  expect([alone.saved.state, alone.readOnly, alone.session.hasUnsavedEdits]).toEqual(['failed', true, true]);
  expect([notice!.tone, notice!.message]).toEqual([
    'warn',
    expect.not.stringContaining('shows what is drawn'),
  ]);
  expect(notice!.actions!.map(({ label }) => label)).toEqual([
    'Download the board now',
    'Keep as a separate board',
  ]);
  notice!.actions![0]!.run();
  expect(alone.downloads).toBe(1);
  // Nothing replaces them without a question.
  await patiently(alone.session.takeOver());
  expect(alone.history).toBe(history);
  expect(await alone.session.canClose()).toBe(false);
});

test('edits that exist in one tab only can be kept as a separate board, with all steps', async () => {
  const { alone, other } = await leftAlone();
  const { history } = alone;
  alone.notice!.actions![1]!.run();
  await settled();
  expect([alone.saved.state, alone.readOnly, alone.notice]).toEqual(['saved', false, undefined]);
  expect(alone.begun).toEqual(['d1', 'd2']);
  draw(alone, add(6));
  draw(other, add(9));
  await settled();
  locks = createMemoryLocks();
  const [mine, theirs] = [newTab(), newTab()];
  await mine.session.openDocument('d2');
  await theirs.session.openDocument('d1');
  expect(mine.history).toEqual(alone.history);
  expect(mine.history.steps.slice(0, history.steps.length)).toEqual(history.steps);
  expect(theirs.history).toEqual(other.history);
});

test('an edit in flight when the lock was stolen is saved after all', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  first.isDeaf = true;
  let open = (): void => undefined;
  memoryStore.gate = new Promise((resolve) => (open = resolve));
  draw(first, add(5));
  second.notice!.actions![0]!.run();
  await vi.advanceTimersByTimeAsync(4100);
  second.notice!.actions![0]!.run();
  await vi.advanceTimersByTimeAsync(10);
  expect(first.saved.state).toBe('failed');
  open();
  await vi.advanceTimersByTimeAsync(10);
  expect([first.saved.state, first.session.hasUnsavedEdits]).toEqual(['elsewhere', false]);
});

test('a board taken over late does not replace another open one', async () => {
  await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  const taking = second.session.takeOver();
  second.session.openBoard(board);
  const { history } = second;
  await patiently(taking);
  expect([second.session.documentRecord!.id, second.readOnly, second.notice]).toEqual([
    'd2',
    false,
    undefined,
  ]);
  expect(second.history).toBe(history);
  // The lock granted to it is released.
  const third = newTab();
  await patiently(third.session.openDocument('d1'));
  await patiently(third.session.takeOver());
  expect(third.readOnly).toBe(false);
});

test('two clicks on "Edit here" take the board over once', async () => {
  await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  const edit = second.notice!.actions![0]!;
  edit.run();
  edit.run();
  await settled();
  expect([second.readOnly, second.saved.state, second.notice]).toEqual([false, 'saved', undefined]);
});

test('a board whose lock is lost while opening is opened read-only', async () => {
  const first = await drawn();
  first.session.openBoard(board);
  await settled();
  const { read } = memoryStore;
  memoryStore = {
    ...memoryStore,
    read: async (id, from) => {
      const found = await read(id, from);
      locks
        .request(`lamplighter:${id}`, { steal: true }, () => new Promise(() => undefined))
        .catch(() => undefined);
      return found;
    },
  };
  const second = newTab();
  second.session.openBoard(board);
  await patiently(second.session.openDocument('d1'));
  expect([second.readOnly, second.saved.state]).toEqual([true, 'elsewhere']);
});

test('a refusal is final: the lock is not granted later', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  memoryStore.fault = new DOMException('full', 'QuotaExceededError');
  draw(first, add(5));
  second.notice!.actions![0]!.run();
  await vi.advanceTimersByTimeAsync(10);
  expect(second.notice!.message).toMatch(/unsaved edits/);
  memoryStore.fault = undefined;
  first.session.openBoard(board);
  const third = newTab();
  await patiently(third.session.openDocument('d1'));
  expect([second.readOnly, third.readOnly]).toEqual([true, false]);
});

test('a tab that does not respond can be taken over from', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.openDocument('d1'));
  first.isDeaf = true;
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.notice!.message).toMatch(/does not respond/);
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.readOnly).toBe(false);
  expect(first.readOnly).toBe(true);
});

test('a document in use is not deleted', async () => {
  const first = await drawn();
  expect(await first.session.deleteDocument('d1')).toMatchObject({ ok: false });
  const second = newTab();
  second.session.openBoard(board);
  expect(await second.session.deleteDocument('d1')).toMatchObject({ ok: false });
  first.session.openBoard(board);
  await settled();
  expect(await second.session.deleteDocument('d1')).toEqual({ ok: true });
  expect(await memoryStore.list()).toEqual([]);
});

test('unsaved edits are reported before another document is opened', async () => {
  const tab = await drawn();
  expect(await tab.session.canClose()).toBe(true);
  memoryStore.fault = new Error('odd');
  draw(tab, add(5));
  expect(await tab.session.canClose()).toBe(false);
});

test('the file handle is stored with a document', async () => {
  const tab = newTab();
  tab.session.openBoard(board, { handle: 'handle', file: { name: 'a.json', savedAt: 1, digest: 'x' } });
  draw(tab, add(1));
  await settled();
  locks = createMemoryLocks();
  const again = newTab();
  await again.session.openDocument('d1');
  expect([again.session.fileHandle, again.session.documentRecord!.file!.name]).toEqual(['handle', 'a.json']);
});

test('a board saved to its own file no longer belongs to the served file', async () => {
  const tab = newTab();
  tab.session.openBoard(board, { keep: true, origin: 'served:1' });
  tab.session.setFile({ name: 'a.json', digest: 'x' });
  expect(tab.session.documentRecord!.origin).toBe('served:1');
  tab.session.setFile({ name: 'b.json', digest: 'x' }, 'handle');
  expect(tab.session.documentRecord!.origin).toBeUndefined();
  await settled();
  expect((await memoryStore.list())[0]!.origin).toBeUndefined();
});
