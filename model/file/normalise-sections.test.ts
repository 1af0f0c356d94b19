import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { normaliseSections, parseSection } from './normalise-sections.js';
import { parseBoard } from './parse-board.js';

test.each([
  // DEF-16: all four are read, one is written.
  ['Aa', 'Aa'],
  ['aA', 'Aa'],
  ['A/a', 'Aa'],
  ['a/A', 'Aa'],
  ['bC', 'Cb'],
  ['Zz', 'Zz'],
  ['AA', undefined],
  ['aa', undefined],
  ['A', undefined],
  ['', undefined],
  ['A//a', undefined],
  ['A-a', undefined],
  ['Aab', undefined],
  ['A5/b8', undefined],
  ['Aa\n', undefined],
  ['Éa', undefined],
])('%j is %j', (text, section) => {
  expect(parseSection(text)).toBe(section);
});

test('spellings of sections are normalised', () => {
  const sections = /"(sector|in)":"(?![A-Z][a-z]")|"fact":"sector","of":"[^"]*","is":"(?![A-Z][a-z]")/;
  fc.assert(
    fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
      const result = parseBoard(JSON.stringify(reorderBoard(board, seed)));
      expect(result.ok && JSON.stringify(result.board)).not.toMatch(sections);
      expect(normaliseSections(board)).toEqual(board);
    }),
  );
});
