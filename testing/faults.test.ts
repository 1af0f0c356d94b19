/** A small run of the fault injection; `npm run faults` makes more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../faults/all-fault-classes.js';
import { faultTables, replaceTables } from '../faults/fault-page.js';
import { HINT_RULES } from '../faults/hint-quality.js';
import { INVISIBLE_ON_CUSTOM } from '../faults/invisible-on-custom.js';
import type { FaultClass } from '../faults/fault-class.js';
import { injectFaults, isDetected, type FaultOutcome } from '../faults/inject-faults.js';
import { formatDetectionTable } from '../faults/format-detection-table.js';
import { DETECTION_GOAL, detectionRateOf, type DetectionRate } from '../faults/detection-rate.js';

const made = new Map<FaultClass, { outcomes: readonly FaultOutcome[]; verdict: DetectionRate }>();

/** A few faults of a class, made once. */
function faultsOf(faults: FaultClass): { outcomes: readonly FaultOutcome[]; verdict: DetectionRate } {
  let known = made.get(faults);
  if (known === undefined) {
    const outcomes = injectFaults(faults, { count: faults.boards.length > 2 ? 1 : 2, seed: 1 });
    made.set(faults, (known = { outcomes, verdict: detectionRateOf(faults, outcomes) }));
  }
  return known;
}

test('the classes are many, and each has a name of its own', () => {
  expect(FAULT_CLASSES.length).toBeGreaterThan(25);
  expect(new Set(FAULT_CLASSES.map(({ name }) => name)).size).toBe(FAULT_CLASSES.length);
});

describe('can be made on each of its boards', () => {
  test.each(FAULT_CLASSES)('$name', (faults) => {
    const { outcomes } = faultsOf(faults);
    expect([...new Set(outcomes.map(({ board }) => board))]).toEqual(faults.boards);
  });
});

describe('is found, at least where it changes play', () => {
  test.each(FAULT_CLASSES.filter(({ cannotBeKnown }) => cannotBeKnown?.what !== 'all'))('$name', (faults) => {
    const { verdict } = faultsOf(faults);
    expect(verdict.misses).toEqual([]);
    expect(verdict.isGoodEnough).toBe(true);
  });
});

describe('cannot always be known, and the reason still holds', () => {
  test.each(FAULT_CLASSES.filter(({ cannotBeKnown }) => cannotBeKnown))('$name', (faults) => {
    const { verdict } = faultsOf(faults);
    expect(verdict.found).toBeLessThan(verdict.total);
  });
});

test('of all faults that can be known the goal is found', () => {
  const knowable = FAULT_CLASSES.filter(({ cannotBeKnown }) => cannotBeKnown === undefined);
  const outcomes = knowable.flatMap((faults) => faultsOf(faults).outcomes);
  expect(outcomes.filter(isDetected).length / outcomes.length).toBeGreaterThanOrEqual(DETECTION_GOAL);
});

test('every reason why a fault is invisible on a home-made board is about a class', () => {
  const names = FAULT_CLASSES.map(({ name }) => name);
  expect([...INVISIBLE_ON_CUSTOM.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

describe('is found or hinted on a home-made board, or the reason why it is not is known', () => {
  test.each(FAULT_CLASSES)('$name', (faults) => {
    const options = { count: 1, seed: 1, custom: true };
    const verdict = detectionRateOf(faults, injectFaults(faults, options), options);
    expect(verdict.misses).toEqual([]);
    expect(verdict.isGoodEnough).toBe(true);
  });
});

describe('docs/faults.md', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'faults.md'), 'utf8');
  const rowsOf = (name: string): string[][] =>
    page
      .split(`<!-- table: ${name} -->`)[1]!
      .split(`<!-- end of table: ${name} -->`)[0]!
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => row.slice(2, -2).split(' | '));

  test('lists every class of retraced faults', () => {
    const rows = rowsOf('editions');
    const names = FAULT_CLASSES.filter(({ retraced }) => retraced).map(({ name }) => name);
    expect(rows.map(([name]) => name)).toEqual(names);
    expect(rows.every(([, found, total]) => Number(found) <= Number(total))).toBe(true);
  });

  test('gives the reason for every class that stays invisible on home-made boards', () => {
    const names = FAULT_CLASSES.map(({ name }) => name).filter((name) => INVISIBLE_ON_CUSTOM.has(name));
    const rows = rowsOf('custom');
    expect(rows.map((row) => [row[0], row.at(-1)])).toEqual(
      names.map((name) => [name, INVISIBLE_ON_CUSTOM.get(name)]),
    );
    for (const [, found, hinted, invisible] of rows)
      expect(Number(found) + Number(hinted) + Number(invisible)).toBeGreaterThan(0);
  });

  test('shows that the hints are more often right than wrong', () => {
    const rows = rowsOf('hint precision');
    expect(rows).toHaveLength(HINT_RULES.length * 2);
    for (const [, , hints, right] of rows) {
      expect(Number(hints)).toBeGreaterThan(0);
      expect(Number(right) / Number(hints)).toBeGreaterThanOrEqual(0.5);
    }
    expect(rowsOf('hint recall').length).toBeGreaterThan(2);
  });

  test('keeps its text when the tables are replaced', () => {
    const tables = faultTables([], [], { precision: [], recall: [] });
    const emptied = replaceTables(page, tables);
    expect(emptied).not.toContain('(retraced)');
    expect(replaceTables(emptied, tables)).toBe(emptied);
    expect(() => replaceTables('', tables)).toThrow('no place for the table');
  });
});

test('a table tells it, with a mark where the goal is missed', () => {
  const [faults] = FAULT_CLASSES;
  const blind = detectionRateOf(faults!, [
    {
      board: 'whitehall',
      what: 'c1-x1 is gone',
      rules: [],
      findings: 0,
      causes: [],
      hints: [],
      at: [],
      change: 'play',
    },
  ]);
  expect(formatDetectionTable([blind])).toMatch(/^! a street is missing +0\/1 +0\.0 % +0\/1/m);
  expect(formatDetectionTable([blind])).toContain('Not found well enough: 1');
  const all = FAULT_CLASSES.map((each) => faultsOf(each).verdict);
  expect(formatDetectionTable(all).split('\n').length).toBe(all.length + 6);
});
