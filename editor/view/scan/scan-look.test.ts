import { expect, test } from 'vitest';
import { filterOf, FIRST_LOOK, groundOf, lookFrom } from './scan-look.js';

test('a picture as it is needs no filter', () => {
  expect(filterOf(FIRST_LOOK)).toBe('none');
  expect(filterOf({ ...FIRST_LOOK, opacity: 20, hidden: true, locked: true })).toBe('none');
});

test('what is set is in the filter', () => {
  const look = { ...FIRST_LOOK, brightness: 120, contrast: 80, greyscale: true, inverted: true };
  expect(filterOf(look)).toBe('grayscale(1) invert(1) brightness(1.2) contrast(0.8)');
});

test('a picture is the ground of the drawing, unless it is faint or hidden', () => {
  expect(groundOf(FIRST_LOOK)).toBe('bright');
  expect(groundOf({ ...FIRST_LOOK, inverted: true })).toBe('dark');
  expect(groundOf({ ...FIRST_LOOK, opacity: 30 })).toBeUndefined();
  expect(groundOf({ ...FIRST_LOOK, hidden: true })).toBeUndefined();
});

test.each([
  ['nothing', undefined, FIRST_LOOK],
  [
    'what was kept',
    { ...FIRST_LOOK, opacity: 35, inverted: true },
    { ...FIRST_LOOK, opacity: 35, inverted: true },
  ],
  [
    'odd things',
    { opacity: '1); background: url(x)', contrast: NaN, brightness: 9e9, locked: 1, more: 2 },
    FIRST_LOOK,
  ],
  ['a text', 'look', FIRST_LOOK],
])('from %s comes a look', (_, kept, look) => {
  expect(lookFrom(kept)).toEqual(look);
});
