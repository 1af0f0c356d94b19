import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShortCommand } from './v8-flags.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quick-work-'));
  writeFileSync(join(folder, 'small.json'), '{}');
  writeFileSync(join(folder, 'large.json'), ' '.repeat(500_000));
  mkdirSync(join(folder, 'town'));
  writeFileSync(join(folder, 'town', 'board.json'), '{}');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each<[string[], boolean]>([
  [['format', 'small.json'], true],
  [['format', '--check', 'small.json'], true],
  [['format', 'large.json'], false],
  [['format', 'small.json', 'large.json'], false],
  [['format', '.'], false],
  [['format', 'none.json'], false],
  [['format', 'small.json/none.json'], false],
  [['format', `${'x'.repeat(5000)}.json`], false],
  [['format'], false],
  [['validate', 'small.json'], true],
  [['validate', 'town'], true],
  [['validate', 'small.json', '--deep'], false],
  [['validate', 'large.json'], false],
  [['rules', 'small.json'], false],
  [[], false],
])('%j', (words, quick) => {
  const [command, ...rest] = words;
  const paths = rest.map((word) => (word.startsWith('-') ? word : join(folder, word)));
  expect(isShortCommand(command === undefined ? [] : [command, ...paths])).toBe(quick);
});

test.each(['whitechapel', 'teaching/two-routes'])('%s is a shipped board', (name) => {
  expect(isShortCommand(['validate', name])).toBe(true);
  expect(isShortCommand(['validate', name, '--deep'])).toBe(false);
});
