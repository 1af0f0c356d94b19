import { expect, test } from 'vitest';
import { cssFilter, DEFAULT_APPEARANCE, backgroundBrightness, parseAppearance } from './scan-appearance.js';

test('the default appearance needs no filter', () => {
  expect(cssFilter(DEFAULT_APPEARANCE)).toBe('none');
  expect(cssFilter({ ...DEFAULT_APPEARANCE, opacity: 20, hidden: true, locked: true })).toBe('none');
});

test('settings appear in the filter', () => {
  const look = { ...DEFAULT_APPEARANCE, brightness: 120, contrast: 80, greyscale: true, inverted: true };
  expect(cssFilter(look)).toBe('grayscale(1) invert(1) brightness(1.2) contrast(0.8)');
});

test('a picture is the background of the drawing, unless it is transparent or hidden', () => {
  expect(backgroundBrightness(DEFAULT_APPEARANCE)).toBe('bright');
  expect(backgroundBrightness({ ...DEFAULT_APPEARANCE, inverted: true })).toBe('dark');
  expect(backgroundBrightness({ ...DEFAULT_APPEARANCE, opacity: 30 })).toBeUndefined();
  expect(backgroundBrightness({ ...DEFAULT_APPEARANCE, hidden: true })).toBeUndefined();
});

test.each([
  ['nothing', undefined, DEFAULT_APPEARANCE],
  [
    'what was kept',
    { ...DEFAULT_APPEARANCE, opacity: 35, inverted: true },
    { ...DEFAULT_APPEARANCE, opacity: 35, inverted: true },
  ],
  [
    'odd things',
    { opacity: '1); background: url(x)', contrast: NaN, brightness: 9e9, locked: 1, more: 2 },
    DEFAULT_APPEARANCE,
  ],
  ['a text', 'look', DEFAULT_APPEARANCE],
])('%s gives a valid appearance', (_, kept, look) => {
  expect(parseAppearance(kept)).toEqual(look);
});
