import { expect, test } from 'vitest';
import { atWork, SIGHT } from '../../../testing/hands.js';
import { hintNow } from './status.js';

const { desk } = atWork().tool('circle');
const seen = { sight: SIGHT, digits: '', peeks: false, magnifies: undefined };

test.each<[string, object, RegExp]>([
  ['what a click does', {}, /^Click to place circle 1;/],
  ['the digits typed so far', { digits: '6', peeks: true }, /^Number 6…/],
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
