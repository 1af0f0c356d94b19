import { expect, test } from 'vitest';
import type { Vector } from '../../engine/vectors/index.js';
import { compared } from './verdict.js';

const whistles = (...calls: readonly object[]): object => ({ actions: [{ type: 'whistle', moves: calls }] });
const vector = { expect: whistles({ character: 'gull', to: 'h2,2' }) } as unknown as Vector;

test('hints are never compared, nor those of each call of a whistle', () => {
  expect(compared(vector, whistles({ character: 'gull', to: 'h2,2', cost: 1 }))).toEqual({ is: 'agrees' });
  expect(compared(vector, whistles({ character: 'gull', to: 'h3,1', cost: 1 }))).toMatchObject({
    is: 'differs',
  });
});

test('what is told as deep as nobody can read is an answer like any other: a wrong one', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(compared(vector, { actions: [deep] })).toMatchObject({ is: 'differs' });
});
