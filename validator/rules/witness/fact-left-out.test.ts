import { describe, expect, test } from 'vitest';
import type { Board, Witness } from '../../../model/index.js';
import { replaceIds } from '../../../testing/boards/redigitise-board.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
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

describe('compares the content of witnesses', () => {
  const check = (board: Board) => checkRule(factLeftOut, { board, profile: 'official' });
  const withWitnesses = (name: string, change: (witness: Witness) => Witness | undefined): Board => {
    const board = shippedBoard(name);
    return { ...board, witnesses: board.witnesses.flatMap((each) => change(each) ?? []) };
  };

  test('"exactly seven" weakened to "has 51"', () => {
    const weak = withWitnesses('whitechapel', (witness) =>
      witness.rule === 'LFW-X02'
        ? { rule: 'LFW-X02', fact: 'relation', relation: 'jack', of: 'c65', has: ['c51'] }
        : witness,
    );
    expect(check(weak)).toMatchObject([
      {
        entities: ['LFW-X02'],
        pointer: `/witnesses/${weak.witnesses.findIndex(({ rule }) => rule === 'LFW-X02')}`,
        what: 'The witness of LFW-X02 states "relation jack, of c65, has c51", but the print "relation jack, of c65, has c51, c63, c66, c67, c82, c83, c84, exactly".',
      },
    ]);
  });

  test('the red border of Goulston Street left out', () => {
    const board = withWitnesses('whitechapel', (witness) =>
      witness.rule === 'LFW-X14' && witness.fact === 'border' ? undefined : witness,
    );
    expect(check(board)).toMatchObject([
      { what: 'The board has no witness of LFW-X14 that states "border, of x102, is red".' },
    ]);
  });

  test('a step of a coach, and a square of four, left out', () => {
    const coach = withWitnesses('whitechapel', (witness) =>
      witness.rule === 'LFW-X06' && witness.fact === 'relation' && witness.of === 'c69' ? undefined : witness,
    );
    expect(check(coach)).toMatchObject([{ entities: ['LFW-X06'], pointer: '/witnesses' }]);
    const square = withWitnesses('whitehall', (witness) =>
      witness.rule === 'WM-X01' && witness.fact === 'sector' && witness.is === 'Ba' ? undefined : witness,
    );
    expect(check(square)).toMatchObject([{ entities: ['WM-X01'] }]);
  });

  test('the order of keys and lists, other ids and further witnesses do not matter', () => {
    const board = withWitnesses('whitechapel', (witness) => {
      const reversed = Object.fromEntries(Object.entries(witness).toReversed()) as unknown as Witness;
      return 'of' in reversed && Array.isArray(reversed.of)
        ? ({ ...reversed, of: reversed.of.toReversed() } as Witness)
        : reversed;
    });
    const more: Witness = { rule: 'LFW-X15', fact: 'exists', of: ['c1'] };
    expect(check({ ...board, witnesses: [...board.witnesses, more] })).toEqual([]);
    expect(check(replaceIds(shippedStreetBoard('whitechapel'), 3))).toEqual([]);
  });

  test('a count of one section', () => {
    const board = shippedBoard('whitehall');
    const without = board.expect.filter((each) => each.in !== 'Ab');
    expect(check({ ...board, expect: without })).toMatchObject([
      {
        entities: ['whiteCircles', 'Ab'],
        what: 'The board does not state how many whiteCircles in Ab it should have.',
      },
    ]);
  });
});
