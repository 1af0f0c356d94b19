import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/run-cli.js';
import { readFileStates, waitForChange } from './watch-files.js';

const top = temporaryFolder();
let count = 0;

/** A folder with a board, watched from now on; `ways` are those of Node, or none. */
async function watching(ways: 'events' | 'polling') {
  const folder = join(top, String(++count));
  mkdirSync(join(folder, 'maps'), { recursive: true });
  const path = (name: string): string => join(folder, 'maps', name);
  writeFileSync(path('a.json'), '{}');
  writeFileSync(path('report.json'), '{}');
  const watched = {
    paths: [join(folder, 'maps'), join(folder, 'late.json')],
    ignored: [path('report.json')],
  };
  const stop = new AbortController();
  const refuse = (): never => {
    throw Object.assign(new Error('too many watchers'), { code: 'ENOSPC' });
  };
  const known = readFileStates(watched);
  const change = waitForChange(watched, known, stop.signal, ...(ways === 'events' ? [] : [refuse]));
  // By then it has looked once, and only an event or the clock makes it look again.
  await setTimeout(200);
  return { folder, path, change, stop };
}

test.each(['events', 'polling'] as const)('by %s, every way to change a file is noticed', async (ways) => {
  const saved = await watching(ways);
  writeFileSync(saved.path('a.json'), '{"game": "lfw"}');
  expect(await saved.change).toEqual([saved.path('a.json')]);

  const replaced = await watching(ways);
  writeFileSync(replaced.path('.a.json.swp'), '[]');
  renameSync(replaced.path('.a.json.swp'), replaced.path('a.json'));
  expect(await replaced.change).toEqual([replaced.path('a.json')]);

  const deleted = await watching(ways);
  rmSync(deleted.path('a.json'));
  expect(await deleted.change).toEqual([deleted.path('a.json')]);

  const added = await watching(ways);
  mkdirSync(added.path('new'));
  await setTimeout(200);
  writeFileSync(added.path('new/board.json'), '{}');
  expect(await added.change).toEqual([added.path('new/board.json')]);

  const late = await watching(ways);
  writeFileSync(join(late.folder, 'late.json'), '{}');
  expect(await late.change).toEqual([join(late.folder, 'late.json')]);

  const gone = await watching(ways);
  rmSync(join(gone.folder, 'maps'), { recursive: true });
  expect(await gone.change).toContain(gone.path('a.json'));
});

test('its own reports and other files are not noticed, and an abort ends it', async () => {
  const { path, change, stop } = await watching('events');
  writeFileSync(path('report.json'), '{"format": "lamplighter-report"}');
  writeFileSync(path('notes.txt'), 'hello');
  await setTimeout(400);
  stop.abort();
  expect(await change).toBeUndefined();
});

test('a file that changed while the first run was reading is noticed', () => {
  const folder = join(top, 'during');
  mkdirSync(folder);
  const start = Date.now() - 1000;
  writeFileSync(join(folder, 'a.json'), '{}');
  expect([...readFileStates({ paths: [folder], ignored: [] }, start)]).toEqual([]);
  expect(readFileStates({ paths: [folder], ignored: [] }, Date.now() + 1000).size).toBe(1);
});
