/** A small run of the fault injection; `npm run faults` makes more. */
import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../faults/all-fault-classes.js';
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

test('a table tells it, with a mark where the goal is missed', () => {
  const [faults] = FAULT_CLASSES;
  const blind = detectionRateOf(faults!, [
    { board: 'whitehall', what: 'c1-x1 is gone', rules: [], change: 'play' },
  ]);
  expect(formatDetectionTable([blind])).toMatch(/^! a street is missing +0\/1 +0\.0 % +0\/1/m);
  expect(formatDetectionTable([blind])).toContain('Not found well enough: 1');
  const all = FAULT_CLASSES.map((each) => faultsOf(each).verdict);
  expect(formatDetectionTable(all).split('\n').length).toBe(all.length + 5);
});
