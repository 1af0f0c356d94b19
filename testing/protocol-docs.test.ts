/** The page of the protocol: every request with its fields, every error, and a client in Python that plays a game. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIMITS, REQUESTS } from '../engine/protocol/index.js';
import { inlineCodeOf, fencedBlocksOf, proseOf, tableRowsOf, sectionsOf } from './docs/parse-markdown.js';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/protocol.md');

describe('requests', () => {
  const sections = sectionsOf(page);

  test('are there, and no others', () => {
    expect([...sections.keys()].toSorted()).toEqual(Object.keys(REQUESTS).toSorted());
  });

  test.each(Object.entries(REQUESTS))('%s has its meaning, its fields and its answer', (name, request) => {
    const section = sections.get(name)!;
    expect(section).toContain(request.meaning);
    expect(section).toContain('**Answer:**');
    const fields = Object.entries(request.fields).map(([field, { description: what, isOptional }]) => [
      `\`${field}\``,
      isOptional ? `${what} (optional)` : what,
    ]);
    expect(tableRowsOf(section.split(/^## /m)[0]!)).toEqual(fields);
  });

  test('are all in the transcript, except trivial ones', () => {
    const transcript = fencedBlocksOf(page).find(({ language }) => language === 'transcript')!.text;
    const shown = new Set([...transcript.matchAll(/^> .*"do":"(\w+)"/gm)].map(([, name]) => name));
    for (const name of ['new', 'legal', 'describe', 'apply', 'outcome', 'deduce', 'perft', 'playout', 'end'])
      expect([...shown]).toContain(name);
  });
});

test('every error code of the protocol is explained, and no other', () => {
  const folder = join(root, 'engine/protocol');
  const files = [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join('engine/protocol', name)),
    'cli/commands/engine/engine.ts',
    'engine/run/perft.ts',
  ];
  const used = files.flatMap((file) =>
    [...read(file).matchAll(/(?:failure|errorLine)\(\s*'(\w+)'|\bcode: '(\w+)',/g)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  const explained = tableRowsOf(page.slice(page.indexOf('## Errors'))).map(
    ([cell]) => inlineCodeOf(cell!)[0],
  );
  expect(explained.toSorted()).toEqual([...new Set(used)].toSorted());
});

test.each(Object.entries(LIMITS).filter(([name]) => name !== 'message'))(
  'the limit of %s is documented',
  (_, limit) => {
    expect(proseOf(page)).toMatch(new RegExp(`\\b${limit}\\b`));
  },
);

describe('the client in Python', () => {
  const file = 'docs/examples/python/client.py';

  test('stands in the page as it is', () => {
    expect(fencedBlocksOf(page).find(({ language }) => language === 'python')?.text).toBe(read(file));
  });

  test('plays a game to its end with the built program', () => {
    const words = [file, process.execPath, 'dist/cli/main.js', 'engine'];
    const stated = execFileSync('python3', words, { cwd: root, encoding: 'utf8' });
    expect(stated).toMatch(/^\d+ steps: (jack|police|inv)\.\w+; Jack may have stood on \d+ circles\.\n$/);
  });
});
