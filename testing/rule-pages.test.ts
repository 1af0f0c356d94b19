import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAULT_CATALOGUE, rulePages } from '../docs/generate-rule-pages.js';
import { RULES } from '../validator/index.js';

const home = join(import.meta.dirname, '..', 'docs', 'rules');
const files = rulePages();
const faults = FAULT_CATALOGUE.groups.flatMap(({ rows }) => rows);
const cited = new Set(RULES.flatMap(({ catalogueIds }) => catalogueIds));

test('every rule has a page with drawings of a wrong and a right board', () => {
  for (const { id } of RULES)
    for (const part of [`${id}.md`, `${id}.wrong.svg`, `${id}.right.svg`])
      expect(files.has(part) ? part : `no ${part}`).toBe(part);
});

test.each([...files.keys()])('docs/rules/%s is up to date; `npm run docs` writes it', (path) => {
  expect(readFileSync(join(home, path), 'utf8')).toBe(files.get(path));
});

test('every error and warning of the catalogue is covered by a rule or explained', () => {
  const open = faults.filter(
    ({ id, severity, note }) => severity !== 'info' && note === undefined && !cited.has(id),
  );
  expect(open.map(({ id }) => id)).toEqual([]);
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
});

test('every id that a rule cites is defined in the catalogue or in docs/games, and every definition is cited', () => {
  const games = join(home, '..', 'games');
  const pages = readdirSync(games).map((name) => readFileSync(join(games, name), 'utf8'));
  const inGames = new Set(pages.flatMap((page) => page.match(/\b[A-Z]+(-[A-Z]+)*-[A-Z]?\d+\b/g) ?? []));
  const defined = new Set([
    ...faults.map(({ id }) => id),
    ...Object.keys(FAULT_CATALOGUE.definitions),
    ...inGames,
  ]);
  expect([...cited].filter((id) => !defined.has(id))).toEqual([]);
  expect(Object.keys(FAULT_CATALOGUE.definitions).filter((id) => !cited.has(id))).toEqual([]);
});
