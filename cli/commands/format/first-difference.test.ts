import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeFirstDifference } from './first-difference.js';

const plain = (_: unknown, text: string): string => text;
const described = (found: string, wanted: string): string[] =>
  describeFirstDifference('b.json', found, wanted, plain).split('\n');

test.each([
  ['a\nB\nc\n', 'a\nb\nc\n', ['b.json:2: this line is not formatted', '  found:  B', '  wanted: b', '']],
  // The end of a line is what differs.
  [
    'a\r\n',
    'a\n',
    ['b.json:1: this line is not formatted', '  found:  a\\r', '  wanted: a (and a line feed)', ''],
  ],
  [
    'a',
    'a\n',
    [
      'b.json:1: this line is not formatted',
      '  found:  a (and no line feed)',
      '  wanted: a (and a line feed)',
      '',
    ],
  ],
  [
    'a\n\n',
    'a\n',
    [
      'b.json:2: this line is not formatted',
      '  found:   (and a line feed)',
      '  wanted: (the end of the file)',
      '',
    ],
  ],
  ['', 'a\n', ['b.json:1: this line is not formatted', '  found:  (the end of the file)', '  wanted: a', '']],
])('%j instead of %j', (found, wanted, lines) => {
  expect(described(found, wanted)).toEqual(lines);
});

test('a long line is cut round the difference', () => {
  const line = Array.from({ length: 500 }, (_, i) => `c${i}`).join(' ');
  const [, found, wanted] = described(`${line.replace('c300 ', 'c300  ')}\n`, `${line}\n`);
  expect(found).toContain('c300  c301');
  expect(wanted).toContain('c300 c301');
  expect(found!.length).toBeLessThan(160);
});

test('the line is the first of which the two texts differ', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '\n', '\r', '…'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (found, wanted) => {
      fc.pre(found !== wanted);
      const [a, b] = [found.split('\n'), wanted.split('\n')];
      let line = 0;
      // The last line of one may be the whole of an inner line of the other; then what differs is its line feed.
      while (a[line] === b[line] && line < a.length - 1 && line < b.length - 1) line++;
      return described(found, wanted)[0]!.startsWith(`b.json:${line + 1}:`);
    }),
    { numRuns: 1000 },
  );
});
