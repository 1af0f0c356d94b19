/** The pages about the editor say what its code says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorPages } from '../docs/generate-editor-pages.js';
import { COMMANDS } from '../editor/tools/commands/commands.js';

test.each([...editorPages()])('docs/%s is up to date ("npm run docs" writes it)', (name, text) => {
  expect(readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')).toBe(text);
});

test('every command is on the page of keys, and every element’s class comment lists its events', () => {
  const [keys, elements] = [...editorPages().values()];
  for (const { name } of COMMANDS) expect(keys).toContain(name);
  for (const event of ['lamp-change', 'lamp-pick', 'lamp-gesture']) expect(elements).toContain(event);
});
