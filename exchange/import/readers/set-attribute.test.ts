import { expect, test } from 'vitest';
import { FILE_START, ReadError } from '../foreign/foreign-graph.js';
import { parseBoardFacts, setNestedAttributes, type MutableAttributes } from './set-attribute.js';

function valuesOf(object: object): MutableAttributes {
  const values: MutableAttributes = {};
  setNestedAttributes(values, object, FILE_START, () => 'a node');
  return values;
}

test('nested values are named by their path, and null counts as missing', () => {
  expect(valuesOf({ a: 1, b: { c: 'x', d: [true, null] }, e: null })).toEqual({ a: 1, 'b.c': 'x', 'b.d.0': true });
}); // prettier-ignore

test('a path can have up to 250 characters', () => {
  const key = (length: number): string => 'k'.repeat(length - 'a.'.length);
  expect(Object.keys(valuesOf({ a: { [key(250)]: 1 } }))[0]).toHaveLength(250);
  expect(() => valuesOf({ a: { [key(251)]: 1 } })).toThrow(ReadError);
  expect(valuesOf({ ['k'.repeat(300)]: 1 })).toEqual({ ['k'.repeat(300)]: 1 });
});

test.each([
  ['board=a version=1 name=x y=z', { board: 'a', version: '1', name: 'x y=z' }],
  ['board=a', { board: 'a' }],
  ['=a board=b', { board: 'b' }],
  ['board= version=1', { board: '', version: '1' }],
  ['__proto__=a', {}],
])('parseBoardFacts reads %j', (text, facts) => {
  expect(parseBoardFacts(text, ' ', '=')).toEqual(facts);
});
