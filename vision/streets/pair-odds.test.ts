import { expect, test } from 'vitest';
import { kindOdds, withKindOdds } from './pair-odds.js';
import type { StreetNode } from './street-node.js';

const nodes = ['circle', 'circle', 'crossing', 'crossing'].map(
  (kind) => ({ kind, x: 0, y: 0, radius: 0 }) as StreetNode,
);
const paths = (pair: readonly [number, number], probability: number, count: number) =>
  Array.from({ length: count }, () => ({ pair, probability }));

test('a board without streets between circles makes such a street unlikely', () => {
  const odds = kindOdds(nodes, [
    ...paths([0, 2], 0.99, 200),
    ...paths([2, 3], 0.99, 100),
    ...paths([0, 2], 0.1, 100),
    ...paths([2, 3], 0.1, 100),
    ...paths([0, 1], 0.1, 100),
  ]);
  expect(withKindOdds(0.9, odds, nodes, [0, 1])).toBeLessThan(0.2);
  expect(withKindOdds(0.9, odds, nodes, [0, 2])).toBeGreaterThan(0.9);
});

test('a board with such streets leaves them as they are, and so does one of which nothing is known', () => {
  const odds = kindOdds(nodes, [...paths([0, 1], 0.99, 100), ...paths([0, 1], 0.1, 100)]);
  expect(withKindOdds(0.9, odds, nodes, [0, 1])).toBeCloseTo(0.9, 1);
  expect(withKindOdds(0.9, kindOdds(nodes, []), nodes, [0, 1])).toBeCloseTo(0.9, 9);
});

test('a kind that is as rare among other paths as among streets is not held against a street', () => {
  const rare = [0.99, 0.1].flatMap((probability) => [
    ...paths([0, 2], probability, 100),
    ...paths([0, 1], probability, 10),
  ]);
  expect(withKindOdds(0.9, kindOdds(nodes, rare), nodes, [0, 1])).toBeCloseTo(0.9, 2);
});
