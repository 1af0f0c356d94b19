import { expect, test } from 'vitest';
import { publishedHomePage } from './package-files.js';

test.each([
  ['https://OWNER.github.io/lamplighter/', undefined],
  ['https://maps.github.io/lamplighter/', 'https://maps.github.io/lamplighter/'],
  [undefined, undefined],
])('the home page %s is linked as %s', (homepage, linked) => {
  expect(publishedHomePage(homepage === undefined ? {} : { homepage })).toBe(linked);
});
