/** What is said of things, of the board and of its blocks. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import {
  declareBlock,
  deleteThings,
  rescale,
  setBoardFields,
  setFields,
  setGrid,
  setLetter,
} from '../index.js';
import { onStreets, onHexes, empty, circlesAt, whitechapel, jack } from '../../../testing/edited-boards.js';

describe('fields', () => {
  test('go to what has them, and are taken away by null', () => {
    const fields = { colour: 'red', border: 'red', name: ' Mitre \n Square ', sector: 'b/A' } as const;
    const told = onStreets(
      whitechapel,
      setFields(['c1', 'x1', 'b1'], { ...fields, kind: 'none', reason: 'a yard' }),
    );
    const [circle, crossing, block] = [told.circles[0]!, told.crossings[0]!, told.blocks[0]!];
    expect(circle).toMatchObject({ number: 1, colour: 'red', sector: 'Ab' });
    expect(circle).not.toHaveProperty('name');
    expect(crossing).toMatchObject({ id: 'x1', border: 'red', name: 'Mitre   Square', sector: 'Ab' });
    expect(block).toMatchObject({ kind: 'none', reason: 'a yard' });
    const bare = onStreets(
      told,
      setFields(['c1', 'x1', 'b1'], { border: null, name: '', sector: null, reason: null }),
    );
    expect(bare.crossings[0]).toEqual({ id: 'x1', at: crossing.at });
    expect([bare.circles[0], bare.blocks[0]].some((each) => 'sector' in each! || 'reason' in each!)).toBe(
      false,
    );
    expect(setFields(['c1'], { sector: 'nowhere' })(told)).toBe(told);
    expect(setFields(['c1', 'b1'], { kind: 'manhole' })(told)).toBe(told);
    const [hex] = jack.hexes;
    const key = `h${hex!.at.join(',')}`;
    expect(onHexes(jack, setFields([key], { kind: 'garden' })).hexes[0]).toEqual({ ...hex, kind: 'garden' });
  });

  test('of the board are all in form, or none is set', () => {
    const told = onStreets(
      empty,
      setBoardFields({
        id: 'other',
        name: ' A  name\t',
        boardVersion: '1.2.3',
        extent: [9999.6, 5000],
        discs: { circle: 50.4, crossing: 20 },
      }),
    );
    expect(told).toMatchObject({
      id: 'other',
      name: 'A  name',
      boardVersion: '1.2.3',
      extent: [10000, 5000],
      discs: { circle: 50, crossing: 20 },
    });
    for (const wrong of [
      { id: 'Not Kebab' },
      { name: ' ' },
      { boardVersion: '1' },
      { extent: [0, 5] as const },
      { id: 'fine', discs: { circle: 0, crossing: 1 } },
    ])
      expect(setBoardFields(wrong)(told)).toBe(told);
    expect(setBoardFields({ name: told.name })(told)).toBe(told);
  });

  test('the grid has its corners in order and its labels in form', () => {
    const grid = {
      rect: [
        [900, 10.4],
        [0, 700],
      ],
      columns: ['A1'],
      rows: ['a1'],
      sections: ['a/A'],
    } as const;
    const told = onStreets(empty, setGrid(grid));
    expect(told.grid).toEqual({
      ...grid,
      rect: [
        [0, 10],
        [900, 700],
      ],
      sections: ['Aa'],
    });
    expect(setGrid({ ...grid, rows: ['A1'] })(told)).toBe(told);
    expect(setGrid({ ...grid, columns: [] })(told)).toBe(told);
    expect(onStreets(told, setGrid(null))).toEqual(empty);
    expect(setGrid(null)(empty)).toBe(empty);
  });

  test('a letter is set where there are letters', () => {
    expect(onStreets(whitechapel, setLetter('goulston', 'x7')).letters!.goulston).toBe('x7');
    expect(onStreets(whitechapel, setLetter('dearBoss', ['cA'])).letters!.dearBoss).toEqual(['Ac']);
    expect(setLetter('dearBoss', [])(whitechapel)).toBe(whitechapel);
    expect(setLetter('goulston', 'x1')(empty)).toBe(empty);
  });

  test('a board is scaled with everything on it', () => {
    const half = onStreets(whitechapel, rescale(5000));
    expect(half.extent).toEqual([5000, 3336]);
    const twice = onStreets(half, rescale(10000));
    expect(twice.extent).toEqual(whitechapel.extent);
    for (const [i, { at }] of twice.circles.entries())
      for (const axis of [0, 1] as const)
        expect(Math.abs(at[axis] - whitechapel.circles[i]!.at[axis])).toBeLessThanOrEqual(1);
    expect(onHexes(jack, rescale(20000)).layout).toEqual({
      orientation: 'flat-top',
      origin: [1360, 2062],
      size: 960,
    });
    for (const wrong of [0, -1, NaN, 10000, 1e9]) expect(rescale(wrong)(whitechapel)).toBe(whitechapel);
  });
});

describe('blocks', () => {
  const board = onStreets(empty, circlesAt([0, 0], [100, 0], [50, 80]));

  test('are declared, declared anew with the same id whichever way they are walked, and taken back', () => {
    const one = onStreets(board, declareBlock({ walk: ['c2', 'c3', 'c1'], islands: [] }, 'houses', 'seen'));
    expect(one.blocks).toEqual([{ id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'c3'], reason: 'seen' }]);
    expect(declareBlock({ walk: ['c1', 'c2', 'c3'] }, 'houses')(one)).toBe(one);
    const water = onStreets(one, declareBlock({ walk: ['c3', 'c2', 'c1'] }, 'water'));
    expect(water.blocks).toEqual([{ id: 'b1', kind: 'water', walk: ['c1', 'c3', 'c2'] }]);
    const two = onStreets(water, declareBlock({ walk: ['c1', 'c2'] }, 'none', ' '));
    expect(two.blocks[1]).toEqual({ id: 'b2', kind: 'none', walk: ['c1', 'c2'] });
    expect(onStreets(two, deleteThings(['b1'])).blocks).toEqual([two.blocks[1]]);
    for (const wrong of [[], ['c1', 'x9']] as const)
      expect(declareBlock({ walk: wrong }, 'none')(board)).toBe(board);
  });
});
