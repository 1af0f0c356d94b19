/** Actions that set fields of entities, of the board and of its blocks. ../action.test.ts checks that no action breaks a board. */
import { describe, expect, test } from 'vitest';
import {
  declareBlock,
  deleteEntities,
  rescaleBoard,
  setBoardFields,
  setEntityFields,
  setPrintedGrid,
  setJackLetterPlace,
} from '../../index.js';
import {
  editBoard,
  editStreetBoard,
  editHexBoard,
  emptyStreetBoard,
  addCircles,
  whitechapelBoard,
  mrJackBoard,
} from '../../../../testing/editor/edit-boards.js';

describe('fields', () => {
  test('go to what has them, and are taken away by null', () => {
    const fields = { colour: 'red', border: 'red', name: ' Mitre \n Square ', sector: 'b/A' } as const;
    const edited = editStreetBoard(
      whitechapelBoard,
      setEntityFields(['c1', 'x1', 'b1'], { ...fields, kind: 'none', reason: 'a yard' }),
    );
    const [circle, crossing, block] = [edited.circles[0]!, edited.crossings[0]!, edited.blocks[0]!];
    expect(circle).toMatchObject({ number: 1, colour: 'red', sector: 'Ab' });
    expect(circle).not.toHaveProperty('name');
    expect(crossing).toMatchObject({ id: 'x1', border: 'red', name: 'Mitre   Square', sector: 'Ab' });
    expect(block).toMatchObject({ kind: 'none', reason: 'a yard' });
    const bare = editStreetBoard(
      edited,
      setEntityFields(['c1', 'x1', 'b1'], { border: null, name: '', sector: null, reason: null }),
    );
    expect(bare.crossings[0]).toEqual({ id: 'x1', at: crossing.at });
    expect([bare.circles[0], bare.blocks[0]].some((each) => 'sector' in each! || 'reason' in each!)).toBe(
      false,
    );
    expect(editBoard(edited, setEntityFields(['c1'], { sector: 'nowhere' }))).toBe(edited);
    expect(editBoard(edited, setEntityFields(['c1', 'b1'], { kind: 'manhole' }))).toBe(edited);
    const [hex] = mrJackBoard.hexes;
    const key = `h${hex!.at.join(',')}`;
    expect(editHexBoard(mrJackBoard, setEntityFields([key], { kind: 'garden' })).hexes[0]).toEqual({
      ...hex,
      kind: 'garden',
    });
  });

  test('of the board are all in form, or none is set', () => {
    const edited = editStreetBoard(
      emptyStreetBoard,
      setBoardFields({
        id: 'other',
        name: ' A  name\t',
        boardVersion: '1.2.3',
        extent: [9999.6, 5000],
        discs: { circle: 50.4, crossing: 20 },
      }),
    );
    expect(edited).toMatchObject({
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
      expect(editBoard(edited, setBoardFields(wrong))).toBe(edited);
    expect(editBoard(edited, setBoardFields({ name: edited.name }))).toBe(edited);
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
    const edited = editStreetBoard(emptyStreetBoard, setPrintedGrid(grid));
    expect(edited.grid).toEqual({
      ...grid,
      rect: [
        [0, 10],
        [900, 700],
      ],
      sections: ['Aa'],
    });
    expect(editBoard(edited, setPrintedGrid({ ...grid, rows: ['A1'] }))).toBe(edited);
    expect(editBoard(edited, setPrintedGrid({ ...grid, columns: [] }))).toBe(edited);
    expect(editStreetBoard(edited, setPrintedGrid(null))).toEqual(emptyStreetBoard);
    expect(editBoard(emptyStreetBoard, setPrintedGrid(null))).toBe(emptyStreetBoard);
  });

  test('a letter is set where there are letters', () => {
    expect(editStreetBoard(whitechapelBoard, setJackLetterPlace('goulston', 'x7')).letters!.goulston).toBe(
      'x7',
    );
    expect(
      editStreetBoard(whitechapelBoard, setJackLetterPlace('dearBoss', ['cA'])).letters!.dearBoss,
    ).toEqual(['Ac']);
    expect(editBoard(whitechapelBoard, setJackLetterPlace('dearBoss', []))).toBe(whitechapelBoard);
    expect(editBoard(emptyStreetBoard, setJackLetterPlace('goulston', 'x1'))).toBe(emptyStreetBoard);
  });

  test('a board is scaled with everything on it', () => {
    const half = editStreetBoard(whitechapelBoard, rescaleBoard(5000));
    expect(half.extent).toEqual([5000, 3336]);
    const twice = editStreetBoard(half, rescaleBoard(10000));
    expect(twice.extent).toEqual(whitechapelBoard.extent);
    for (const [i, { at }] of twice.circles.entries())
      for (const axis of [0, 1] as const)
        expect(Math.abs(at[axis] - whitechapelBoard.circles[i]!.at[axis])).toBeLessThanOrEqual(1);
    expect(editHexBoard(mrJackBoard, rescaleBoard(20000)).layout).toEqual({
      orientation: 'flat-top',
      origin: [1360, 2062],
      size: 960,
    });
    for (const wrong of [0, -1, NaN, 10000, 1e9])
      expect(editBoard(whitechapelBoard, rescaleBoard(wrong))).toBe(whitechapelBoard);
  });
});

describe('blocks', () => {
  const board = editStreetBoard(emptyStreetBoard, addCircles([0, 0], [100, 0], [50, 80]));

  test('are declared, declared again with the same id in either direction, and removed', () => {
    const one = editStreetBoard(
      board,
      declareBlock({ walk: ['c2', 'c3', 'c1'], islands: [] }, 'houses', 'seen'),
    );
    expect(one.blocks).toEqual([{ id: 'b1', kind: 'houses', walk: ['c1', 'c2', 'c3'], reason: 'seen' }]);
    expect(editBoard(one, declareBlock({ walk: ['c1', 'c2', 'c3'] }, 'houses'))).toBe(one);
    const water = editStreetBoard(one, declareBlock({ walk: ['c3', 'c2', 'c1'] }, 'water'));
    expect(water.blocks).toEqual([{ id: 'b1', kind: 'water', walk: ['c1', 'c3', 'c2'] }]);
    const two = editStreetBoard(water, declareBlock({ walk: ['c1', 'c2'] }, 'none', ' '));
    expect(two.blocks[1]).toEqual({ id: 'b2', kind: 'none', walk: ['c1', 'c2'] });
    expect(editStreetBoard(two, deleteEntities(['b1'])).blocks).toEqual([two.blocks[1]]);
    for (const wrong of [[], ['c1', 'x9']] as const)
      expect(editBoard(board, declareBlock({ walk: wrong }, 'none'))).toBe(board);
  });
});
