import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeCacheFile, readCodeCache, writeCodeCache, type CachedChunk } from './code-cache.js';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-cache-'));
});
beforeEach(() => {
  file = join(mkdtempSync(join(folder, 'each-')), 'deep', 'cache.bin');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const CHUNKS: readonly CachedChunk[] = [
  { name: 'entry.js', stamp: '/*0123456789abcdef*/', data: Buffer.from('compiled code of some length') },
  { name: 'rules.js', stamp: '/*fedcba9876543210*/', data: Buffer.from('more of it') },
];
const write = (): void => {
  writeCodeCache(file, () => CHUNKS);
};

describe('a cache of compiled code', () => {
  test('gives back what was written, at offsets that V8 can use directly', () => {
    write();
    const { chunks, age } = readCodeCache(file);
    expect([...chunks.values()]).toEqual(CHUNKS);
    for (const { data } of chunks.values()) expect(data.byteOffset % 8).toBe(0);
    expect(age).toBeLessThan(60_000);
    expect(readdirSync(dirname(file))).toEqual(['cache.bin']);
  });

  test('is replaced as a whole', () => {
    write();
    writeCodeCache(file, () => CHUNKS.slice(1));
    expect([...readCodeCache(file).chunks.keys()]).toEqual(['rules.js']);
  });

  test('is empty without a file', () => {
    expect(readCodeCache(file).chunks.size).toBe(0);
    expect(readCodeCache(undefined).chunks.size).toBe(0);
  });

  test('is not used with any byte of it cut off or changed', () => {
    write();
    const whole = readFileSync(file);
    for (let i = 0; i < whole.length; i++) {
      writeFileSync(file, whole.subarray(0, i));
      expect(readCodeCache(file).chunks.size, `cut at ${i}`).toBe(0);
      const changed = Buffer.from(whole);
      changed[i]! ^= 1;
      writeFileSync(file, changed);
      expect(readCodeCache(file).chunks.size, `changed at ${i}`).toBe(0);
    }
  });

  test('is not written where it cannot be, and then nothing is compiled', () => {
    mkdirSync(dirname(dirname(file)), { recursive: true });
    writeFileSync(dirname(file), 'a file in place of the folder');
    const compile = (): never => {
      throw new Error('compiled in vain');
    };
    writeCodeCache(file, compile);
    writeCodeCache(undefined, compile);
    expect(readCodeCache(file).chunks.size).toBe(0);
  });

  test('leaves nothing behind if it cannot be made', () => {
    writeCodeCache(file, () => {
      throw new Error('no code');
    });
    expect(readdirSync(dirname(file))).toEqual([]);
  });
});

describe('its file', () => {
  const place = (environment: Record<string, string>): string | undefined => {
    const found = codeCacheFile(environment, 'validate', 'short');
    return found && dirname(found);
  };

  test.each<[Record<string, string>, string | undefined]>([
    [{ HOME: '/home/ann' }, join('/home/ann/.cache/lamplighter')],
    [{ HOME: '/home/ann', XDG_CACHE_HOME: '/cache' }, join('/cache/lamplighter')],
    [{ LOCALAPPDATA: '/local' }, join('/local/lamplighter')],
    [{ HOME: '/home/ann', NODE_COMPILE_CACHE: '/mine' }, join('/mine/lamplighter')],
    [{ HOME: '/home/ann', NODE_DISABLE_COMPILE_CACHE: '1' }, undefined],
    [{}, undefined],
  ])('%j', (environment, wanted) => {
    expect(place(environment)).toBe(wanted);
  });

  test('is one for each command and kind, and none for words that are not a command', () => {
    const names = [
      codeCacheFile({ HOME: '/' }, 'validate', 'short'),
      codeCacheFile({ HOME: '/' }, 'validate', 'long'),
      codeCacheFile({ HOME: '/' }, 'format', 'short'),
    ];
    expect(new Set(names).size).toBe(3);
    for (const word of ['', '--help', '../validate', 'a/b'])
      expect(codeCacheFile({ HOME: '/' }, word, 'short')).toBeUndefined();
  });
});
