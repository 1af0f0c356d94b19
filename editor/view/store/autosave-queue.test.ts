/** Autosave loses no edit while writing is possible, and reports when it is not. */
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStore, type MemoryStore } from '../../../testing/editor/memory-store.js';
import {
  addNode,
  boardOf,
  newBoard,
  openHistory,
  perform,
  replayLog,
  undo,
  type History,
} from '../../document/index.js';
import { AutosaveQueue, newDocumentRecord } from './autosave-queue.js';
import type { SavedState } from './document-store.js';

const board = newBoard('wm', { id: 'a', name: 'Alma Place' });
const opening = openHistory(board);
const add = (history: History, n: number): History =>
  perform(history, `circle ${n}`, addNode({ kind: 'circle', id: `c${n}`, at: [n, n] }));

let store: MemoryStore;
let reported: SavedState[];
let waits: { milliseconds: number; end: () => void }[];
let queue: AutosaveQueue;
let time: number;

beforeEach(() => {
  store = createMemoryStore();
  [reported, waits, time] = [[], [], 1000];
  queue = new AutosaveQueue(newDocumentRecord('d1', board), opening, {
    store,
    now: () => time++,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        waits.push({ milliseconds, end: resolve });
      }),
    onStateChange: (saved) => reported.push(saved),
  });
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const states = (): readonly string[] => reported.map(({ state }) => state);
const storedLog = async (): Promise<ReturnType<typeof replayLog>> =>
  replayLog((await store.read('d1'))?.entries ?? []);
/** Ends pending waits of this length. */
async function elapse(milliseconds: number): Promise<void> {
  const over = waits.filter((each) => each.milliseconds === milliseconds);
  waits = waits.filter((each) => each.milliseconds !== milliseconds);
  for (const { end } of over) end();
  await settled();
}

test('a document is stored with its first edit, including the opening', async () => {
  expect(await store.list()).toEqual([]);
  const one = add(opening, 1);
  queue.record(opening, one);
  expect(states()).toEqual(['saving']);
  expect(store.writes).toBe(1);
  await settled();
  expect(states()).toEqual(['saving', 'saved']);
  expect((await storedLog()).history).toEqual(one);
  const [kept] = await store.list();
  expect(kept).toMatchObject({ id: 'd1', name: 'Alma Place', game: 'wm', entries: 2, changed: 1000 });
  expect(kept!.bytes).toBeGreaterThan(500);
});

test('every edit is written at once, whether or not the previous write has completed', async () => {
  let open = (): void => undefined;
  store.gate = new Promise((resolve) => {
    open = resolve;
  });
  const one = add(opening, 1);
  const two = add(one, 2);
  queue.record(opening, one);
  queue.record(one, two);
  expect(store.writes).toBe(2);
  expect(queue.hasUnsavedEdits).toBe(true);
  open();
  await settled();
  expect(queue.hasUnsavedEdits).toBe(false);
  expect((await storedLog()).history).toEqual(two);
});

test('entries in flight are not written again by later edits', async () => {
  let open = (): void => undefined;
  store.gate = new Promise((resolve) => {
    open = resolve;
  });
  const places: number[] = [];
  const { append } = store;
  Object.assign(store, {
    append: ((kept, entries) => {
      places.push(...entries.map(([place]) => place));
      return append(kept, entries);
    }) satisfies MemoryStore['append'],
  });
  const one = add(opening, 1);
  queue.record(opening, one);
  queue.setFile({ name: 'alma.board.json', digest: 'd' });
  const flushing = queue.flush();
  queue.record(one, add(one, 2));
  open();
  expect(await flushing).toBe(true);
  await settled();
  expect(places).toEqual([0, 1, 2]);
  expect((await store.list())[0]).toMatchObject({ entries: 3, file: { digest: 'd' } });
  queue.setFile({ name: 'alma.board.json', digest: 'e' });
  await settled();
  expect((await store.list())[0]).toMatchObject({ entries: 3, file: { digest: 'e' } });
});

test('a failed write is reported at once, kept, and retried', async () => {
  const one = add(opening, 1);
  queue.record(opening, one);
  await settled();
  store.fault = new DOMException('full', 'QuotaExceededError');
  const two = add(one, 2);
  const three = undo(add(two, 3));
  queue.record(one, two);
  await settled();
  expect(reported.at(-1)!.state).toBe('failed');
  expect(reported.at(-1)!.problem).toMatch(/no storage left/);
  const { since } = reported.at(-1)!;
  queue.record(two, three);
  await settled();
  expect(reported.at(-1)).toMatchObject({ state: 'failed', since });
  expect(boardOf((await storedLog()).history!)).toEqual(boardOf(one));

  await elapse(1000);
  expect(reported.at(-1)!.state).toBe('failed');
  store.fault = undefined;
  await elapse(2000);
  expect(reported.at(-1)!.state).toBe('saved');
  expect((await storedLog()).history).toEqual(three);
});

test('an edit after a failed one leaves no gap', async () => {
  store.fault = new DOMException('gone', 'InvalidStateError');
  const one = add(opening, 1);
  const two = add(one, 2);
  queue.record(opening, one);
  await settled();
  store.fault = undefined;
  queue.record(one, two);
  await settled();
  expect(reported.at(-1)!.state).toBe('saved');
  expect((await storedLog()).history).toEqual(two);
});

test('a browser that does not respond counts as not saved, until it does', async () => {
  let open = (): void => undefined;
  store.gate = new Promise((resolve) => {
    open = resolve;
  });
  queue.record(opening, add(opening, 1));
  await elapse(5000);
  expect(reported.at(-1)!.state).toBe('failed');
  expect(reported.at(-1)!.problem).toMatch(/does not respond/);
  open();
  await settled();
  expect(reported.at(-1)!.state).toBe('saved');
  expect(queue.hasUnsavedEdits).toBe(false);
});

test('missing storage is reported', async () => {
  store.fault = new DOMException('no', 'SecurityError');
  queue.record(opening, add(opening, 1));
  await settled();
  expect(reported.at(-1)).toMatchObject({ state: 'not-kept' });
  expect(queue.hasUnsavedEdits).toBe(true);
});

test('a cleared store gets the whole history again', async () => {
  const one = add(opening, 1);
  const two = undo(add(one, 2));
  queue.record(opening, one);
  queue.record(one, two);
  await settled();
  store.logs.clear();
  store.documents.clear();
  const three = add(two, 3);
  queue.record(two, three);
  await settled();
  expect(reported.at(-1)!.state).toBe('saved');
  expect((await storedLog()).history).toEqual(three);
  expect((await storedLog()).intactEntries).toBe((await store.list())[0]!.entries);
  store.logs.clear();
  queue.setFile({ name: 'alma.board.json', digest: 'd' });
  await settled();
  expect((await storedLog()).history).toEqual(three);
  queue.record(three, add(three, 4));
  await settled();
  expect((await storedLog()).history).toEqual(add(three, 4));
});

test('flush resolves to whether everything is written', async () => {
  store.fault = new Error('odd');
  queue.record(opening, add(opening, 1));
  expect(await queue.flush()).toBe(false);
  store.fault = undefined;
  expect(await queue.flush()).toBe(true);
});

test('a stopped queue writes and reports nothing more', async () => {
  const one = add(opening, 1);
  queue.record(opening, one);
  await settled();
  queue.stop();
  queue.record(one, add(one, 2));
  await settled();
  expect(store.writes).toBe(1);
  expect(states()).toEqual(['saving', 'saved']);
});

test('the file it was saved to is stored with the document', async () => {
  const file = { name: 'alma.board.json', savedAt: 5, digest: 'd' };
  queue.setFile(file);
  await settled();
  expect(await store.list()).toEqual([]);
  queue.record(opening, add(opening, 1));
  await settled();
  expect((await store.list())[0]!.file).toEqual(file);
  store.fault = new Error('odd');
  queue.setFile({ ...file, savedAt: 9 });
  await settled();
  store.fault = undefined;
  await elapse(1000);
  expect((await store.list())[0]!.file!.savedAt).toBe(9);
  expect(reported.at(-1)!.state).toBe('saved');
});
