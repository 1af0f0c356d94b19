import { expect, test } from 'vitest';
import { batchText } from './batch-text.js';

test('a whole text stays whole, however long', () => {
  expect([...batchText('')]).toEqual(['']);
  expect([...batchText('a'.repeat(1_000_000))]).toHaveLength(1);
});

test('many pieces become few, and nothing is lost', () => {
  const pieces = Array.from({ length: 100_000 }, (_, i) => `${i} `);
  const batches = [...batchText(pieces)];
  expect(batches.join('')).toBe(pieces.join(''));
  expect(batches.length).toBeLessThan(20);
  expect(batches.length).toBeGreaterThan(3);
  expect([...batchText([])]).toEqual([]);
});
