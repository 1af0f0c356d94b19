import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInlineJson, formatRelation, queryableFromMap } from './queryable-relation.js';

test('what is printed is JSON that says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = formatInlineJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      return !text.includes('\n');
    }),
  );
});

test('a map is printed one key a line', () => {
  const view = queryableFromMap(
    new Map([
      ['c65', ['c51', 'c63']],
      ['c66', []],
    ]),
    'circles',
  );
  expect(formatRelation(view)).toBe('{\n  "c65": ["c51", "c63"],\n  "c66": []\n}');
  expect(formatRelation(queryableFromMap(new Map(), 'circles'))).toBe('{}');
  expect(view.countPairs()).toBe(1);
});
