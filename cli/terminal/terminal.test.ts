import { describe, expect, test } from 'vitest';
import { createTextStyler, quoteForMessage, escapeControlCharacters, shouldUseColour } from './terminal.js';

describe('colour', () => {
  test.each<[Record<string, string>, boolean, boolean]>([
    [{}, true, true],
    [{}, false, false],
    [{ TERM: 'dumb' }, true, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ])('%j on a terminal: %s', (environment, isTerminal, wanted) => {
    expect(shouldUseColour(environment, () => isTerminal)).toBe(wanted);
  });

  test('is paint, or nothing at all', () => {
    expect(createTextStyler(true)('red', 'x')).toBe('\u001b[31mx\u001b[0m');
    expect(createTextStyler(false)('red', 'x')).toBe('x');
  });
});

test.each([
  ['Thames St – "é"', 'Thames St – "é"'],
  ['a\r\n\tb', 'a\\r\\n\\tb'],
  ['\u001b[2J', '\\u001b[2J'],
  ['\ufeff\u009b\u202e', '\\ufeff\\u009b\\u202e'],
])('%j is shown as %s', (text, shown) => {
  expect(escapeControlCharacters(text)).toBe(shown);
});

test('a very long word is cut', () => {
  expect(quoteForMessage('x'.repeat(1000))).toHaveLength(203);
});
