import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleFiles } from '../docs/generate-rules.js';
import { RULES } from '../validator/index.js';

const home = join(import.meta.dirname, '..', 'docs', 'rules');
const files = ruleFiles();

test('every rule has a page with a wrong and a right board drawn', () => {
  for (const { id } of RULES)
    for (const part of [`${id}.md`, `${id}.wrong.svg`, `${id}.right.svg`])
      expect(files.has(part) ? part : `no ${part}`).toBe(part);
});

test.each([...files.keys()])('docs/rules/%s is what the rules say now; `npm run docs` writes it', (path) => {
  expect(readFileSync(join(home, path), 'utf8')).toBe(files.get(path));
});
