import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD_SHAPES } from '../../schemas/generated/board-shapes.js';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { schemaDefinitionNameAt } from './schema-definition-name.js';
import { explainSchemaError } from './explain-schema-error.js';
import { pointerOfSteps, valueAtPointer } from './json-pointer.js';
import { findSchemaErrors } from './parse-board.js';

/** Every place in plain data. */
const placesIn = (data: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : []),
];

/** The data with another value at one place. */
function replaced(data: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<
    string,
    unknown
  >;
  copy[step] = replaced(copy[step], rest, value);
  return copy;
}

const BOARDS = fc.sample(arbitraryBoard, { numRuns: 120, seed: 1888 });

/** One place for every definition that a board can have, and one for every list of them. */
const PLACES = new Map(
  BOARDS.flatMap((board) =>
    placesIn(board).map((path) => {
      const pointer = pointerOfSteps(path);
      const kind = Array.isArray(valueAtPointer(board, pointer)) ? 'list of ' : '';
      return [`${kind}${schemaDefinitionNameAt(board, pointer)}`, { board, path }] as const;
    }),
  ),
);

test('random boards contain every property of the schema', () => {
  const known = Object.entries(BOARD_SHAPES).flatMap(([shape, properties]) =>
    Object.keys(properties).map((property) => `${shape}.${property}`),
  );
  const seen = new Set(
    BOARDS.flatMap((board) =>
      placesIn(board)
        .slice(1)
        .map((path) => `${schemaDefinitionNameAt(board, pointerOfSteps(path.slice(0, -1)))}.${path.at(-1)!}`),
    ),
  );
  expect(known.filter((property) => !seen.has(property))).toEqual([]);
});

test.each([...PLACES])('any wrong value of %s is explained in a sentence', (_, { board, path }) => {
  for (const value of ['\u0000', '', 'x', -1, 1e9, null, true, {}, [], [1, 2, 3], ['\u0000'], undefined]) {
    for (const error of findSchemaErrors(replaced(board, path, value))) {
      const { code, message, pointer } = explainSchemaError(error, replaced(board, path, value));
      expect(code).toMatch(/^schema\/[a-zA-Z-]+$/);
      expect(message).toMatch(/^(This|There|"[^"]+" is) .*[.?]$/);
      expect(message).not.toMatch(/undefined|NaN|\[object|Known are \./);
      expect(pointer.startsWith(pointerOfSteps(path.slice(0, -1)))).toBe(true);
    }
  }
});

test('every pattern of the schema has a description', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../schemas/board.schema.json'), 'utf8');
  const patterns = new Set(
    Array.from(schema.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g), (found) => found[1]),
  );
  const explained = new Set<string>();
  const sentences = new Set<string>();
  for (const { board, path } of PLACES.values())
    for (const error of findSchemaErrors(replaced(board, path, '\u0000')).filter(
      ({ keyword }) => keyword === 'pattern',
    )) {
      explained.add(JSON.stringify(error.params['pattern']));
      sentences.add(explainSchemaError(error, replaced(board, path, '\u0000')).message);
    }
  // A pattern of keys alone is tested in stated-relations.test.ts.
  for (const pattern of patterns) if (pattern?.startsWith('"^([cxtb]')) explained.add(pattern);
  expect(explained).toEqual(patterns);
  expect([...sentences].sort()).toMatchInlineSnapshot(`
    [
      "This must be a SHA-256 of 64 small hex digits; found "\\u0000".",
      "This must be a block, such as "b12"; found "\\u0000".",
      "This must be a cell of the grid, such as "A5/b8"; found "\\u0000".",
      "This must be a circle, crossing or junction, such as "c65", "x102" or "t9"; found "\\u0000".",
      "This must be a circle, such as "c65"; found "\\u0000".",
      "This must be a column of the grid, such as "A5"; found "\\u0000".",
      "This must be a crossing, such as "x102"; found "\\u0000".",
      "This must be a date, such as "1888-08-31"; found "\\u0000".",
      "This must be a hex, such as "h3,-2"; found "\\u0000".",
      "This must be a junction, such as "t9"; found "\\u0000".",
      "This must be a name in small letters, digits and hyphens, such as "2012-revised"; found "\\u0000".",
      "This must be a name in small letters, digits and hyphens, such as "whitehall"; found "\\u0000".",
      "This must be a row of the grid, such as "b8"; found "\\u0000".",
      "This must be a rule of docs/games, such as "LFW-X02"; found "\\u0000".",
      "This must be a section, such as "Aa"; found "\\u0000".",
      "This must be a space of the track, a Roman or a plain number, such as "IV" or "12"; found "\\u0000".",
      "This must be a version of three numbers, such as "1.0.0"; found "\\u0000".",
      "This must be an exit in capitals, such as "NW"; found "\\u0000".",
      "This must be four letters D and J, such as "DJJD"; found "\\u0000".",
      "This must be words on one line, without blanks at the ends; found "\\u0000".",
    ]
  `);
});
