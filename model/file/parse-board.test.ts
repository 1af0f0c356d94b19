import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { mutateJson, mutateText } from '../../testing/boards/mutate-json.js';
import { formatBoard } from './format-board.js';
import { parseBoard, findSchemaErrors, type ParseError } from './parse-board.js';

const STREET_BOARD = `{
  "schemaVersion": 1,
  "id": "small",
  "game": "wm",
  "name": "Small \u{1f3e0}",
  "edition": "teaching",
  "profile": "draft",
  "boardVersion": "1.0.0",
  "extent": [10000, 8000],
  "discs": {"circle": 84, "crossing": 36},
  "circles": [
    {"number": 1, "at": [100, 200], "colour": "white"},
    {"number": 84, "at": [300, 200], "colour": "red", "sector": "Aa"}
  ],
  "crossings": [
    {"id": "x102", "at": [200, 200], "border": "yellow", "name": "\u{1f3e0} Row"}
  ],
  "junctions": [],
  "streets": [
    {"between": ["c1", "x102"]}
  ],
  "waterlines": [],
  "blocks": [
    {"id": "b1", "kind": "houses", "walk": ["c1", "x102"]}
  ],
  "expect": [],
  "witnesses": [
    {"rule": "WM-X01", "fact": "exists", "of": ["c84"]}
  ],
  "provenance": {
    "licence": "CC0-1.0",
    "rights": "none",
    "sources": [
      {"id": "drawing", "kind": "drawing", "what": "a drawing"}
    ],
    "traced": [],
    "reviewed": []
  },
  "waivers": []
}
`;
const HEX_BOARD = STREET_BOARD.replace('"wm"', '"mj"')
  .replace(/ {2}"discs".*\n/, '  "layout": {"orientation": "flat-top", "origin": [0, 0], "size": 9},\n')
  .replace(
    / {2}"circles"[^]*?(?= {2}"expect")/,
    '  "hexes": [{"at": [3, -2], "kind": "street"}],\n  "exits": [],\n',
  );

/** The errors of a text, each in one line: `line:column pointer (words) code message`. */
function errorsOf(text: string): string[] {
  const result = parseBoard(text);
  return (result.ok ? result.problems : result.errors).map(
    ({ line, column, pointer, words, code, message }) =>
      `${line}:${column} ${pointer} (${words}) ${code} ${message}`,
  );
}

/** A text without its marks ‸, and where they stood: `line:column`. */
function marked(text: string): { text: string; places: string[] } {
  const parts = text.split('‸');
  const places = parts.slice(0, -1).map((_, i) => {
    const lines = parts
      .slice(0, i + 1)
      .join('')
      .split('\n');
    return `${lines.length}:${lines.at(-1)!.length + 1}`;
  });
  return { text: parts.join(''), places };
}

test.each([STREET_BOARD, HEX_BOARD])('a board is accepted', (text) => {
  const result = parseBoard(text);
  expect(errorsOf(text)).toEqual([]);
  expect(result.ok && result.board).toEqual(JSON.parse(text));
});

describe('an error has a line, a column, a pointer and a description', () => {
  const FACTS = [
    '"exists", "colour", "border", "sector", "cell", "relation", "search-set"',
    '"barred-by-one", "never-barred", "visible-at-start"',
  ].join(', ');
  test.each([
    // what the board says, what stands there instead with a mark at each error, the errors
    [
      '{"number": 84, "at": [300, 200], "colour": "red"',
      '{"number": 84, "at": [300, 200], ‸"colur": "red"',
      [
        '/circles/1/colur (circle 84) schema/missing-property "colour" is missing, but there is "colur". Rename it to "colour".',
      ],
    ],
    [
      '{"number": 84, "at": [300, 200], "colour": "red"',
      '{"number": 84, "at": [300, 200], "colour": "red", ‸"sectr": "Aa", ‸"colors": "red"',
      [
        '/circles/1/sectr (circle 84) schema/unknown-property There is no property "sectr" here. Did you mean "sector"?',
        '/circles/1/colors (circle 84) schema/unknown-property There is no property "colors" here. Did you mean "colour"?',
      ],
    ],
    [
      '{"number": 84, "at": [300, 200], "colour": "red"',
      '‸{‸"numbre": 84, "at": [300, 200], ‸"note": "red"',
      [
        '/circles/1 (the 2nd entry of the board\'s "circles") schema/missing-property "colour" is missing. Add it.',
        '/circles/1/numbre (the 2nd entry of the board\'s "circles") schema/missing-property "number" is missing, but there is "numbre". Rename it to "number".',
        '/circles/1/note (the 2nd entry of the board\'s "circles") schema/unknown-property There is no property "note" here. Known are number, at, colour, sector.',
      ],
    ],
    [
      '"red"',
      '‸"whit"',
      [
        '/circles/1/colour (circle 84) schema/unknown-value This must be one of "white", "red", "black", "blue"; found "whit". Did you mean "white"?',
      ],
    ],
    [
      '"red"',
      '‸5',
      [
        '/circles/1/colour (circle 84) schema/unknown-value This must be one of "white", "red", "black", "blue"; found 5.',
      ],
    ],
    [
      '"houses"',
      '‸"huoses"',
      [
        '/blocks/0/kind (block b1) schema/unknown-value This must be one of "houses", "water", "none"; found "huoses". Did you mean "houses"?',
      ],
    ],
    [
      '"wm"',
      '‸"lwf"',
      [
        '/game (the board\'s "game") schema/unknown-value This must be one of "lfw", "wm", "mj"; found "lwf". Did you mean "lfw"?',
      ],
    ],
    [
      '"wm"',
      '‸7',
      ['/game (the board\'s "game") schema/unknown-value This must be one of "lfw", "wm", "mj"; found 7.'],
    ],
    [
      '{\n  "schemaVersion": 1,\n  "id": "small",\n  "game": "wm",',
      '‸{\n  "schemaVersion": 1,\n  "id": "small",',
      [' (the board) schema/missing-property "game" is missing. Add it: one of "lfw", "wm", "mj".'],
    ],
    [
      '"exists"',
      '‸"exist"',
      [
        '/witnesses/0/fact (the printed fact WM-X01) schema/unknown-value "exist" is not known here. Did you mean "exists"?',
      ],
    ],
    [
      '"exists"',
      '‸"holds"',
      [
        `/witnesses/0/fact (the printed fact WM-X01) schema/unknown-value This must be one of ${FACTS}; found "holds".`,
      ],
    ],
    [
      '{"rule": "WM-X01", "fact": "exists",',
      '‸{"rule": "WM-X01",',
      [
        `/witnesses/0 (the printed fact WM-X01) schema/missing-property "fact" is missing. Add it: one of ${FACTS}.`,
      ],
    ],
    [
      '{"rule": "WM-X01", "fact": "exists", "of"',
      '{"rule": "WM-X01", "fact": "exists", ‸"if"',
      [
        '/witnesses/0/if (the printed fact WM-X01) schema/missing-property "of" is missing, but there is "if". Rename it to "of".',
      ],
    ],
    [
      '["c84"]',
      '‸[]',
      ['/witnesses/0/of (the printed fact WM-X01) schema/minItems This list must have at least 1; it has 0.'],
    ],
    [
      '["c84"]',
      '["c84", ‸"84"]',
      [
        '/witnesses/0/of/1 (the printed fact WM-X01) schema/pattern This must be a circle, such as "c65"; found "84".',
      ],
    ],
    [
      '"schemaVersion": 1',
      '"schemaVersion": ‸2',
      ['/schemaVersion (the board\'s "schemaVersion") schema/unknown-value This must be 1; found 2.'],
    ],
    [
      '[300, 200]',
      '‸[300]',
      ['/circles/1/at (circle 84) schema/minItems This list must have at least 2; it has 1.'],
    ],
    [
      '[300, 200]',
      '‸[300, 200, 1]',
      ['/circles/1/at (circle 84) schema/maxItems This list must have at most 2; it has 3.'],
    ],
    [
      '[300, 200]',
      '[300, ‸null]',
      ['/circles/1/at/1 (circle 84) schema/type This must be a whole number; found null.'],
    ],
    [
      '[300, 200]',
      '[300, ‸1000001]',
      ['/circles/1/at/1 (circle 84) schema/maximum This must be at most 1000000; found 1000001.'],
    ],
    [
      '[300, 200]',
      '‸{"x": 300}',
      ['/circles/1/at (circle 84) schema/type This must be a list [ … ]; found an object.'],
    ],
    [
      '"number": 84',
      '"number": ‸0',
      ['/circles/1/number (circle 0) schema/minimum This must be at least 1; found 0.'],
    ],
    [
      '{"between": ["c1", "x102"]}',
      '‸["c1", "x102"]',
      [
        '/streets/0 (the 1st entry of the board\'s "streets") schema/type This must be an object { … }; found a list.',
      ],
    ],
    [
      '"\u{1f3e0} Row"',
      '"\u{1f3e0} Row", "sector": ‸"AA"',
      [
        '/crossings/0/sector (crossing x102) schema/pattern This must be a section, such as "Aa"; found "AA".',
      ],
    ],
    [
      '{\n    "licence": "CC0-1.0",',
      '‸{\n',
      ['/provenance (the provenance) schema/missing-property "licence" is missing. Add it.'],
    ],
    // Faults of the text itself have words too.
    [
      '[300, 200]',
      '[‸1e3, ‸200.5]',
      [
        '/circles/1/at/0 (circle 84) json/not-an-integer Numbers are whole here, without point or exponent. Write 1000, not 1e3.',
        '/circles/1/at/1 (circle 84) json/not-an-integer Numbers are whole here, without point or exponent. Round 200.5.',
      ],
    ],
    [
      '"sector": "Aa"',
      '‸"\\u0061t": [300, 201]',
      ['/circles/1/at (circle 84) json/duplicate-key The property "at" stands here twice. Keep one of them.'],
    ],
    [
      '"sector": "Aa"}',
      '"sector": "Aa"‸,\n}',
      ['/circles/1 (circle 84) json/syntax Nothing follows this comma. Remove it.'],
    ],
    [
      '"\u{1f3e0} Row"}',
      '"\u{1f3e0} Row" ‸]',
      ['/crossings/0 (crossing x102) json/syntax Expected "," or "}", but found "]'],
    ],
  ] as const)('%s as %s', (written, instead, errors) => {
    expect(STREET_BOARD).toContain(written);
    for (const end of ['\n', '\r\n']) {
      const { text, places } = marked(STREET_BOARD.replace(written, instead).replaceAll('\n', end));
      expect(
        errorsOf(text).map((error, i) => error.slice(0, places[i]!.length + 1 + errors[i]!.length)),
      ).toEqual(errors.map((error, i) => `${places[i]!} ${error}`));
    }
  });

  test.each([
    ['{"game": "wm"', '1:14'],
    ['{\n"game": 7}', '2:9'],
    ['{\r\n"game": 7}', '2:9'],
    ['{"\u{1f3e0}": 0, "game": 7}', '1:19'],
    ['\n\n[1.5]', '3:2'],
  ])('%j', (text, place) => {
    expect(errorsOf(text)[0]!.split(' ')[0]).toBe(place);
  });

  test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', ''])(
    'a property named %j is unknown like any other',
    (name) => {
      const text = STREET_BOARD.replace(
        '"number": 84',
        `${JSON.stringify(name)}: {"polluted": 1}, "number": 84`,
      );
      const [error, ...others] = errorsOf(text);
      expect(others).toEqual([]);
      expect(error).toMatch(
        `13:6 /circles/1/${name} (circle 84) schema/unknown-property There is no property ${JSON.stringify(name)} here. Known are number, at, colour, sector.`,
      );
    },
  );

  test.each(['"__proto__"', '"\\u005f_proto__"', '"__proto\\u005F\\u005f"'])('%s is refused', (name) => {
    expect(
      errorsOf(STREET_BOARD.replace('"number": 84', `"number": 84, ${name}: {"colour": "red"}`)),
    ).toEqual([
      '13:20 /circles/1/__proto__ (circle 84) json/forbidden-key A property named "__proto__" is not allowed. Remove it.',
    ]);
  });

  test.each([
    ['', '1:1  (the board) json/syntax The file ends where a value is expected.'],
    [
      '\ufeff{}',
      '1:1  (the board) json/bom The file begins with a byte order mark. Save it as UTF-8 without BOM.',
    ],
    ['null', '1:1  (the board) schema/type This must be an object { … }; found null.'],
    ['\n []', '2:2  (the board) schema/type This must be an object { … }; found a list.'],
    ['{} {}', '1:4  (the board) json/syntax Expected the end of the file, but found "{}".'],
  ])('%j', (text, error) => {
    expect(errorsOf(text)).toEqual([error]);
  });

  test('errors are in the order of the file', () => {
    const text = STREET_BOARD.replace('"id": "small"', '"id": "Small"').replace(
      '"waivers": []',
      '"waivers": {}',
    );
    const pointers = errorsOf(text).map((error) => error.split(' ')[1]);
    expect(pointers).toEqual(['/id', '/waivers']);
  });
});

describe('parseBoard returns a board or errors', () => {
  /** The answer, once it is seen to be well made. */
  function checked(text: string): 'a board' | readonly ParseError[] {
    const result = parseBoard(text);
    const errors = result.ok ? result.problems : result.errors;
    if (!result.ok) expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(101);
    const lines = typeof text === 'string' ? text.split('\n') : [''];
    for (const { code, message, line, column, words, pointer } of errors) {
      expect(code).toMatch(/^(json|schema)\/[a-zA-Z-]+$/);
      expect(message).toMatch(/^[A-Z"][^]*[.?]$/);
      expect(message).not.toMatch(/undefined|\[object|[\u0000-\u001f]/); // eslint-disable-line no-control-regex
      expect(message.length).toBeLessThan(1000);
      expect(words).toMatch(/^[a-z]/);
      expect(words.length).toBeLessThan(200);
      expect(pointer).toMatch(/^(\/|$)/);
      expect(column).toBeGreaterThan(0);
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    }
    return result.ok ? 'a board' : errors;
  }

  test.each([[undefined], [null], [42], [Symbol('x')], [{}], [Object.create(null)], [() => 1]])(
    'for input that is not a text: %#',
    (value) => {
      expect(checked(value as string)).toMatchObject([{ code: 'json/not-text', line: 1, column: 1 }]);
    },
  );

  test('for random texts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string()), (text) => {
        checked(text);
      }),
      { numRuns: 500 },
    );
  });

  test('for random data in place of boards and their parts', () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(
        anything,
        fc.constantFrom('lfw', 'wm', 'mj'),
        fc.dictionary(fc.string(), anything),
        (value, game, more) => {
          checked(JSON.stringify(value));
          checked(
            JSON.stringify({
              ...more,
              game,
              circles: value,
              hexes: value,
              witnesses: [value],
              provenance: value,
            }),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('for boards with wrong parts', () => {
    fc.assert(
      fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
        const data = mutateJson(board, seed);
        const answer = checked(JSON.stringify(data, undefined, 1));
        const fatal = findSchemaErrors(data).filter(({ keyword }) => keyword !== 'additionalProperties');
        expect(answer === 'a board').toBe(fatal.length === 0);
      }),
      { numRuns: 300 },
    );
  });

  test('for boards with damaged texts', () => {
    fc.assert(
      fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
        checked(mutateText(formatBoard(board), seed));
      }),
      { numRuns: 300 },
    );
  });

  test('for every prefix of a board', () => {
    for (let end = 0; end < STREET_BOARD.length - 2; end++)
      expect(checked(STREET_BOARD.slice(0, end))).not.toBe('a board');
  });
});

describe('very large texts', () => {
  test.each([
    ['open lists', () => '['.repeat(100_000_000), 'json/too-deep', 1],
    ['open objects', () => '{"a":'.repeat(20_000_000), 'json/too-deep', 1],
    [
      'open lists in a board',
      () => STREET_BOARD.replace('[300', `[${'['.repeat(1_000_000)}`),
      'json/too-deep',
      1,
    ],
    [
      'unknown properties',
      () => `{"game": "wm"${Array.from({ length: 1_000_000 }, (_, i) => `, "p${i}": 0`).join('')}}`,
      'schema/missing-property',
      101,
    ],
    [
      'wrong circles',
      () => STREET_BOARD.replace('"circles": [', `"circles": [${'{"number": 7},'.repeat(200_000)}`),
      'schema/missing-property',
      101,
    ],
    ['wrong numbers', () => `[${'-0,'.repeat(1_000_000)}1]`, 'json/negative-zero', 101],
    ['lines', () => `${'\n'.repeat(10_000_000)}x`, 'json/syntax', 1],
    ['a long name', () => STREET_BOARD.replace('"Small', `"${'a'.repeat(10_000_000)}`), 'json/too-long', 1],
    [
      'names as long as may be',
      () => `${`{"${'k'.repeat(999)}":`.repeat(60)}[${'-0,'.repeat(200)}0`,
      'json/negative-zero',
      101,
    ],
    [
      'a word that makes patterns try again and again',
      () => STREET_BOARD.replace('"small"', `"${'a-'.repeat(4999)}"`),
      'schema/pattern',
      1,
    ],
  ])('%s are refused', (_, make, code, count) => {
    const result = parseBoard(make());
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.errors.length).toBe(count);
    expect(result.errors[0]!.code).toBe(code);
    if (count === 101) expect(result.errors.at(-1)!.code).toMatch(/^(json|schema)\/more$/);
  });

  test('with many unknown properties on a board are accepted', () => {
    const many = Array.from({ length: 300_000 }, (_, i) => `, "p${i}": {"q": [${i}]}`).join('');
    const result = parseBoard(STREET_BOARD.replace('"waivers": []', `"waivers": []${many}`));
    expect(result.ok && Object.keys(result.board.extra ?? {}).length).toBe(300_000);
    expect(result.ok && result.problems.length).toBe(101);
    expect(result.ok && result.problems.at(-1)!.code).toBe('schema/more');
  });

  test('with many unknown properties and one error show the error', () => {
    const many = Array.from({ length: 200 }, (_, i) => `"p${i}": 0, `).join('');
    const text = STREET_BOARD.replace('"schemaVersion"', `${many}"schemaVersion"`).replace('"b1"', '"B1"');
    expect(errorsOf(text).filter((error) => error.includes('schema/pattern'))).toHaveLength(1);
  });

  test('with a board between many spaces are accepted', () => {
    const blanks = ' \r\n\t'.repeat(1_000_000);
    expect(parseBoard(`${blanks}${STREET_BOARD.replace('[300', `[${blanks}300`)}${blanks}`).ok).toBe(true);
  });

  test('with a hundred errors after many lines are located', () => {
    const circles =
      '{"number": 7, "at": [1, 2], "colour": "red"},\n'.repeat(50_000) +
      '{"number": 8, "at": [1, 2]},\n'.repeat(99);
    const result = parseBoard(STREET_BOARD.replace('"circles": [\n', `"circles": [\n${circles}`));
    expect(!result.ok && result.errors.map(({ line }) => line)).toEqual(
      Array.from({ length: 99 }, (_, i) => 50_012 + i),
    );
  });
});
