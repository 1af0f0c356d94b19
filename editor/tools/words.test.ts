import { expect, test } from 'vitest';
import { atWork } from '../../testing/hands.js';
import { wordsOf } from './words.js';

test('streets side by side are told apart', () => {
  const { board } = atWork()
    .tool('circle')
    .click(1000, 1000)
    .click(3000, 1000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(2000, 2000)
    .click(1000, 1000);
  expect(
    ['street:c1-c2', 'street:c1-c2~2', 'bend:street:c1-c2~2#0'].map((key) => wordsOf(board, key)),
  ).toEqual([
    'the first street from circle 1 to circle 2',
    'the second street from circle 1 to circle 2',
    'a bend of the second street from circle 1 to circle 2',
  ]);
});
