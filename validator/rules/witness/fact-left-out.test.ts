import { expect, test } from 'vitest';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { factLeftOut } from './fact-left-out.js';
import { checkRule } from '../../run/check-rule.js';

testRule(factLeftOut, {
  'count-left-out': ['(manholes)'],
  'witness-left-out': ['(MJ-X01)'],
});

test.each(['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'])(
  'without its counts and witnesses %s is not a printed board',
  (name) => {
    const board = shippedBoard(name);
    expect(checkRule(factLeftOut, { board, profile: 'official' })).toEqual([]);
    const bare = { ...board, expect: [], witnesses: [] };
    expect(checkRule(factLeftOut, { board: bare, profile: 'official' }).length).toBeGreaterThan(8);
    expect(checkRule(factLeftOut, { board: bare, profile: 'draft' })).toEqual([]);
    const i = board.expect.findIndex(({ what }) => what === 'circles' || what === 'hexes');
    const count = board.expect[i]!.count;
    const bent = { ...board, expect: board.expect.with(i, { ...board.expect[i]!, count: count + 1 }) };
    expect(checkRule(factLeftOut, { board: bent, profile: 'official' })).toMatchObject([
      { pointer: `/expect/${i}/count`, seen: count + 1, expected: count },
    ]);
  },
);
