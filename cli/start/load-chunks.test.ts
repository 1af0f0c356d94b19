import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toScript } from '../vite.chunks.config.js';
import { createChunkLoader, STAMP_LENGTH, type ChunkLoader } from './load-chunks.js';

const MODULES = {
  'one.js': `import { shared, count } from "./shared.js";
import { join as joinPaths } from "node:path";
const later = () => import("./later.js");
const outside = () => import("node:os");
const text = joinPaths(shared, "x");
const where = import.meta.url;
export { text as default, text, later, outside, where, count };`,
  'shared.js': `globalThis.timesLoaded = (globalThis.timesLoaded ?? 0) + 1;
const shared = "s";
function count() { return globalThis.timesLoaded; }
export { shared, count };`,
  'refused.js': 'const text = "r"; export { text };',
  'later.js': 'export { shared as t, count } from "./shared.js";',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  for (const [name, code] of Object.entries(MODULES)) writeFileSync(join(folder, name), toScript(code));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const loaderWith = (code: ReturnType<ChunkLoader['compiled']>): ChunkLoader =>
  createChunkLoader(pathToFileURL(`${folder}/`).href, new Map(code.map((chunk) => [chunk.name, chunk])));

interface One {
  readonly default: string;
  readonly text: string;
  readonly where: string;
  readonly count: () => number;
  readonly later: () => Promise<{ readonly t: string; readonly count: () => number }>;
  readonly outside: () => Promise<{ readonly tmpdir: () => string }>;
}

test('chunks import each other, modules of Node and themselves later, each loaded once', async () => {
  const one = loaderWith([]).load('one.js') as unknown as One;
  expect([one.default, one.text]).toEqual([join('s', 'x'), join('s', 'x')]);
  expect(one.where).toBe(pathToFileURL(join(folder, 'one.js')).href);
  expect(await one.later()).toEqual({ t: 's', count: one.count });
  expect((await one.outside()).tmpdir()).toBe(tmpdir());
  expect(one.count()).toBe(1);
});

test('compiled code of an earlier loader is used, and not that of another source', () => {
  const first = loaderWith([]);
  first.load('shared.js');
  expect(first.isCached()).toBe(false);
  const code = first.compiled();
  const second = loaderWith(code);
  second.load('shared.js');
  expect(second.isCached()).toBe(true);
  const third = loaderWith(code.map((chunk) => ({ ...chunk, stamp: '/*another*/' })));
  third.load('shared.js');
  expect(third.isCached()).toBe(false);
});

test('compiled code of another installation is not used: stack traces would name its files', () => {
  const first = loaderWith([]);
  first.load('shared.js');
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'shared.js'), toScript(MODULES['shared.js']));
  const code = new Map(first.compiled().map((chunk) => [chunk.name, chunk]));
  const loader = createChunkLoader(pathToFileURL(`${other}/`).href, code);
  loader.load('shared.js');
  expect(loader.isCached()).toBe(false);
});

test('code that V8 refuses is compiled again', () => {
  const loader = loaderWith([
    {
      name: 'refused.js',
      stamp: `${toScript(MODULES['refused.js']).slice(0, STAMP_LENGTH)} ${pathToFileURL(join(folder, 'refused.js')).href}`,
      data: Buffer.alloc(64),
    },
  ]);
  expect(loader.load('refused.js')['text']).toBe('r');
  expect(loader.isCached()).toBe(false);
});
