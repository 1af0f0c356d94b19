import { expect, test } from 'vitest';
import type { SuggestedNode } from '../entities/detected-board.js';
import { shareNumbers, type SharedNumber } from './share-numbers.js';

const circle = (id: string, ...readings: readonly (readonly [number, number])[]): SuggestedNode => ({
  kind: 'circle',
  id,
  at: [0, 0],
  confidence: 1,
  readings: readings.map(([number, confidence]) => ({ number, confidence })),
});
const share = (
  circles: readonly SuggestedNode[],
  placed: readonly number[] = [],
  count?: number,
): Readonly<Record<'a' | 'b' | 'c', SharedNumber>> =>
  Object.fromEntries(shareNumbers(circles, placed, count)) as Record<'a' | 'b' | 'c', SharedNumber>;

test('the readings are weighed together, not the surest first', () => {
  // The surest first would give 1 to a, and nothing to b.
  const { a, b } = share([circle('a', [1, 0.5], [2, 0.4]), circle('b', [1, 0.45])]);
  expect(a.reading!.number).toBe(2);
  expect(b.reading!.number).toBe(1);
});

test('a confirmed number makes the others surer, and a missing one is still possible', () => {
  const unsure = circle('a', [84, 0.55], [64, 0.4]);
  const before = share([unsure]);
  expect(before.a.reading!.confidence).toBeCloseTo(0.15);
  const after = share([unsure], [64]);
  expect(after.a.reading).toMatchObject({ number: 84 });
  expect(after.a.reading!.confidence).toBeGreaterThan(0.9);
  expect(after.a.conflict).toBeUndefined();
});

test('a number that is on the board already is a conflict, and its runner-up is not trusted', () => {
  const { a } = share([circle('a', [84, 0.97], [64, 0.02])], [84]);
  expect(a.conflict).toEqual({ number: 84, isPlaced: true });
  expect(a.reading!.number).toBe(64);
  expect(a.reading!.confidence).toBeLessThan(0.1);
});

test('two circles that claim one number are both in doubt, until one of them is decided', () => {
  const [a, b] = [circle('a', [84, 0.99]), circle('b', [84, 0.9], [64, 0.08])];
  const both = share([a, b]);
  for (const id of ['a', 'b'] as const) expect(both[id].conflict).toEqual({ number: 84, isPlaced: false });
  expect(both.a.reading!.number).toBe(84);
  expect(both.a.reading!.confidence).toBeLessThan(0.6);
  expect(both.b.reading!.number).toBe(64);
  const decided = share([a], [64]);
  expect(decided.a.conflict).toBeUndefined();
  expect(decided.a.reading!.confidence).toBeCloseTo(0.99);
});

test('a weak reading of the same number is no conflict', () => {
  const { a, b } = share([circle('a', [84, 0.99]), circle('b', [84, 0.4], [64, 0.35])]);
  expect([a.conflict, b.conflict]).toEqual([undefined, undefined]);
  expect(a.reading!.confidence).toBeCloseTo(0.99);
  expect(b.reading!.number).toBe(64);
});

test('no number beyond the count is given, and none that was not read but the last gap', () => {
  expect(share([circle('a', [7, 0.9], [1, 0.05])], [], 3).a.reading!.number).toBe(1);
  const three = [circle('a', [1, 0.9]), circle('b', [3, 0.9]), circle('c')];
  expect(share(three, [], 3).c.reading).toEqual({ number: 2, confidence: 0 });
  expect(share(three, [], 4).c.reading).toBeUndefined();
  expect(share(three).c.reading).toBeUndefined();
});
