import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_MAPS, BOARD_SHAPES } from '../../schemas/generated/board-shapes.js';
import { arbitraryBoard } from '../../testing/boards/arbitrary-board.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { compareIds, type Board } from '../board/board.js';
import { schemaDefinitionNameAt } from './schema-definition-name.js';
import { formatBoard } from './format-board.js';
import { pointerOfSteps } from './json-pointer.js';
import { parseBoard } from './parse-board.js';
import { sortBoard } from './sort-board.js';

/** The board in a text that must hold one. */
function parsed(text: string): Board {
  const result = parseBoard(text);
  if (!result.ok) throw new Error(`${JSON.stringify(result.errors[0])}\n${text}`);
  return result.board;
}

test('a board has one text in any order of its lists', () => {
  fc.assert(
    fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
      const text = formatBoard(board);
      expect(formatBoard(parsed(text))).toBe(text);
      expect(formatBoard(reorderBoard(board, seed))).toBe(text);
      expect(formatBoard(parsed(JSON.stringify(reorderBoard(board, seed))))).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('the text contains the whole sorted board, and the sorted board the whole board', () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const text = formatBoard(board);
      expect(parsed(text)).toEqual(sortBoard(board));
      expect(JSON.parse(text)).toEqual(sortBoard(board));
      expect(piecesOf(JSON.parse(text))).toEqual(piecesOf(board));
    }),
    { numRuns: 300 },
  );
});

/** Everything a board says piece by piece, without the order of lists: `circles.colour = "red"`, sorted. */
const piecesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .flatMap(([key, inner]) => piecesOf(inner, Array.isArray(value) ? path : `${path}.${key}`))
        .sort()
    : [`${path} = ${JSON.stringify(value)}`];

test('keys are in the order of the schema at every depth', () => {
  const check = (board: unknown, value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      const definition = schemaDefinitionNameAt(board, pointerOfSteps(path));
      const keys = Object.keys(value);
      const order = BOARD_MAPS[definition]
        ? keys.toSorted(compareIds)
        : Object.keys(BOARD_SHAPES[definition]!);
      expect(keys).toEqual(order.filter((key) => keys.includes(key)));
    }
    for (const [key, inner] of Object.entries(value)) check(board, inner, [...path, key]);
  };
  fc.assert(
    fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
      const written: unknown = JSON.parse(formatBoard(reorderBoard(board, seed)));
      check(written, written, []);
    }),
  );
});

test('the text has LF, a final newline, no trailing spaces and one entity per line', () => {
  const entities = (board: Board): number =>
    Object.values({
      ...board,
      ...board.provenance,
      stated: [],
      ...('setup' in board && board.setup),
      ...board.tracks,
    })
      .filter(
        (part): part is object[] =>
          Array.isArray(part) && typeof part[0] === 'object' && !Array.isArray(part[0]),
      )
      .reduce((sum, list) => sum + list.length, 0);
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const text = formatBoard(board);
      expect(text).not.toMatch(/[\r\t]|[ ]\n|\n\n/);
      expect(text.startsWith('{\n')).toBe(true);
      expect(text.endsWith('\n}\n')).toBe(true);
      const lines = text.split('\n').filter((line) => /^ +\{.+\},?$/.test(line));
      expect(lines.length).toBe(entities(board));
      for (const line of lines) expect(() => JSON.parse(line.replace(/,$/, '')) as unknown).not.toThrow();
    }),
  );
});

describe('the text', () => {
  const provenance = {
    reviewed: [],
    traced: [{ date: '2026-11-16', by: 'us', how: 'drawn' }],
    sources: [{ what: 'a drawing', id: 'drawing', kind: 'drawing' }],
    rights: 'none',
    licence: 'CC0-1.0',
    scans: [{ points: [{ at: [1, 2], pixel: [3, 4] }], height: 2, width: 1, sha256: '0'.repeat(64) }],
  } as const;
  const common = {
    waivers: [],
    provenance,
    witnesses: [],
    expect: [],
    extent: [10000, 8000],
    boardVersion: '1.0.0',
    profile: 'draft',
    edition: 'teaching',
    name: 'Small',
    id: 'small',
    schemaVersion: 1,
  } as const;

  test('of a street board', () => {
    const board: Board = {
      ...common,
      game: 'wm',
      blocks: [
        { walk: ['x2', 'c1', 'x1'], islands: [['t2', 't1']], kind: 'none', id: 'b1', reason: 'it is "odd"' },
      ],
      waterlines: [],
      streets: [
        {
          bends: [
            [5, 6],
            [7, 8],
          ],
          between: ['x1', 'c1'],
        },
        { between: ['c1', 'x10'] },
        { between: ['c1', 'x9'] },
      ],
      junctions: [{ at: [0, 0], id: 't1' }],
      crossings: [],
      circles: [
        { colour: 'red', at: [-1, 0], number: 10 },
        { sector: 'Aa', colour: 'blue', at: [2, 3], number: 9 },
      ],
      letters: { goulston: 'x1', fromHell: ['Bb'], saucyJacky: ['Ab', 'Aa'], dearBoss: ['Ba'] },
      tracks: {
        tiles: { boat: 3, alley: 2, coach: 1 },
        rounds: 3,
        nights: [{ alley: 5, coach: 4, kills: 3, marked: 2, women: 1, date: '1888-08-31' }],
        move: ['I', '0'],
      },
      grid: {
        sections: ['Ba', 'Aa'],
        rows: ['a2', 'a1'],
        columns: ['A1'],
        rect: [
          [0, 0],
          [9, 9],
        ],
      },
      discs: { crossing: 1, circle: 2 },
    };
    expect(formatBoard(board)).toMatchInlineSnapshot(`
      "{
        "schemaVersion": 1,
        "id": "small",
        "game": "wm",
        "name": "Small",
        "edition": "teaching",
        "profile": "draft",
        "boardVersion": "1.0.0",
        "extent": [10000, 8000],
        "discs": {"circle": 2, "crossing": 1},
        "grid": {
          "rect": [[0, 0], [9, 9]],
          "columns": ["A1"],
          "rows": ["a2", "a1"],
          "sections": ["Aa", "Ba"]
        },
        "tracks": {
          "move": ["I", "0"],
          "nights": [
            {"date": "1888-08-31", "women": 1, "marked": 2, "kills": 3, "coach": 4, "alley": 5}
          ],
          "rounds": 3,
          "tiles": {"coach": 1, "alley": 2, "boat": 3}
        },
        "letters": {
          "dearBoss": ["Ba"],
          "saucyJacky": ["Aa", "Ab"],
          "fromHell": ["Bb"],
          "goulston": "x1"
        },
        "circles": [
          {"number": 9, "at": [2, 3], "colour": "blue", "sector": "Aa"},
          {"number": 10, "at": [-1, 0], "colour": "red"}
        ],
        "crossings": [],
        "junctions": [
          {"id": "t1", "at": [0, 0]}
        ],
        "streets": [
          {"between": ["c1", "x1"], "bends": [[7, 8], [5, 6]]},
          {"between": ["c1", "x9"]},
          {"between": ["c1", "x10"]}
        ],
        "waterlines": [],
        "blocks": [
          {"id": "b1", "kind": "none", "walk": ["c1", "x1", "x2"], "islands": [["t1", "t2"]], "reason": "it is \\"odd\\""}
        ],
        "expect": [],
        "witnesses": [],
        "provenance": {
          "licence": "CC0-1.0",
          "rights": "none",
          "sources": [
            {"id": "drawing", "kind": "drawing", "what": "a drawing"}
          ],
          "scans": [
            {"sha256": "0000000000000000000000000000000000000000000000000000000000000000", "width": 1, "height": 2, "points": [{"pixel": [3, 4], "at": [1, 2]}]}
          ],
          "traced": [
            {"by": "us", "date": "2026-11-16", "how": "drawn"}
          ],
          "reviewed": []
        },
        "waivers": []
      }
      "
    `);
  });

  test('of a hex board', () => {
    const board: Board = {
      ...common,
      game: 'mj',
      setup: {
        cordons: ['NW', 'NE'],
        covers: ['h10,0', 'h9,0'],
        lamps: [{ hex: 'h0,0', tile: 'a' }],
        watsonFaces: 'S',
        characters: [
          { hex: 'h1,1', character: 'bert' },
          { hex: 'h1,0', character: 'holmes' },
        ],
      },
      exits: [{ side: 'N', hex: 'h0,0', id: 'NE' }],
      hexes: [
        { kind: 'street', at: [10, 0] },
        { kind: 'manhole', at: [9, -1] },
      ],
      tracks: { rounds: [{ lamp: '4', order: 'DJJD' }, { order: 'JDDJ' }] },
      layout: { size: 9, origin: [0, 0], orientation: 'flat-top' },
      witnesses: [
        { exactly: true, of: 'c1', has: ['c10', 'c9'], relation: 'jack', fact: 'relation', rule: 'DEF-02' },
      ],
    };
    expect(formatBoard(board)).toMatchInlineSnapshot(`
      "{
        "schemaVersion": 1,
        "id": "small",
        "game": "mj",
        "name": "Small",
        "edition": "teaching",
        "profile": "draft",
        "boardVersion": "1.0.0",
        "extent": [10000, 8000],
        "layout": {"orientation": "flat-top", "origin": [0, 0], "size": 9},
        "tracks": {
          "rounds": [
            {"order": "DJJD", "lamp": "4"},
            {"order": "JDDJ"}
          ]
        },
        "hexes": [
          {"at": [9, -1], "kind": "manhole"},
          {"at": [10, 0], "kind": "street"}
        ],
        "exits": [
          {"id": "NE", "hex": "h0,0", "side": "N"}
        ],
        "setup": {
          "characters": [
            {"character": "holmes", "hex": "h1,0"},
            {"character": "bert", "hex": "h1,1"}
          ],
          "watsonFaces": "S",
          "lamps": [
            {"tile": "a", "hex": "h0,0"}
          ],
          "covers": ["h9,0", "h10,0"],
          "cordons": ["NE", "NW"]
        },
        "expect": [],
        "witnesses": [
          {"rule": "DEF-02", "fact": "relation", "relation": "jack", "of": "c1", "has": ["c9", "c10"], "exactly": true}
        ],
        "provenance": {
          "licence": "CC0-1.0",
          "rights": "none",
          "sources": [
            {"id": "drawing", "kind": "drawing", "what": "a drawing"}
          ],
          "scans": [
            {"sha256": "0000000000000000000000000000000000000000000000000000000000000000", "width": 1, "height": 2, "points": [{"pixel": [3, 4], "at": [1, 2]}]}
          ],
          "traced": [
            {"by": "us", "date": "2026-11-16", "how": "drawn"}
          ],
          "reviewed": []
        },
        "waivers": []
      }
      "
    `);
  });
});
