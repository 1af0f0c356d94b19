import { isUtf8 } from 'node:buffer';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBoard } from './read-board.js';
import { readText } from '../files/read-text.js';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-board-'));
  file = join(folder, 'board.json');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('bytes are read as UTF-8 or refused at the first byte that is none', () => {
  const piece = fc.oneof(
    fc.constantFrom('a', '\n', 'é', '…', '🔦', '\ufeff', '\ufffd').map((text) => [...Buffer.from(text)]),
    fc.constantFrom(
      [0xff],
      [0xc3],
      [0xef, 0xbf],
      [0xed, 0xa0, 0x80],
      [0xf0, 0x9f],
      [0xc0, 0x80],
      [0xf5],
      [0x80],
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const bytes = Buffer.from(pieces.flat());
      writeFileSync(file, bytes);
      const read = readText(file);
      if (isUtf8(bytes)) return read.ok && Buffer.from(read.text).equals(bytes);
      let end = bytes.length;
      while (!isUtf8(bytes.subarray(0, end))) end--;
      const lines = bytes.toString('utf8', 0, end).split('\n');
      const { line, column, code } = read.ok ? { line: 0, column: 0, code: '' } : read.error;
      return code === 'json/not-utf-8' && line === lines.length && column === lines.at(-1)!.length + 1;
    }),
    { numRuns: 300 },
  );
});

test('a byte order mark is kept for the parser to refuse', () => {
  const text = '\ufeff{"schemaVersion": 1, "game": "lfw"}';
  writeFileSync(file, text);
  expect(readText(file)).toEqual({ ok: true, text });
  const read = readBoard(file);
  expect(read.ok ? [] : read.errors.map(({ code }) => code)).toEqual(['json/bom']);
});

test.each<[string, () => string, string]>([
  ['a file that is not there', () => join(folder, 'none.json'), 'it does not exist (ENOENT)'],
  ['a folder', () => folder, 'it is a folder (EISDIR)'],
  [
    'a link in a circle',
    () => {
      const link = join(folder, 'circle.json');
      symlinkSync(link, link);
      return link;
    },
    'its links form a loop (ELOOP)',
  ],
])('%s is an answer', (_, path, reason) => {
  expect(readBoard(path())).toEqual({
    ok: false,
    errors: [
      {
        code: 'json/unreadable',
        message: `The file cannot be read: ${reason}.`,
        line: 1,
        column: 1,
        pointer: '',
        words: 'the file',
      },
    ],
  });
});
