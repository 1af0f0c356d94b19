import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { formatBoard } from './format-board.js';
import { parseBoard } from './parse-board.js';
import { readCanonical } from './read-canonical.js';

const WHITECHAPEL = readFileSync('boards/whitechapel/board.json', 'utf8');

describe('a text in canonical form', () => {
  test('is read as the strict reader reads it', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        const text = formatBoard(board);
        // A blank at the end is not canonical.
        const strict = parseBoard(`${text} `);
        expect(readCanonical(`${text} `)).toBeUndefined();
        expect(parseBoard(text)).toEqual(strict);
      }),
    );
  });

  test('is taken from shipped boards, and formatting gives the same text', () => {
    const board = readCanonical(WHITECHAPEL);
    expect(board).toEqual((parseBoard(`${WHITECHAPEL} `) as { readonly board: unknown }).board);
    expect(formatBoard(board!)).toBe(WHITECHAPEL);
  });
});

describe('other texts are left to the strict reader', () => {
  const name = '"name": "';
  test.each<[string, string]>([
    ['a property twice', WHITECHAPEL.replace('  "name"', '  "name": "A",\n  "name"')],
    ['another order', WHITECHAPEL.replace(/( {2}"schemaVersion".*\n)(.*\n)/, '$2$1')],
    ['an unknown property', WHITECHAPEL.replace(/\n\}\n$/, ',\n  "zone": 1\n}\n')],
    ['a forbidden property', WHITECHAPEL.replace(/\n\}\n$/, ',\n  "__proto__": 1\n}\n')],
    ['half a character', WHITECHAPEL.replace(name, `${name}\\ud800`)],
    ['a long text', WHITECHAPEL.replace(name, name + 'x'.repeat(10_001))],
    ['a number with an exponent', WHITECHAPEL.replace('"schemaVersion": 1', '"schemaVersion": 1e0')],
    ['an inexact number', WHITECHAPEL.replace('"count": 195', '"count": 9007199254740993')],
    ['a number that is too large', WHITECHAPEL.replace('"count": 195', '"count": 9007199254740992')],
    ['a section spelled otherwise', WHITECHAPEL.replace('"is": "Aa"', '"is": "a/A"')],
    ['line endings of Windows', WHITECHAPEL.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${WHITECHAPEL}`],
    ['a value that the format does not have', WHITECHAPEL.replace('"white"', '"mauve"')],
    ['half a file', WHITECHAPEL.slice(0, 5000)],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(text).not.toBe(WHITECHAPEL);
    expect(readCanonical(text)).toBeUndefined();
  });

  test('as is what is not a text at all', () => {
    expect(readCanonical(7 as unknown as string)).toBeUndefined();
  });
});
