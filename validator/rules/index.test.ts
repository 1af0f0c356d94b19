/** What every rule must have: its file, its test, its fixtures, its words. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixturesOf, reportOnFixture } from '../../testing/rule-fixtures.js';
import { LAYERS } from '../rule.js';
import { RULES } from './index.js';

const home = import.meta.dirname;

const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.includes('/') && path.endsWith('.ts'))
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('/index.ts'));

test('every rule file is in the list of rules once, under the id that is its path', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(RULES.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
});

test('the rules stand in the order of their layers', () => {
  const layers = RULES.map(({ id }) => LAYERS.findIndex((layer) => id.startsWith(`${layer}/`)));
  expect(layers).not.toContain(-1);
  expect(layers).toEqual(layers.toSorted((a, b) => a - b));
});

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has its test beside it', () => {
    expect(existsSync(join(home, `${id}.test.ts`))).toBe(true);
  });

  const fixtures = fixturesOf(id);
  test('has a failing and a passing fixture', () => {
    expect(fixtures.filter(({ fails }) => fails)).not.toEqual([]);
    expect(fixtures.filter(({ fails }) => !fails)).not.toEqual([]);
  });

  test('speaks in full sentences and says what it answers', () => {
    for (const words of [rule.summary, rule.why, rule.mend, rule.waive]) expect(words).toMatch(SENTENCE);
    // The reason stands between the two sentences of a finding.
    expect(rule.why.slice(0, -1)).not.toMatch(/[.!?] [A-Z]/);
    expect(rule.answers).not.toEqual([]);
    expect(new Set(rule.answers).size).toBe(rule.answers.length);
    for (const answer of rule.answers)
      expect(answer).toMatch(/^([A-Z]{3}-\d{3}|AMB-[A-Z]+-\d\d|[A-Z]+-[A-Z]?\d\d)$/);
  });

  test('can be waived where its words do not say never', () => {
    expect(rule.waivable).toBe(
      rule.waive.startsWith('Never on a printed board')
        ? 'unprinted'
        : /^(Never|Nobody)/.test(rule.waive)
          ? false
          : undefined,
    );
  });

  test('is gentler in no profile than where it is not gentle, and never on a printed board', () => {
    const { official, ...gentler } = rule.gentler ?? {};
    expect(official).toBeUndefined();
    for (const severity of Object.values(gentler)) expect(severity).not.toBe(rule.severity);
  });

  test.each(fixtures.filter(({ fails }) => fails))('fails on $name, in words that can be read', (fixture) => {
    const { findings } = reportOnFixture(fixture, { deep: rule.deep === true });
    const own = findings.filter((finding) => finding.rule === id);
    expect(own).not.toEqual([]);
    for (const { what, mend, entities, fix } of own) {
      expect(what).toMatch(SENTENCE);
      expect(mend).toMatch(SENTENCE);
      expect(`${what} ${mend}`).not.toMatch(/undefined|NaN|\[object|\b1 \w+s\b (are|were|have)/);
      // A waiver names a finding by its entities with blanks between them.
      expect(entities.filter((entity) => /\s|^$/.test(entity))).toEqual([]);
      expect(entities).not.toEqual([]);
      if (fix) expect(fix.label).toMatch(/^[A-Z].*[^.]$/);
    }
  });
});

const SENTENCE = /^[A-Z].*\.$/s;
