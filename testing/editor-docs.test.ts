/** The pages about the editor say what its code says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CUSTOM_PROPERTIES } from '../docs/element-facts.js';
import { editorPages } from '../docs/generate-editor-pages.js';
import { COMMANDS } from '../editor/tools/commands/commands.js';
import { themeStyle } from '../editor/view/ui/theme-colours.js';

test.each([...editorPages()])('docs/%s is up to date ("npm run docs" writes it)', (name, text) => {
  expect(readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')).toBe(text);
});

test('every command is on the page of keys, and every element’s class comment lists its events', () => {
  const [keys, elements] = [...editorPages().values()];
  for (const { name } of COMMANDS) expect(keys).toContain(name);
  for (const event of ['lamp-change', 'lamp-pick', 'lamp-gesture']) expect(elements).toContain(event);
});

test('every custom property of a theme is documented, and no other', () => {
  const set = new Set(Array.from(themeStyle.cssText.matchAll(/(--[\w-]+):/g), ([, name]) => name));
  expect(CUSTOM_PROPERTIES.flatMap(([names]) => names).toSorted()).toEqual([...set].toSorted());
});

interface Manifest {
  readonly modules: readonly {
    readonly path: string;
    readonly declarations: readonly {
      readonly tagName: string;
      readonly members: readonly { readonly name: string }[];
      readonly events: readonly { readonly name: string }[];
    }[];
  }[];
}

test('the manifest of the elements describes both, at modules that exist', () => {
  const { modules } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../dist/custom-elements.json'), 'utf8'),
  ) as Manifest;
  expect(modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))).toEqual([
    'lamplighter-board',
    'lamplighter-editor',
  ]);
  for (const { path, declarations } of modules) {
    expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8')).not.toBe('');
    expect(declarations[0]!.members.map(({ name }) => name)).toContain('board');
    expect(declarations[0]!.events.length).toBeGreaterThan(1);
  }
});
