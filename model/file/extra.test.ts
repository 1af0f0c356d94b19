import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUnknownProperties } from '../../testing/boards/add-unknown-properties.js';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { shippedBoard, shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { boardWithSameTopology } from '../board/memo-by-board.js';
import type { Board, StreetBoard } from '../board/board.js';
import { mergeExtra, unknownPropertiesOf, withoutExtra } from './extra.js';
import { digestBoard, formatBoard } from './format-board.js';
import { valueAtPointer } from './json-pointer.js';
import { parseBoard } from './parse-board.js';
import { sortBoard } from './sort-board.js';

/** The board in a text that must hold one. */
function parsed(text: string): Board {
  const result = parseBoard(text);
  if (!result.ok) throw new Error(`${JSON.stringify(result.errors[0])}\n${text}`);
  return result.board;
}

const boardAndData = fc
  .tuple(arbitraryBoard, fc.nat())
  .map(([board, seed]) => ({ board, seed, data: addUnknownProperties(board, seed) }));

describe('unknown properties', () => {
  test('are kept: the formatted text is stable and contains them all', () => {
    fc.assert(
      fc.property(boardAndData, ({ data, seed }) => {
        const text = formatBoard(parsed(JSON.stringify(data)));
        expect(formatBoard(parsed(text))).toBe(text);
        expect(formatBoard(reorderBoard(parsed(text), seed))).toBe(text);
        expect(JSON.parse(text)).toEqual(mergeExtra(sortBoard(parsed(JSON.stringify(data)))));
      }),
      { numRuns: 300 },
    );
  });

  test('are no part of the board: without them it is the board of before, with the same digest', () => {
    fc.assert(
      fc.property(boardAndData, ({ board, data }) => {
        const full = parsed(JSON.stringify(data));
        expect(withoutExtra(full)).toEqual(board);
        expect(digestBoard(full)).toBe(digestBoard(board));
        expect(withoutExtra(sortBoard(full))).toEqual(sortBoard(board));
      }),
      { numRuns: 300 },
    );
  });

  test('are listed where they stand in the file', () => {
    fc.assert(
      fc.property(boardAndData, ({ data }) => {
        const full = parsed(JSON.stringify(data));
        const listed = unknownPropertiesOf(full);
        for (const { object, name } of listed) {
          expect(Object.hasOwn(valueAtPointer(data, object) as object, name)).toBe(true);
          if (name !== 'extra')
            expect(Object.hasOwn(valueAtPointer(full, object) as object, name)).toBe(false);
        }
        expect(mergeExtra(full)).toEqual(data);
        expect(listed.length).toBeGreaterThan(0);
      }),
    );
  });

  test('stand last, sorted by name, and lists of objects take a line for each', () => {
    const text = shippedBoardText('teaching/two-routes')
      .replace('{\n', '{\n  "zebra": [{"b": 1, "a": 2}, {}],\n  "$schema": "../board.schema.json",\n  "apple": {"10": 0, "9": [1, 2]},\n')
      .replace('{"number": 1,', '{"note": "north", "number": 1, "extra": 0,'); // prettier-ignore
    const lines = formatBoard(parsed(text)).split('\n');
    expect(lines[1]).toBe('  "$schema": "../board.schema.json",');
    expect(lines).toContain(
      '    {"number": 1, "at": [1000, 3000], "colour": "white", "extra": 0, "note": "north"},',
    );
    expect(lines.slice(-8)).toEqual([
      '  "waivers": [],',
      '  "apple": {"10": 0, "9": [1, 2]},',
      '  "zebra": [',
      '    {"a": 2, "b": 1},',
      '    {}',
      '  ]',
      '}',
      '',
    ]);
  });

  test('that a part of the other kind of board has are written as they are', () => {
    const board = shippedBoard('mr-jack-2006');
    const extra = { grid: 3, letters: [1], circles: { a: 1 }, discs: null };
    const text = formatBoard({ ...board, extra });
    expect(parsed(text).extra).toEqual(extra);
  });

  test('cannot replace what the format knows', () => {
    const board = shippedBoard('teaching/two-routes');
    const forged = { ...board, extra: { name: 'Forged', provenance: 1 } } as Board;
    expect(formatBoard(forged)).toBe(formatBoard(board));
    expect((mergeExtra(forged) as Board).name).toBe(board.name);
  });

  test('do not pollute prototypes', () => {
    const data = { ...shippedBoard('teaching/two-routes'), constructor: { prototype: { polluted: 1 } } };
    const board = parsed(JSON.stringify(data));
    expect(board.extra).toEqual({ constructor: { prototype: { polluted: 1 } } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(board.constructor).toBe(Object);
  });

  test('of a moved node leave the topology as it is', () => {
    const [first, ...rest] = (shippedBoard('teaching/two-routes') as StreetBoard).circles;
    const board = { ...(shippedBoard('teaching/two-routes') as StreetBoard), name: 'A copy' };
    const before = { ...board, circles: [{ ...first!, extra: { note: 1 } }, ...rest] };
    // A worker receives the moved node in a message, with a copy of its unknown properties.
    const after = { ...before, circles: [{ ...first!, at: [5, 5] as const, extra: { note: 1 } }, ...rest] };
    expect(boardWithSameTopology(before)).toBe(before);
    expect(boardWithSameTopology(after)).toBe(before);
  });
});

describe('withoutExtra and mergeExtra', () => {
  test('return the same board if there is nothing to change', () => {
    const board = shippedBoard('whitechapel');
    expect(withoutExtra(board)).toBe(board);
    expect(mergeExtra(board)).toBe(board);
  });

  test('accept stored data of any form', () => {
    for (const extra of [null, 5, 'text', [1], undefined])
      expect(mergeExtra({ a: 1, extra })).toEqual({ a: 1, extra });
    for (const data of [null, 5, 'text', [[1]], undefined]) expect(mergeExtra(data)).toBe(data);
  });
});

test('numbers of unknown properties may have fractions, as long as they can be written back', () => {
  const text = shippedBoardText('teaching/two-routes');
  const withProperty = (property: string) =>
    parseBoard(text.replace('"schemaVersion": 1,', `"schemaVersion": 1, ${property},`));
  const parsed = withProperty('"opacity": 0.5, "more": {"list": [-2.25]}');
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  const formatted = formatBoard(parsed.board);
  expect(formatted).toContain('"more": {"list": [-2.25]},\n  "opacity": 0.5');
  expect(parseBoard(formatted)).toMatchObject({ ok: true, board: parsed.board });
  for (const property of ['"big": 12345678901234567890', '"big": 1e400', '"extent": [1.5, 2]'])
    expect([property, withProperty(property).ok]).toEqual([property, false]);
});
