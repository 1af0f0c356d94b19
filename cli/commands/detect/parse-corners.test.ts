import { expect, test } from 'vitest';
import { isLikeCorner, parseCorners } from './parse-corners.js';

const CORNERS = [[10, 20], [300, 25.5], [310, 200], [5, 190]]; // prettier-ignore

test.each([[['10,20', '300,25.5', '310,200', '5,190']], [['10,20 300,25.5 310,200 5,190']]])(
  'four corners are understood: %j',
  (words) => {
    expect(parseCorners(words)).toEqual({ ok: true, value: CORNERS });
  },
);

test.each([
  [['10,20', '300,25', '310,200'], 'found 3.'],
  [['10,20', '300;25', '310,200', '5,190'], 'found "300;25".'],
  [['10,20', '310,200', '300,25', '5,190'], 'Give them clockwise'],
  [['10,20', '5,190', '310,200', '300,25'], 'Give them clockwise'],
  [['0,0', '10,10', '20,20', '30,30'], 'Give them clockwise'],
])('others are refused: %j', (words, message) => {
  const parsed = parseCorners(words);
  expect(parsed.ok ? '' : parsed.message).toContain(message);
});

test('a file name is no corner', () => {
  expect(['photo.jpg', '10,20.jpg', '10'].map(isLikeCorner)).toEqual([false, false, false]);
  expect(['-5,10.25', '1,x', '1,2,3'].map(isLikeCorner)).toEqual([true, true, true]);
});
