import { expect, test } from 'vitest';
import { driveNewBoard, TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { currentHint, describeSnapTarget } from './status-bar.js';

const { state } = driveNewBoard().tool('circle');
type Seen = Parameters<typeof currentHint>[1];
const seen: Seen = { viewport: TEST_VIEWPORT, isPeeking: false, magnifier: undefined };

test.each<[string, Partial<Seen> & { digitHint?: string }, RegExp]>([
  ['what a click does', {}, /^Click to place circle 1;/],
  ['the digits typed so far', { digitHint: 'Number 6…', isPeeking: true }, /^Number 6…/],
  ['that the board is not shown', { isPeeking: true }, /^Showing only the scan. Press Q or Esc/],
  [
    'the magnifier and the click',
    { magnifier: 'held' },
    /^Press Z or Esc to hide .* Click to place circle 1;/,
  ],
  ['nothing of one that comes by itself', { magnifier: 'placing' }, /^Click to place circle 1;/],
])('the hint mentions %s', (_, { digitHint, ...change }, words) => {
  expect(currentHint(state, { ...seen, ...change }, digitHint)).toMatch(words);
});

test('the status bar names what a click would snap to, and nothing else', () => {
  const driver = driveNewBoard().tool('circle').click(1000, 1000).tool('street');
  expect(describeSnapTarget(driver.hover(1050, 1000).state)).toBe('circle 1');
  expect(describeSnapTarget(driver.hover(3000, 1000).state)).toBe('');
  expect(describeSnapTarget(driver.hover(1050, 1000).tool('select').state)).toBe('');
});
