import { expect, test } from 'vitest';
import type { Vector } from '../../../engine/vectors/index.js';
import { compareAnswer } from './compare-answer.js';

const whistles = (...calls: readonly object[]): object => ({ actions: [{ type: 'whistle', moves: calls }] });
const vector = { expect: whistles({ character: 'gull', to: 'h2,2' }) } as unknown as Vector;

test('hints are never compared, nor those of each call of a whistle', () => {
  expect(compareAnswer(vector, whistles({ character: 'gull', to: 'h2,2', cost: 1 }))).toEqual({
    is: 'agrees',
  });
  expect(compareAnswer(vector, whistles({ character: 'gull', to: 'h3,1', cost: 1 }))).toMatchObject({
    is: 'differs',
  });
});

test('an answer that is nested too deep is a wrong answer', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(compareAnswer(vector, { actions: [deep] })).toMatchObject({ is: 'differs' });
});
