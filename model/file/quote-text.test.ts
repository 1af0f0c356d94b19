import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteText } from './quote-text.js';

test.each([
  ['whit', '"whit"'],
  ['say "no"', '"say \\"no\\""'],
  ['a\nb\u001b[31m', '"a\\nb\\u001b[31m"'],
  ['\u007f\u009b\u2028\u202e\u2066\ufeff', '"\\u007f\\u009b\\u2028\\u202e\\u2066\\ufeff"'],
  ['x'.repeat(41), `"${'x'.repeat(40)}…"`],
  [`${'x'.repeat(39)}\u{1f3e0}!`, `"${'x'.repeat(39)}…"`],
  ['\ud800', '"\\ud800"'],
])('%j', (text, expected) => {
  expect(quoteText(text)).toBe(expected);
});

test('a short text can be parsed back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(JSON.parse(quoteText(text))).toBe(text);
    }),
  );
});
