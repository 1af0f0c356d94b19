import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import type { Board } from '../board/board.js';
import { digestBoard, formatBoard } from './format-board.js';
import { parseBoard } from './parse-board.js';

const whitehall = shippedStreetBoard('whitehall');
const withProvenance = (parts: object): Board => ({
  ...whitehall,
  provenance: { ...whitehall.provenance, ...parts },
});

const IMPORTED = withProvenance({
  stated: [
    { lists: { x2: ['c10', 'c9'], x10: [] }, relation: 'search' },
    { relation: 'jack', source: 'theirs', lists: { c13: ['c12'], c12: [] } },
  ],
  sourceIds: { x10: '45c1', c9: 'nine', x9: 'an "odd" name' },
});

test("the author's ids and stated relations have one line per entry, in order", () => {
  const text = formatBoard(IMPORTED);
  expect(text.slice(text.indexOf('    "sourceIds"'), text.indexOf('  },\n  "waivers"'))).toBe(`\
    "sourceIds": {
      "c9": "nine",
      "x9": "an \\"odd\\" name",
      "x10": "45c1"
    },
    "stated": [
      {
        "relation": "jack",
        "source": "theirs",
        "lists": {
          "c12": [],
          "c13": ["c12"]
        }
      },
      {
        "relation": "search",
        "lists": {
          "x2": ["c9", "c10"],
          "x10": []
        }
      }
    ]
`);
  const read = parseBoard(text);
  expect(read.ok && formatBoard(read.board)).toBe(text);
  expect(digestBoard(IMPORTED)).toBe(digestBoard(whitehall));
});

test('empty maps are written on one line', () => {
  const text = formatBoard(withProvenance({ sourceIds: {}, stated: [{ relation: 'boat', lists: {} }] }));
  expect(text).toContain('    "sourceIds": {},\n');
  expect(text).toContain('        "lists": {}\n');
  const read = parseBoard(text);
  expect(read.ok && formatBoard(read.board)).toBe(text);
});

test('an id of no node is allowed, a malformed one is refused where it stands', () => {
  const errorsOf = (parts: object): readonly unknown[] => {
    const result = parseBoard(JSON.stringify(withProvenance(parts)));
    return result.ok ? [] : result.errors.map(({ code, pointer, message }) => [code, pointer, message]);
  };
  expect(errorsOf({ stated: [{ relation: 'jack', lists: { c999: ['c998'] } }] })).toEqual([]);
  expect(errorsOf({ sourceIds: { 'h3,-2': 'a', NW: 'b', b7: 'c' } })).toEqual([]);
  const node = 'This must be a circle, crossing or junction, such as "c65", "x102" or "t9"; found';
  expect(errorsOf({ stated: [{ relation: 'jack', lists: { c01: ['b1'], 'h0,0': [] } }] })).toEqual([
    ['schema/pattern', '/provenance/stated/0/lists/c01', `${node} "c01".`],
    ['schema/pattern', '/provenance/stated/0/lists/h0,0', `${node} "h0,0".`],
  ]);
  expect(errorsOf({ stated: [{ relation: 'jack', lists: { c1: ['b1'] } }] })).toEqual([
    ['schema/pattern', '/provenance/stated/0/lists/c1/0', `${node} "b1".`],
  ]);
  expect(errorsOf({ sourceIds: { extra: 'a', c1: 3 } })).toEqual([
    [
      'schema/pattern',
      '/provenance/sourceIds/extra',
      'This must be a circle, crossing, junction, block, hex or exit, such as "c65", "x102" or "h3,-2"; found "extra".',
    ],
    ['schema/type', '/provenance/sourceIds/c1', 'This must be a text in quotes; found 3.'],
  ]);
});
