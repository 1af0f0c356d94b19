import { expect, test } from 'vitest';
import { parseCsvRows } from './csv.js';

const cellsOf = (text: string): (readonly string[])[] => parseCsvRows(text, 0).map(({ cells }) => cells);

test.each([
  ['plain cells', 'a,b\nc,d', [['a', 'b'], ['c', 'd']]],
  ['CRLF, LF and CR', 'a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]],
  ['doubled quotes', '"a""b","""",""""""\n', [['a"b', '"', '""']]],
  ['commas and line breaks in quotes', '"a,b","c\r\nd"', [['a,b', 'c\r\nd']]],
  ['empty lines at the end are ignored', 'a\n\n\n', [['a']]],
  ['empty lines inside are rows', 'a\n\nb', [['a'], [''], ['b']]],
  ['a last row of empty cells is a row', 'a,b\n,\n', [['a', 'b'], ['', '']]],
  ['a byte order mark', '\ufeffa', [['a']]],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
}); // prettier-ignore

test('rows have the offset of their first character', () => {
  expect(parseCsvRows('\ufeffa,b\r\n"c",d\ne', 2).map(({ file, offset }) => [file, offset])).toEqual([[2, 1], [2, 6], [2, 12]]); // prettier-ignore
});
