import { expect, test } from 'vitest';
import type { StreetBoard } from '../../../model/index.js';
import { misnameNodeReferences } from '../../../faults/edit-nodes.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { crossingDiffers } from './crossing-differs.js';

testRule(crossingDiffers, { 'crossing-drawn-as-a-junction': ['(t1)'] });

testSeverities(crossingDiffers, 'crossing-drawn-as-a-junction', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});

const whitechapel = shippedStreetBoard('whitechapel');
const check = (board: StreetBoard) => checkRule(crossingDiffers, { board, profile: 'official' });

test('a junction drawn as a crossing is not in print', () => {
  const { id, at } = whitechapel.junctions[0]!;
  const board: StreetBoard = {
    ...misnameNodeReferences(whitechapel, new Map([[id, 'x999']])),
    junctions: whitechapel.junctions.slice(1),
    crossings: [...whitechapel.crossings, { id: 'x999', at }],
  };
  expect(check(board)).toMatchObject([
    {
      entities: ['x999'],
      what: 'The crossing by 17 is not in the 2012 edition: there the streets meet without a square.',
    },
  ]);
});

test('a missing crossing is marked between its neighbours', () => {
  const crossings = whitechapel.crossings.filter(({ id }) => id !== 'x12');
  const streets = whitechapel.streets.filter(({ between }) => !between.includes('x12'));
  const [first, ...others] = check({ ...whitechapel, crossings, streets });
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    pointer: '/crossings',
    what: 'The crossing by 9 11 of the 2012 edition is not on the board.',
  });
  const { at } = whitechapel.crossings.find(({ id }) => id === 'x12')!;
  expect(Math.hypot(first!.at![0] - at[0], first!.at![1] - at[1])).toBeLessThan(300);
});

test('in a draft, a crossing fits while some printed crossing searches all its circles', () => {
  const streetsTo = (...circles: readonly number[]): StreetBoard['streets'] =>
    circles.map((number) => ({ between: [`c${number}`, 'x999'] }));
  const draft = (streets: StreetBoard['streets']) =>
    checkRule(crossingDiffers, {
      board: { ...whitechapel, crossings: [{ id: 'x999', at: [1, 1] }], junctions: [], streets, blocks: [] },
      profile: 'draft',
    });
  expect(draft(streetsTo(9))).toEqual([]);
  expect(draft(streetsTo(9, 11))).toEqual([]);
  expect(draft(streetsTo(9, 150))).toMatchObject([
    {
      entities: ['x999'],
      what: 'The crossing x999 searches 9 and 150; in the 2012 edition no crossing searches all of them.',
    },
  ]);
});
