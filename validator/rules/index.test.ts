/** Every rule has its file, its test, its fixtures and its sentences. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFixtures, validateFixture } from '../../testing/validator/rule-fixtures.js';
import { LAYERS } from '../definitions/rule.js';
import { RULES } from './index.js';

const home = import.meta.dirname;

const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.includes('/') && path.endsWith('.ts'))
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('/index.ts'));

test('the id of every rule is its path, and every rule file is listed once', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(RULES.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
});

test('the rules are in the order of their layers', () => {
  const layers = RULES.map(({ id }) => LAYERS.findIndex((layer) => id.startsWith(`${layer}/`)));
  expect(layers).not.toContain(-1);
  expect(layers).toEqual(layers.toSorted((a, b) => a - b));
});

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has its test beside it', () => {
    expect(existsSync(join(home, `${id}.test.ts`))).toBe(true);
  });

  const fixtures = readFixtures(id);
  test('has a failing and a passing fixture', () => {
    expect(fixtures.filter(({ fails }) => fails)).not.toEqual([]);
    expect(fixtures.filter(({ fails }) => !fails)).not.toEqual([]);
  });

  test('has full sentences, and cites the catalogue or states why it exists', () => {
    for (const words of [rule.summary, rule.why, rule.remedy, rule.whenToWaive])
      expect(words).toMatch(SENTENCE);
    // The reason stands between the two sentences of a finding.
    expect(rule.why.slice(0, -1)).not.toMatch(/[.!?] [A-Z]/);
    expect(rule.catalogueIds.length > 0).toBe(rule.origin === undefined);
    if (rule.origin !== undefined) expect(rule.origin).toMatch(SENTENCE);
    expect(new Set(rule.catalogueIds).size).toBe(rule.catalogueIds.length);
  });

  test('can be waived unless its text begins with Never', () => {
    expect(rule.waivable).toBe(
      rule.whenToWaive.startsWith('Never on a printed board')
        ? 'unprinted'
        : rule.whenToWaive.startsWith('Never')
          ? false
          : undefined,
    );
  });

  test('has another severity in each profile that it lists, and none for printed boards', () => {
    const { official, ...others } = rule.severityByProfile ?? {};
    expect(official).toBeUndefined();
    for (const severity of Object.values(others)) expect(severity).not.toBe(rule.severity);
  });

  test.each(fixtures.filter(({ fails }) => fails))('reports readable sentences on $name', (fixture) => {
    const { findings } = validateFixture(fixture, { deep: rule.deep === true });
    const own = findings.filter((finding) => finding.rule === id);
    expect(own).not.toEqual([]);
    for (const { what, remedy, entities, fixes } of own) {
      expect(what).toMatch(SENTENCE);
      expect(remedy).toMatch(SENTENCE);
      expect(`${what} ${remedy}`).not.toMatch(/undefined|NaN|\[object|\b1 \w+s\b (are|were|have)/);
      // A waiver names a finding by its entities with blanks between them.
      expect(entities.filter((entity) => /\s|^$/.test(entity))).toEqual([]);
      expect(entities).not.toEqual([]);
      for (const { label } of fixes) expect(label).toMatch(/^[A-Z].*[^.]$/);
    }
  });
});

const SENTENCE = /^[A-Z].*\.$/s;
