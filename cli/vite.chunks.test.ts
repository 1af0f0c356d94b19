/** The chunks of the built command line. `npm test` builds it first. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { escapeNonAscii, fetchNodeModules } from './vite.chunks.config.js';

const dist = join(import.meta.dirname, '..', 'dist', 'cli');
const chunks = readdirSync(join(dist, 'chunks'));
const read = (chunk: string): string => readFileSync(join(dist, 'chunks', chunk), 'utf8');

test('modules of Node are fetched by a function', () => {
  expect(fetchNodeModules('import { a, b as c } from "node:fs";\nimport * as path from "path";\n')).toBe(
    'const { a, b: c } = process.getBuiltinModule("node:fs");\nconst path = process.getBuiltinModule("path");\n',
  );
  const kept = 'import { createServer } from "node:http";\nimport { x } from "./fs.js";\n';
  expect(fetchNodeModules(kept)).toBe(kept);
});

test('characters outside of ASCII are escaped, those of two units as two', () => {
  const text = 'c135–x167 🔦';
  const escaped = escapeNonAscii(JSON.stringify(text));
  expect(escaped).toMatch(/^[\0-\x7f]+$/);
  expect(JSON.parse(escaped)).toBe(text);
  expect(escapeNonAscii('/[\\–]\\\\–\\n/')).toBe('/[\\u2013]\\\\\\u2013\\n/');
});

test('chunks are in ASCII, and raw templates, in which an escape means something else, have none', () => {
  for (const chunk of chunks)
    expect(/[^\0-\x7f]|String\.raw`[^`]*\\u[0-9a-f]{4}/.exec(read(chunk))?.[0], chunk).toBeUndefined();
});

test.each([
  ['format', 3],
  ['validate', 6],
])('%s loads few files', (command, most) => {
  const files = new Set(['program.js', `${command}.js`]);
  for (const file of files)
    for (const [, imported] of read(file).matchAll(/^import .*"\.\/([\w.-]+)";$/gm))
      files.add(posix.join('.', imported!));
  expect([...files].length).toBeLessThanOrEqual(most);
});

test('only the command detect loads the code and the weights that look at pictures', () => {
  const withVision = chunks.filter((chunk) => /^\/\/ vision\//m.test(read(chunk)));
  const importers = chunks.filter((chunk) =>
    withVision.some((each) => read(chunk).includes(`"./${each}"`) && !withVision.includes(chunk)),
  );
  expect(importers).toEqual(['detect.js']);
  expect(withVision).toEqual(['detect-in-file.js', 'weights.js']);
});
