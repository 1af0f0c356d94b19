/** No stroke is lost while anything can be written, and the person knows when it cannot. */
import { beforeEach, expect, test } from 'vitest';
import { memoryShelf, type MemoryShelf } from '../../../testing/memory-shelf.js';
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
import { Keeper, unkept } from './keeper.js';
import type { SavedState } from './saved-state.js';

const board = newBoard('wm', { id: 'a', name: 'Alma Place' });
const opening = openHistory(board);
const add = (history: History, n: number): History =>
  perform(history, `circle ${n}`, addNode({ kind: 'circle', id: `c${n}`, at: [n, n] }));

let shelf: MemoryShelf;
let told: SavedState[];
let waits: { milliseconds: number; end: () => void }[];
let keeper: Keeper;
let time: number;

beforeEach(() => {
  shelf = memoryShelf();
  [told, waits, time] = [[], [], 1000];
  keeper = new Keeper(unkept('d1', board), opening, {
    shelf,
    now: () => time++,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        waits.push({ milliseconds, end: resolve });
      }),
    tell: (saved) => told.push(saved),
  });
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const states = (): readonly string[] => told.map(({ state }) => state);
const onShelf = async (): Promise<ReturnType<typeof replayLog>> =>
  replayLog((await shelf.read('d1'))?.entries ?? []);
/** Ends the waits that were asked for so far and are this long. */
async function elapse(milliseconds: number): Promise<void> {
  const over = waits.filter((each) => each.milliseconds === milliseconds);
  waits = waits.filter((each) => each.milliseconds !== milliseconds);
  for (const { end } of over) end();
  await settled();
}

test('a document comes onto the shelf with its first stroke, opening and all', async () => {
  expect(await shelf.list()).toEqual([]);
  const one = add(opening, 1);
  keeper.note(opening, one);
  expect(states()).toEqual(['saving']);
  expect(shelf.writes).toBe(1);
  await settled();
  expect(states()).toEqual(['saving', 'saved']);
  expect((await onShelf()).history).toEqual(one);
  const [kept] = await shelf.list();
  expect(kept).toMatchObject({ id: 'd1', name: 'Alma Place', game: 'wm', entries: 2, changed: 1000 });
  expect(kept!.bytes).toBeGreaterThan(500);
});

test('every stroke is on its way at once, whether the one before has arrived or not', async () => {
  let open = (): void => undefined;
  shelf.gate = new Promise((resolve) => {
    open = resolve;
  });
  const one = add(opening, 1);
  const two = add(one, 2);
  keeper.note(opening, one);
  keeper.note(one, two);
  expect(shelf.writes).toBe(2);
  expect(keeper.hasUnsaved).toBe(true);
  open();
  await settled();
  expect(keeper.hasUnsaved).toBe(false);
  expect((await onShelf()).history).toEqual(two);
});

test('what is on its way is not written once more by what comes on top of it', async () => {
  let open = (): void => undefined;
  shelf.gate = new Promise((resolve) => {
    open = resolve;
  });
  const places: number[] = [];
  const { append } = shelf;
  Object.assign(shelf, {
    append: ((kept, entries) => {
      places.push(...entries.map(([place]) => place));
      return append(kept, entries);
    }) satisfies MemoryShelf['append'],
  });
  const one = add(opening, 1);
  keeper.note(opening, one);
  keeper.mark({ name: 'alma.board.json', digest: 'd' });
  const flushing = keeper.flush();
  keeper.note(one, add(one, 2));
  open();
  expect(await flushing).toBe(true);
  await settled();
  expect(places).toEqual([0, 1, 2]);
  expect((await shelf.list())[0]).toMatchObject({ entries: 3, file: { digest: 'd' } });
  keeper.mark({ name: 'alma.board.json', digest: 'e' });
  await settled();
  expect((await shelf.list())[0]).toMatchObject({ entries: 3, file: { digest: 'e' } });
});

test('what cannot be written is told at once, kept, and written when it can be', async () => {
  const one = add(opening, 1);
  keeper.note(opening, one);
  await settled();
  shelf.fault = new DOMException('full', 'QuotaExceededError');
  const two = add(one, 2);
  const three = undo(add(two, 3));
  keeper.note(one, two);
  await settled();
  expect(told.at(-1)!.state).toBe('failed');
  expect(told.at(-1)!.problem).toMatch(/no room/);
  const { since } = told.at(-1)!;
  keeper.note(two, three);
  await settled();
  expect(told.at(-1)).toMatchObject({ state: 'failed', since });
  expect(boardOf((await onShelf()).history!)).toEqual(boardOf(one));

  await elapse(1000);
  expect(told.at(-1)!.state).toBe('failed');
  shelf.fault = undefined;
  await elapse(2000);
  expect(told.at(-1)!.state).toBe('saved');
  expect((await onShelf()).history).toEqual(three);
});

test('a stroke that follows a failed one leaves no gap behind', async () => {
  shelf.fault = new DOMException('gone', 'InvalidStateError');
  const one = add(opening, 1);
  const two = add(one, 2);
  keeper.note(opening, one);
  await settled();
  shelf.fault = undefined;
  keeper.note(one, two);
  await settled();
  expect(told.at(-1)!.state).toBe('saved');
  expect((await onShelf()).history).toEqual(two);
});

test('a browser that does not answer counts as not saved, until it does', async () => {
  let open = (): void => undefined;
  shelf.gate = new Promise((resolve) => {
    open = resolve;
  });
  keeper.note(opening, add(opening, 1));
  await elapse(5000);
  expect(told.at(-1)!.state).toBe('failed');
  expect(told.at(-1)!.problem).toMatch(/not answered/);
  open();
  await settled();
  expect(told.at(-1)!.state).toBe('saved');
  expect(keeper.hasUnsaved).toBe(false);
});

test('where nothing is kept at all it is said so', async () => {
  shelf.fault = new DOMException('no', 'SecurityError');
  keeper.note(opening, add(opening, 1));
  await settled();
  expect(told.at(-1)).toMatchObject({ state: 'not-kept' });
  expect(keeper.hasUnsaved).toBe(true);
});

test('a store that was emptied meanwhile gets everything again', async () => {
  const one = add(opening, 1);
  const two = undo(add(one, 2));
  keeper.note(opening, one);
  keeper.note(one, two);
  await settled();
  shelf.logs.clear();
  shelf.documents.clear();
  const three = add(two, 3);
  keeper.note(two, three);
  await settled();
  expect(told.at(-1)!.state).toBe('saved');
  expect((await onShelf()).history).toEqual(three);
  expect((await onShelf()).whole).toBe((await shelf.list())[0]!.entries);
  shelf.logs.clear();
  keeper.mark({ name: 'alma.board.json', digest: 'd' });
  await settled();
  expect((await onShelf()).history).toEqual(three);
  keeper.note(three, add(three, 4));
  await settled();
  expect((await onShelf()).history).toEqual(add(three, 4));
});

test('flush says whether everything is written', async () => {
  shelf.fault = new Error('odd');
  keeper.note(opening, add(opening, 1));
  expect(await keeper.flush()).toBe(false);
  shelf.fault = undefined;
  expect(await keeper.flush()).toBe(true);
});

test('a keeper that was stopped writes and says nothing more', async () => {
  const one = add(opening, 1);
  keeper.note(opening, one);
  await settled();
  keeper.stop();
  keeper.note(one, add(one, 2));
  await settled();
  expect(shelf.writes).toBe(1);
  expect(states()).toEqual(['saving', 'saved']);
});

test('the file it was saved into is remembered with the document', async () => {
  const file = { name: 'alma.board.json', savedAt: 5, digest: 'd' };
  keeper.mark(file);
  await settled();
  expect(await shelf.list()).toEqual([]);
  keeper.note(opening, add(opening, 1));
  await settled();
  expect((await shelf.list())[0]!.file).toEqual(file);
  shelf.fault = new Error('odd');
  keeper.mark({ ...file, savedAt: 9 });
  await settled();
  shelf.fault = undefined;
  await elapse(1000);
  expect((await shelf.list())[0]!.file!.savedAt).toBe(9);
  expect(told.at(-1)!.state).toBe('saved');
});
