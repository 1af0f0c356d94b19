/** The chunks of the built command line. `npm test` builds it first. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STAMP_LENGTH } from './start/load-chunks.js';
import { escapeNonAscii, toScript } from './vite.chunks.config.js';

const dist = join(import.meta.dirname, '..', 'dist', 'cli');
const chunks = readdirSync(join(dist, 'chunks'));
const read = (chunk: string): string => readFileSync(join(dist, 'chunks', chunk), 'utf8');

describe('a module as a script', () => {
  const bodyOf = (code: string): string =>
    /^\/\*[0-9a-f]{16}\*\/\(function \(\$load, \$import, \$url\) \{ "use strict"; ([^]*)\}\)$/.exec(
      toScript(code),
    )![1]!;

  test.each([
    ['import { a, b as c } from "./x.js";', 'const { a: a, b: c } = $load("x.js");'],
    ['import * as path from "path";', 'const path = process.getBuiltinModule("path");'],
    ['import "./x.js";', 'const {  } = $load("x.js");'],
    ['const f = () => import("./x.js");', 'const f = () => (async () => $load("x.js"))();'],
    [
      'const f = (name) => import(name + (() => import("sharp"))());',
      'const f = (name) => $import(name + (() => $import("sharp"))());',
    ],
    ['const here = import.meta.url;', 'const here = $url;'],
    ['function F() { return new.target; }', 'function F() { return new.target; }'],
    [
      "// import('./a.js')\nconst text = 'import.meta.url';",
      "// import('./a.js')\nconst text = 'import.meta.url';",
    ],
  ])('%s', (code, wanted) => {
    expect(bodyOf(code)).toBe(`${wanted}\nreturn {  };\n`);
  });

  test('returns its exports', () => {
    expect(bodyOf('const a = 1;\nexport { a, a as default };')).toBe(
      'const a = 1;\n\nreturn { a: a, default: a };\n',
    );
    expect(bodyOf('export { b as t } from "./x.js";')).toBe('\nreturn { t: $load("x.js").b };\n');
    expect(() => toScript('const here = import.meta.dirname;')).toThrow('Chunks cannot');
    expect(() => toScript('export const a = 1;')).toThrow('Chunks cannot');
    expect(() => toScript('export * from "./x.js";')).toThrow('Chunks cannot');
  });

  test('has a stamp of its content', () => {
    const [one, same, other] = ['1;', '1;', '2;'].map((code) => toScript(code).slice(0, STAMP_LENGTH));
    expect([one === same, one === other]).toEqual([true, false]);
    expect(one).toMatch(/^\/\*\w{16}\*\/$/);
  });
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

/** The chunks that a chunk loads at once. */
const importsOf = (chunk: string): string[] =>
  [...read(chunk).matchAll(/^(?:\/\*.*"use strict"; )?const .* = \$load\("([\w.-]+)"\);$/gm)].map(
    ([, name]) => name!,
  );

test.each([
  ['format', 3],
  ['validate', 6],
])('%s loads few files', (command, most) => {
  const [, chunk] = new RegExp(`^\\t${command}: .*\\$load\\("(.*?)"\\)`, 'm').exec(read('entry.js'))!;
  const files = new Set(['entry.js', chunk!]);
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  expect([...files].length).toBeGreaterThan(2);
  expect([...files].length).toBeLessThanOrEqual(most);
});

test('chunks do not import each other in a circle, because imported values are copied', () => {
  const done = new Set<string>();
  const visit = (chunk: string, path: readonly string[]): void => {
    expect(path, `${chunk} imports itself`).not.toContain(chunk);
    if (done.has(chunk)) return;
    for (const imported of importsOf(chunk)) visit(imported, [...path, chunk]);
    done.add(chunk);
  };
  for (const chunk of chunks) visit(chunk, []);
  expect(done.size).toBe(chunks.length);
});

test('only the command detect loads the code and the weights that look at pictures', () => {
  const withVision = chunks.filter((chunk) => /^(?:.*"use strict"; )?\/\/ vision\//m.test(read(chunk)));
  const importers = chunks.filter((chunk) =>
    withVision.some((each) => read(chunk).includes(`$load("${each}")`) && !withVision.includes(chunk)),
  );
  expect(importers).toEqual(['detect.js']);
  expect(withVision).toEqual(['detect-in-file.js', 'weights.js']);
});
