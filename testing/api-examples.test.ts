/** The programs in docs/examples/api compile, print the output in their last comment, and appear in the API reference. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runTypeScriptExample } from './docs/run-examples.js';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/examples/api');
const names = readdirSync(folder).sort();

test.each(names)('%s prints what its last comment says', (name) => {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  const program = text.replace(/\n\/\/ Output:\n[^]*$/, '\n');
  const output = runTypeScriptExample(program).trimEnd().split('\n');
  const complete = `${program}// Output:\n${output.map((line) => `// ${line}\n`).join('')}`;
  if (process.env['UPDATE'] === '1') writeFileSync(path, complete);
  else expect(text).toBe(complete);
});

test('each program is the example of one exported function', () => {
  const included = ['model', 'validator', 'exchange', 'engine'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) => {
        const text = readFileSync(join(root, top, path), 'utf8');
        return Array.from(text.matchAll(/\{@includeCode ([^}]+)\}/g), ([, target]) =>
          resolve(root, top, path, '..', target!),
        );
      }),
  );
  expect(included.sort()).toEqual(names.map((name) => join(folder, name)));
});
