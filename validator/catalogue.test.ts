import { expect, test } from 'vitest';
import { CATALOGUE, NOT_A_RULE, REMARKS } from './catalogue.js';
import { RULES } from './rules/index.js';

const answered = new Set(RULES.flatMap(({ answers }) => answers));

test('the catalogue has all its rows', () => {
  expect(CATALOGUE).toHaveLength(149);
});

test.each(CATALOGUE)('%s is answered by a rule, or it is said why not', (row) => {
  expect(answered.has(row) || row in NOT_A_RULE).toBe(true);
});

test('no row is both answered and excused, and every excuse is for a row', () => {
  expect(Object.keys(NOT_A_RULE).filter((row) => answered.has(row))).toEqual([]);
  expect(Object.keys(NOT_A_RULE).filter((row) => !CATALOGUE.includes(row))).toEqual([]);
});

test('a remark belongs to a row that rules answer', () => {
  expect(Object.keys(REMARKS).filter((row) => !answered.has(row))).toEqual([]);
});
