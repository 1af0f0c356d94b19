import { expect, test } from 'vitest';
import { atWork, SIGHT } from '../../../testing/hands.js';
import { hintNow, targetOf } from './status.js';

const { desk } = atWork().tool('circle');
const seen = { sight: SIGHT, digits: '', peeks: false, magnifies: undefined };

test.each<[string, object, RegExp]>([
  ['what a click does', {}, /^Click to place circle 1;/],
  ['the digits typed so far', { digits: 'Number 6…', peeks: true }, /^Number 6…/],
  ['that the board is not shown', { peeks: true }, /^Only the scan is shown; press Q or Esc/],
  [
    'the magnifier and the click',
    { magnifies: 'held' },
    /^Press Z or Esc .* away\. Click to place circle 1;/,
  ],
  ['nothing of one that comes by itself', { magnifies: 'placing' }, /^Click to place circle 1;/],
])('the hint tells %s', (_, change, words) => {
  expect(hintNow(desk, { ...seen, ...change })).toMatch(words);
});

test('the line names what a click would snap to, and nothing else', () => {
  const hands = atWork().tool('circle').click(1000, 1000).tool('street');
  expect(targetOf(hands.hover(1050, 1000).desk)).toBe('circle 1');
  expect(targetOf(hands.hover(3000, 1000).desk)).toBe('');
  expect(targetOf(hands.hover(1050, 1000).tool('select').desk)).toBe('');
});
