/** A small run of the fault injection; `npm run faults` makes more. */
import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../faults/classes.js';
import type { FaultClass } from '../faults/fault-class.js';
import { inject, isFound, type Outcome } from '../faults/inject.js';
import { formatVerdicts } from '../faults/table.js';
import { GOAL, verdictOf, type Verdict } from '../faults/verdict.js';

const made = new Map<FaultClass, { outcomes: readonly Outcome[]; verdict: Verdict }>();

/** A few faults of a class, made once. */
function faultsOf(faults: FaultClass): { outcomes: readonly Outcome[]; verdict: Verdict } {
  let known = made.get(faults);
  if (known === undefined) {
    const outcomes = inject(faults, { count: faults.boards.length > 2 ? 1 : 2, seed: 1 });
    made.set(faults, (known = { outcomes, verdict: verdictOf(faults, outcomes) }));
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
  expect(outcomes.filter(isFound).length / outcomes.length).toBeGreaterThanOrEqual(GOAL);
});

test('a table tells it, with a mark where the goal is missed', () => {
  const [faults] = FAULT_CLASSES;
  const blind = verdictOf(faults!, [
    { board: 'whitehall', what: 'c1-x1 is gone', rules: [], change: 'play' },
  ]);
  expect(formatVerdicts([blind])).toMatch(/^! a street is missing +0\/1 +0\.0 % +0\/1/m);
  expect(formatVerdicts([blind])).toContain('Not found well enough: 1');
  const all = FAULT_CLASSES.map((each) => faultsOf(each).verdict);
  expect(formatVerdicts(all).split('\n').length).toBe(all.length + 5);
});
