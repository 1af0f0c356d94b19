import { describe, expect, test } from 'vitest';
import { idOfCircle, type FixArguments, type StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { retrace } from '../../../faults/retraced/retrace.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { validateBoard } from '../../run/validate.js';
import { streetDiffers } from './street-differs.js';

testRule(streetDiffers, { 'street-ends-at-the-next-crossing': ['(c135-x153)'] });

testSeverities(streetDiffers, 'street-ends-at-the-next-crossing', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});

const whitechapel = shippedStreetBoard('whitechapel');
const redraw = (board: StreetBoard, from: string, to: readonly [string, string]): StreetBoard => ({
  ...board,
  streets: board.streets.map((each) =>
    each.between.join('-') === from ? { between: to as (typeof each)['between'] } : each,
  ),
});
const check = (board: StreetBoard) => checkRule(streetDiffers, { board, profile: 'official' });

test('a street that ends at the next crossing is the only finding where the blocks follow the same drawing', () => {
  const board = retrace(whitechapel, redraw(whitechapel, 'c135-x167', ['c135', 'x153']));
  const { findings } = validateBoard(board);
  expect(findings.filter(({ rule }) => rule.startsWith('edition/'))).toMatchObject([
    {
      id: 'edition/street-differs(c135-x153)',
      severity: 'error',
      what: 'Circle 135 is searched from the crossing by 113 114; in the 2012 edition from the crossing by 136 148 instead.',
      remedy: 'Compare the street c135–x153 with the print; there it leads to x167.',
      words: 'street c135–x153',
      fixes: [
        {
          action: 'moveStreetEnd',
          arguments: { line: 'c135-x153', from: 'x153', to: 'x167' },
          label: 'Lead the street c135–x153 to x167',
        },
      ],
    },
  ]);
});

test('a difference is accepted by a waiver with its reason', () => {
  const faulty = redraw(whitechapel, 'c135-x167', ['c135', 'x153']);
  const waiver = { rule: 'edition/street-differs', target: 'c135-x153', reason: 'Seen on a copy of 2013.' };
  const { waived } = validateBoard({ ...faulty, waivers: [waiver] });
  expect(waived.map(({ finding }) => finding.rule)).toEqual(['edition/street-differs']);
});

describe('tells in the words of the game', () => {
  test('a missing street', () => {
    const streets = whitechapel.streets.filter(({ between }) => between.join('-') !== 'c4-x2');
    expect(check({ ...whitechapel, streets })).toMatchObject([
      {
        entities: ['c4', 'x2'],
        what: 'Circle 4 is not searched from the crossing by 3 5; in the 2012 edition it is.',
        fix: { action: 'addStreet', arguments: { between: ['c4', 'x2'] } },
      },
    ]);
  });

  test('a street too many between crossings', () => {
    const streets = [...whitechapel.streets, { between: ['x63', 'x75'] as const }];
    expect(check({ ...whitechapel, streets })).toMatchObject([
      {
        entities: ['x63-x75'],
        what: 'A street joins the crossing by 34 55 to the crossing by 53 68; in the 2012 edition none does.',
        fixes: [{ action: 'removeStreet', arguments: { line: 'x63-x75' } }],
      },
    ]);
  });

  test('circles that are joined without a crossing between them', () => {
    expect(check(redraw(whitechapel, 'c4-x2', ['c4', 'c5']))[0]).toMatchObject({
      what: 'Jack can walk between 4 and 5 without passing a crossing; in the 2012 edition circle 4 is searched from the crossing by 3 5 instead.',
    });
  });

  test('a street to a junction once, with the number of pairs', () => {
    const streets = whitechapel.streets.filter(({ between }) => between.join('-') !== 'x68-t6');
    const [first, ...others] = check({ ...whitechapel, streets });
    expect(others).toEqual([]);
    expect(first!.what).toMatch(/in the 2012 edition (it is|one does)\. It leads to a junction, so 2 pairs/);
    expect(first).toMatchObject({ missing: true, fix: { action: 'addStreet' } });
    expect(new Set((first!.fix!.arguments as FixArguments['addStreet']).between)).toEqual(
      new Set(['x68', 't6']),
    );
  });
});

test('a waterline that is drawn as a street is made a waterline again', () => {
  const whitehall = shippedStreetBoard('whitehall');
  const line = whitehall.waterlines.find(({ between }) => between.every((id) => !id.startsWith('t')))!;
  const [issue] = check({
    ...whitehall,
    waterlines: whitehall.waterlines.filter((each) => each !== line),
    streets: [...whitehall.streets, line],
  });
  expect(issue!.fixes!.map(({ action }) => action)).toEqual(['setLineKind', 'removeStreet']);
});

test('a board of another town is reported once', () => {
  const board = { ...shippedStreetBoard('whitehall'), game: 'lfw' as const, edition: '2012-revised' };
  expect(check(board)).toMatchObject([{ entities: ['edition'], pointer: '/edition' }]);
});

test('circles that are not traced yet are not asked for in a draft', () => {
  const circles = whitechapel.circles.filter(({ number }) => number > 40);
  const ids = new Set<string>([...circles.map(idOfCircle), ...whitechapel.crossings.map(({ id }) => id)]);
  const streets = whitechapel.streets.filter(({ between }) => between.every((id) => ids.has(id)));
  const board: StreetBoard = { ...whitechapel, circles, streets, junctions: [], blocks: [] };
  expect(checkRule(streetDiffers, { board, profile: 'draft' })).toEqual([]);
});
