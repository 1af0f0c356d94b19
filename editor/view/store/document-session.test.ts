/** The document on the table, and two tabs with the same one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLocks } from '../../../testing/memory-locks.js';
import { memoryShelf, type MemoryShelf } from '../../../testing/memory-shelf.js';
import { addNode, boardOf, newBoard, perform, redo, undo, type History } from '../../document/index.js';
import type { Notice } from './notice.js';
import type { SavedState } from './saved-state.js';
import { Session } from './session.js';

const board = newBoard('wm', { id: 'a', name: 'Alma Place' });

let shelf: MemoryShelf;
let locks: ReturnType<typeof memoryLocks>;
let tabs: Tab[];
let ids: number;

beforeEach(() => {
  vi.useFakeTimers();
  [shelf, locks, tabs, ids] = [memoryShelf(), memoryLocks(), [], 0];
});
afterEach(() => {
  vi.useRealTimers();
});

/** One page: a session and what the editor and the person would see. */
interface Tab {
  readonly session: Session;
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
  const session = new Session({
    shelf,
    locks,
    table,
    now: () => 0,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    tell: (saved) => (tab.saved = saved),
    notify: (notice) => (tab.notice = notice),
    begun: (id) => tab.begun.push(id),
    taken: () => tab.taken++,
    download: () => tab.downloads++,
    newId: () => `d${++ids}`,
    post: (message) => {
      for (const each of tabs) if (each !== tab && !each.isDeaf) each.session.hear(message);
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

/** Longer than anybody waits for anything. */
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(10_000);
};

/** For what is answered only after a while. */
async function patiently<T>(promise: Promise<T>): Promise<T> {
  await settled();
  return promise;
}

function draw(tab: Tab, change: (history: History) => History): void {
  if (tab.readOnly) return;
  const before = tab.history;
  tab.history = change(before);
  tab.session.note(before, tab.history);
}

const add =
  (n: number) =>
  (history: History): History =>
    perform(history, `circle ${n}`, addNode({ kind: 'circle', id: `c${n}`, at: [n, n] }));

async function drawn(): Promise<Tab> {
  const tab = newTab();
  tab.session.begin(board);
  for (const n of [1, 2, 3]) draw(tab, add(n));
  draw(tab, undo);
  await settled();
  return tab;
}

test('a document is found again with what was done and what can be done again', async () => {
  const tab = await drawn();
  expect(tab.begun).toEqual(['d1']);
  tabs = [];
  locks = memoryLocks();
  const again = newTab();
  expect(await again.session.open('d1')).toEqual({ ok: true });
  expect(again.history).toEqual(tab.history);
  expect(redo(again.history)).not.toBe(again.history);
  expect([again.readOnly, again.saved.state, again.notice]).toEqual([false, 'saved', undefined]);
  draw(again, add(9));
  await settled();
  locks = memoryLocks();
  const third = newTab();
  await third.session.open('d1');
  expect(third.history).toEqual(again.history);
});

test('a board that is only looked at is not kept', async () => {
  const tab = newTab();
  tab.session.begin(board);
  tab.session.prepare();
  await settled();
  expect(await shelf.list()).toEqual([]);
  expect(tab.saved.state).toBe('saved');
});

test('a board that is new or was a file is kept at once', async () => {
  const tab = newTab();
  tab.session.begin(board, { keep: true });
  await settled();
  expect(tab.begun).toEqual(['d1']);
  draw(tab, add(1));
  await settled();
  locks = memoryLocks();
  const again = newTab();
  await again.session.open('d1');
  expect(again.history).toEqual(tab.history);
});

test('another board may be drawn on, though the last one was only read', async () => {
  await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  second.session.begin(board);
  expect(second.readOnly).toBe(false);
  draw(second, add(1));
  await settled();
  expect(await shelf.list()).toHaveLength(2);
});

test('a damaged tail is told, the rest is kept, and what is drawn next is found again', async () => {
  await drawn();
  shelf.logs.get('d1')!.set(2, { kind: 'do', nonsense: true });
  locks = memoryLocks();
  const tab = newTab();
  expect(await tab.session.open('d1')).toEqual({ ok: true });
  expect(tab.history.steps.map(({ name }) => name)).toEqual(['open', 'circle 1']);
  expect(tab.notice!.words).toMatch(/last 3 steps are lost.*circle 1/);
  draw(tab, add(7));
  await settled();
  locks = memoryLocks();
  const again = newTab();
  await again.session.open('d1');
  expect(again.notice).toBeUndefined();
  expect(again.history).toEqual(tab.history);
});

test('what is lost is told once, though nothing is drawn after it', async () => {
  await drawn();
  shelf.logs.get('d1')!.delete(2);
  locks = memoryLocks();
  await newTab().session.open('d1');
  expect((await shelf.list())[0]!.entries).toBe(2);
  locks = memoryLocks();
  const again = newTab();
  await again.session.open('d1');
  expect(again.notice).toBeUndefined();
});

test('a document that cannot be opened leaves the table as it is', async () => {
  const tab = newTab();
  tab.session.begin(board);
  const before = tab.history;
  expect(await tab.session.open('nowhere')).toMatchObject({ ok: false });
  expect(tab.history).toBe(before);
  expect(tab.session.kept!.id).toBe('d1');
});

test('the second tab is told, reads, and sees what the first draws', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  expect([second.readOnly, second.saved.state]).toEqual([true, 'elsewhere']);
  expect(second.notice!.words).toMatch(/open in another tab/);
  draw(first, add(5));
  await settled();
  expect(second.history).toEqual(first.history);
  expect(second.readOnly).toBe(true);
});

test('a tab that takes over gets everything, and the first one becomes the reader', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  draw(first, add(5));
  second.notice!.actions![0]!.run();
  await settled();
  expect([first.readOnly, second.readOnly]).toEqual([true, false]);
  expect([first.saved.state, second.saved.state]).toEqual(['elsewhere', 'saved']);
  expect(first.notice!.words).toMatch(/taken this board over/);
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

test('a tab with unsaved strokes does not let go by itself', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  shelf.fault = new DOMException('full', 'QuotaExceededError');
  draw(first, add(5));
  await settled();
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.readOnly).toBe(true);
  expect(first.readOnly).toBe(false);
  expect(second.notice!.words).toMatch(/could not save/);
  shelf.fault = undefined;
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.readOnly).toBe(false);
  expect(first.readOnly).toBe(true);
  expect(first.notice!.words).toMatch(/before the last strokes/);
  expect(boardOf(second.history)).not.toEqual(boardOf(first.history));
  // What is only here must stay in sight, to be downloaded.
  const alone = first.history;
  for (const n of [7, 8, 9]) draw(second, add(n));
  await settled();
  expect(first.history).toBe(alone);
});

/** A tab whose last stroke is nowhere else, because another one has seized the board. */
async function leftAlone(): Promise<{ alone: Tab; other: Tab }> {
  const alone = await drawn();
  const other = newTab();
  await patiently(other.session.open('d1'));
  shelf.fault = new DOMException('full', 'QuotaExceededError');
  draw(alone, add(5));
  await settled();
  other.notice!.actions![0]!.run();
  await settled();
  shelf.fault = undefined;
  other.notice!.actions![0]!.run();
  await settled();
  return { alone, other };
}

test('strokes that are in one tab alone are not said to be safe, and can be downloaded', async () => {
  const { alone } = await leftAlone();
  const { history, notice } = alone;
  expect([alone.saved.state, alone.readOnly, alone.session.hasUnsaved]).toEqual(['failed', true, true]);
  expect([notice!.tone, notice!.words]).toEqual(['warn', expect.not.stringContaining('shows what is drawn')]);
  expect(notice!.actions!.map(({ label }) => label)).toEqual([
    'Download the board now',
    'Keep it as a board of its own',
  ]);
  notice!.actions![0]!.run();
  expect(alone.downloads).toBe(1);
  // Nothing replaces them without a question.
  await patiently(alone.session.takeOver());
  expect(alone.history).toBe(history);
  expect(await alone.session.mayLeave()).toBe(false);
});

test('strokes that are in one tab alone can be kept as a board of its own, with all steps', async () => {
  const { alone, other } = await leftAlone();
  const { history } = alone;
  alone.notice!.actions![1]!.run();
  await settled();
  expect([alone.saved.state, alone.readOnly, alone.notice]).toEqual(['saved', false, undefined]);
  expect(alone.begun).toEqual(['d1', 'd2']);
  draw(alone, add(6));
  draw(other, add(9));
  await settled();
  locks = memoryLocks();
  const [mine, theirs] = [newTab(), newTab()];
  await mine.session.open('d2');
  await theirs.session.open('d1');
  expect(mine.history).toEqual(alone.history);
  expect(mine.history.steps.slice(0, history.steps.length)).toEqual(history.steps);
  expect(theirs.history).toEqual(other.history);
});

test('a stroke that was on its way when the board was seized is safe after all', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  first.isDeaf = true;
  let open = (): void => undefined;
  shelf.gate = new Promise((resolve) => (open = resolve));
  draw(first, add(5));
  second.notice!.actions![0]!.run();
  await vi.advanceTimersByTimeAsync(4100);
  second.notice!.actions![0]!.run();
  await vi.advanceTimersByTimeAsync(10);
  expect(first.saved.state).toBe('failed');
  open();
  await vi.advanceTimersByTimeAsync(10);
  expect([first.saved.state, first.session.hasUnsaved]).toEqual(['elsewhere', false]);
});

test('a board that is taken over late does not come onto the table of another one', async () => {
  await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  const taking = second.session.takeOver();
  second.session.begin(board);
  const { history } = second;
  await patiently(taking);
  expect([second.session.kept!.id, second.readOnly, second.notice]).toEqual(['d2', false, undefined]);
  expect(second.history).toBe(history);
  // And nobody keeps the lock that was given to it.
  const third = newTab();
  await patiently(third.session.open('d1'));
  await patiently(third.session.takeOver());
  expect(third.readOnly).toBe(false);
});

test('two clicks on "Edit it here" take the board over once', async () => {
  await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  const edit = second.notice!.actions![0]!;
  edit.run();
  edit.run();
  await settled();
  expect([second.readOnly, second.saved.state, second.notice]).toEqual([false, 'saved', undefined]);
});

test('a board that is lost while it is being opened is opened for reading', async () => {
  const first = await drawn();
  first.session.begin(board);
  await settled();
  const { read } = shelf;
  shelf = {
    ...shelf,
    read: async (id, from) => {
      const found = await read(id, from);
      locks
        .request(`lamplighter:${id}`, { steal: true }, () => new Promise(() => undefined))
        .catch(() => undefined);
      return found;
    },
  };
  const second = newTab();
  second.session.begin(board);
  await patiently(second.session.open('d1'));
  expect([second.readOnly, second.saved.state]).toEqual([true, 'elsewhere']);
});

test('a refusal is final: the lock does not come later, unnoticed', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  shelf.fault = new DOMException('full', 'QuotaExceededError');
  draw(first, add(5));
  second.notice!.actions![0]!.run();
  await vi.advanceTimersByTimeAsync(10);
  expect(second.notice!.words).toMatch(/could not save/);
  shelf.fault = undefined;
  first.session.begin(board);
  const third = newTab();
  await patiently(third.session.open('d1'));
  expect([second.readOnly, third.readOnly]).toEqual([true, false]);
});

test('a tab that does not answer can be taken from', async () => {
  const first = await drawn();
  const second = newTab();
  await patiently(second.session.open('d1'));
  first.isDeaf = true;
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.notice!.words).toMatch(/does not answer/);
  second.notice!.actions![0]!.run();
  await settled();
  expect(second.readOnly).toBe(false);
  expect(first.readOnly).toBe(true);
});

test('what is in use is not deleted', async () => {
  const first = await drawn();
  expect(await first.session.remove('d1')).toMatchObject({ ok: false });
  const second = newTab();
  second.session.begin(board);
  expect(await second.session.remove('d1')).toMatchObject({ ok: false });
  first.session.begin(board);
  await settled();
  expect(await second.session.remove('d1')).toEqual({ ok: true });
  expect(await shelf.list()).toEqual([]);
});

test('a table with unsaved strokes says so before another document comes onto it', async () => {
  const tab = await drawn();
  expect(await tab.session.mayLeave()).toBe(true);
  shelf.fault = new Error('odd');
  draw(tab, add(5));
  expect(await tab.session.mayLeave()).toBe(false);
});

test('the handle of its file is kept with a document', async () => {
  const tab = newTab();
  tab.session.begin(board, { handle: 'handle', file: { name: 'a.json', savedAt: 1, digest: 'x' } });
  draw(tab, add(1));
  await settled();
  locks = memoryLocks();
  const again = newTab();
  await again.session.open('d1');
  expect([again.session.handle, again.session.kept!.file!.name]).toEqual(['handle', 'a.json']);
});

test('a board that is saved into a file of its own is no longer one of the served file', async () => {
  const tab = newTab();
  tab.session.begin(board, { keep: true, origin: 'served:1' });
  tab.session.mark({ name: 'a.json', digest: 'x' });
  expect(tab.session.kept!.origin).toBe('served:1');
  tab.session.mark({ name: 'b.json', digest: 'x' }, 'handle');
  expect(tab.session.kept!.origin).toBeUndefined();
  await settled();
  expect((await shelf.list())[0]!.origin).toBeUndefined();
});
