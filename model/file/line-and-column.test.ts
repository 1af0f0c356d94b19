import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineColumnOfOffset, lineColumnsOfOffsets } from './line-and-column.js';

test.each([
  ['', 0, 1, 1],
  ['abc', 2, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 2, 1, 3],
  ['a\r\nb', 3, 2, 1],
  ['\n\n\n', 3, 4, 1],
  // Columns count UTF-16 units, as editors do: a house is two.
  ['\u{1f3e0}x', 2, 1, 3],
  ['a\u2028b', 2, 1, 3],
])('%j at %i is line %i, column %i', (text, offset, line, column) => {
  expect(lineColumnOfOffset(text, offset)).toEqual({ line, column });
});

test('many offsets give the same positions as single ones and as splitting the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\u{1f3e0}'), maxLength: 40 });
  fc.assert(
    fc.property(text, (lines) => {
      const offsets = Array.from({ length: lines.length + 1 }, (_, i) => i);
      const split = offsets.map((offset) => {
        const before = lines.slice(0, offset).split('\n');
        return { line: before.length, column: before.at(-1)!.length + 1 };
      });
      expect(lineColumnsOfOffsets(lines, offsets)).toEqual(split);
      expect(offsets.map((offset) => lineColumnOfOffset(lines, offset))).toEqual(split);
    }),
  );
});
