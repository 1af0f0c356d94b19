import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/run-cli.js';
import { filesOfModule, versionOfFiles } from './local-imports.js';

const folder = temporaryFolder();
const at = (path: string): string => join(folder, path);
mkdirSync(at('parts'));
const TEXTS = {
  'rules.mjs':
    "import { a } from './parts/a.mjs';\nimport fs from 'node:fs';\nimport lit from 'lit';\nconst late = import(\"./late.mjs\");",
  'parts/a.mjs': "export * from '../b.mjs';\nrequire('./c'); import './none.mjs';",
  'parts/c.cjs': "require('./data')",
  'parts/data.json': '{}',
  'b.mjs': "import './parts/a.mjs'; // a circle of imports",
  'late.mjs': '',
  'other.mjs': '',
};
for (const [path, text] of Object.entries(TEXTS)) writeFileSync(at(path), text);

test('a module has the files it imports by relative paths, also missing ones', () => {
  const names = [
    'rules.mjs',
    'parts/a.mjs',
    'late.mjs',
    'b.mjs',
    'parts/c.cjs',
    'parts/none.mjs',
    'parts/data.json',
  ];
  expect(filesOfModule(at('rules.mjs')).toSorted()).toEqual(names.map(at).toSorted());
});

test('its version changes with each of them, and with no other file', () => {
  const version = (): string => versionOfFiles(filesOfModule(at('rules.mjs')));
  const first = version();
  utimesSync(at('other.mjs'), 1, 1);
  expect(version()).toBe(first);
  utimesSync(at('parts/data.json'), 1, 1);
  const second = version();
  expect(second).not.toBe(first);
  writeFileSync(at('parts/none.mjs'), '');
  expect(version()).not.toBe(second);
});
