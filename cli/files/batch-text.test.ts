import { expect, test } from 'vitest';
import { inBatches } from './batches.js';

test('a whole text stays whole, however long', () => {
  expect([...inBatches('')]).toEqual(['']);
  expect([...inBatches('a'.repeat(1_000_000))]).toHaveLength(1);
});

test('many pieces become few, and nothing is lost', () => {
  const pieces = Array.from({ length: 100_000 }, (_, i) => `${i} `);
  const batches = [...inBatches(pieces)];
  expect(batches.join('')).toBe(pieces.join(''));
  expect(batches.length).toBeLessThan(20);
  expect(batches.length).toBeGreaterThan(3);
  expect([...inBatches([])]).toEqual([]);
});
