import { expect, test } from 'vitest';
import { randomStreetBoard } from '../accuracy/random-street-board.js';
import { reliabilityRows } from './reliability.js';
import { withBareJunctions } from './training-boards.js';
import { truthOf } from './truth.js';

const board = withBareJunctions(randomStreetBoard(101), 101);

test('some crossings of three streets become junctions, and no street is lost', () => {
  const before = randomStreetBoard(101);
  expect(board.junctions.length).toBeGreaterThan(5);
  expect(board.crossings.length + board.junctions.length).toBe(before.crossings.length);
  expect(board.streets).toHaveLength(before.streets.length);
});

test('nodes are joined by a street, only through a junction, or not at all', () => {
  const { labelPair, arms, directCount } = truthOf({ board });
  const count = board.circles.length + board.crossings.length;
  const labels = Array.from({ length: count * count }, (_, i) => labelPair(i % count, Math.floor(i / count)));
  expect(labels.filter((label) => label === 'street')).toHaveLength(2 * directCount);
  expect(arms.every((ends) => ends.size === 3)).toBe(true);
  const [a, b] = arms[0]!;
  expect(labelPair(a!, b!)).toBe('unclear');
});

test('reliability counts what is right in each range of confidence', () => {
  const judged = [0.97, 0.96, 0.55].map((confidence, i) => ({ confidence, isRight: i !== 1 }));
  expect(reliabilityRows(judged)).toEqual([
    '0.5 to 0.6 | 0.550 | 1.000 | 1 of 1',
    '0.95 to 0.98 | 0.965 | 0.500 | 1 of 2',
  ]);
});
