/** docs/glossary.md stays short and sorted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableRowsOf } from './docs/parse-markdown.js';

const page = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8');

test('the glossary has at most 40 words', () => {
  const words = tableRowsOf(page).map(([word]) => word);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(new Set(words).size).toBe(words.length);
});

test.each(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n')[0], section] as const),
)('the words under "%s" are sorted', (_, section) => {
  const words = tableRowsOf(section).map(([word = '']) => word);
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
});
