/** THIRD-PARTY-NOTICES.md lists every package whose code is bundled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledPackages, noticesPage } from '../docs/generate-notices.js';

const root = join(import.meta.dirname, '..');

test('THIRD-PARTY-NOTICES.md is up to date ("npm run docs" writes it)', () => {
  expect(readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(noticesPage());
});

test('every package that the sources import is listed', () => {
  const listed = new Set(bundledPackages().map(({ name }) => name));
  const imported = ['schemas/generated', 'model', 'validator', 'exchange', 'engine', 'vision', 'editor', 'cli'].flatMap(
    (top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test|\.config|\.d)\.ts$/.test(path) && !path.includes('testing/'))
        .flatMap((path) => packagesImportedBy(readFileSync(join(root, top, path), 'utf8'))),
  );
  expect(new Set(imported)).toContain('lit');
  // sharp is optional and never bundled.
  expect([...new Set(imported)].filter((name) => name !== 'sharp' && !listed.has(name))).toEqual([]);
});

/** The packages in import statements and dynamic imports, without types. */
const packagesImportedBy = (source: string): string[] =>
  Array.from(
    source.matchAll(/^(?:import|export)\b(?! type )[^;]*?from '([^.'][^']*)'|import\('([^.'][^']*)'\)/gm),
    ([, from, dynamic]) => from ?? dynamic!,
  )
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
