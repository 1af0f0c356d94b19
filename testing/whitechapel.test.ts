/** Letters from Whitechapel as shipped: what is known of the print stands here a second time, with its rule. */
import { describe, expect, test } from 'vitest';
import {
  alleyRelation,
  cellOfPoint,
  facesOfBoard,
  jackRelation,
  jackRoutes,
  countPairs,
  searchRelation,
  sectorRelation,
} from '../model/index.js';
import {
  referenceJackPairs,
  pairsWithSeveralRoutes,
  referencePolicePairs,
  referenceSearchPairs,
} from './boards/reference-relations.js';
import { shippedStreetBoard } from './boards/shipped-boards.js';
import { circlesOfBlock, circlesOfColour, crossingsWithBorder } from './boards/street-board-queries.js';

describe('whitechapel', () => {
  const board = shippedStreetBoard('whitechapel');

  test('[LFW-B01, LFW-B02] 195 circles, numbered without a gap', () => {
    expect(board.circles.map(({ number }) => number)).toEqual(Array.from({ length: 195 }, (_, i) => i + 1));
  });

  test('[LFW-B03, LFW-B04] 8 of them red, the others white', () => {
    expect(circlesOfColour(board, 'red')).toEqual([3, 21, 27, 65, 84, 147, 149, 158]);
    expect(circlesOfColour(board, 'white')).toHaveLength(187);
  });

  test('[LFW-B05, LFW-B06, LFW-B07] 234 crossings, 7 with a yellow border, one with a red one', () => {
    expect(board.crossings).toHaveLength(234);
    expect(crossingsWithBorder(board, 'yellow')).toHaveLength(7);
    expect(crossingsWithBorder(board, 'red')).toEqual(['x102']);
  });

  test('[LFW-X14] Goulston Street is x102 in cell A5/b8, section Ab, and touches 78 79 80 97', () => {
    const { at, name } = board.crossings.find(({ id }) => id === 'x102')!;
    expect(name).toBe('Goulston Street');
    expect(cellOfPoint(board.grid!, at)).toEqual({ column: 'A5', row: 'b8', section: 'Ab' });
    expect(sectorRelation(board).get('x102')).toBe('Ab');
    expect(searchRelation(board).get('x102')).toEqual(['c78', 'c79', 'c80', 'c97']);
    expect(board.letters?.goulston).toBe('x102');
  });

  test('[LFW-B08] 20 columns from the left and 13 rows from the bottom, in six sections', () => {
    expect(board.grid?.columns.join(' ')).toBe(
      'A1 A2 A3 A4 A5 A6 A7 B8 B9 B10 B11 B12 B13 C14 C15 C16 C17 C18 C19 C20',
    );
    expect(board.grid?.rows.join(' ')).toBe('b13 b12 b11 b10 b9 b8 a7 a6 a5 a4 a3 a2 a1');
    expect(board.grid?.sections).toEqual(['Aa', 'Ab', 'Ba', 'Bb', 'Ca', 'Cb']);
  });

  test('[LFW-B08] each section is in just one letter', () => {
    const { dearBoss, saucyJacky, fromHell } = board.letters!;
    expect([dearBoss, saucyJacky, fromHell]).toEqual([
      ['Aa', 'Cb'],
      ['Ba', 'Bb'],
      ['Ab', 'Ca'],
    ]);
  });

  test('[LFW-B09] every circle and crossing has a section', () => {
    expect(sectorRelation(board).size).toBe(195 + 234);
    expect([...new Set(sectorRelation(board).values())].sort()).toEqual(board.grid?.sections);
  });

  test('[LFW-B10, DEF-01] 17 junctions, 593 streets, no waterline', () => {
    expect([board.junctions.length, board.streets.length, board.waterlines.length]).toEqual([17, 593, 0]);
  });

  test('[DEF-02, DEF-05, DEF-07] 775 Jack pairs, 453 police pairs, 451 search pairs', () => {
    expect([
      referenceJackPairs(board).size,
      referencePolicePairs(board).size,
      referenceSearchPairs(board).size,
    ]).toEqual([775, 453, 451]);
  });

  test('[DEF-03] 98 pairs have several routes', () => {
    expect(pairsWithSeveralRoutes(board)).toHaveLength(98);
  });

  test('[DEF-02] 26-28 and 45-47 pass no crossing, so that nobody bars them', () => {
    expect([...referenceJackPairs(board, () => false)].sort()).toEqual(['c26 c28', 'c45 c47']);
    const open = jackRoutes(board).pairs.filter(({ routes }) => routes.some((route) => route.length === 0));
    expect(open.map(({ between }) => between)).toEqual([
      ['c26', 'c28'],
      ['c45', 'c47'],
    ]);
  });

  test('[LFW-X02] 65 leads to 51 63 66 67 82 83 84', () => {
    expect(jackRelation(board).get('c65')).toEqual(['c51', 'c63', 'c66', 'c67', 'c82', 'c83', 'c84']);
  });

  test('[LFW-X06] from 69 to 56 Jack passes four crossings', () => {
    const { routes } = jackRoutes(board).pairs.find(({ between }) => between.join() === 'c56,c69')!;
    expect(routes[0]).toHaveLength(4);
  });

  test('[DEF-10] 148 blocks of houses, 135 with two circles or more', () => {
    expect(board.blocks.filter(({ kind }) => kind === 'houses')).toHaveLength(148);
    expect(board.blocks).toHaveLength(148);
    expect(board.blocks.filter((block) => circlesOfBlock(block).length > 1)).toHaveLength(135);
  });

  test('[DEF-14] 451 alley pairs, and none from 43', () => {
    expect(countPairs(alleyRelation(board))).toBe(451);
    expect([...alleyRelation(board)].filter(([, others]) => others.length === 0)).toEqual([['c43', []]]);
  });

  test('[DEF-10] one block has a bridge in it and stays one block', () => {
    const bridged = facesOfBoard(board).inner.filter(({ bridges }) => bridges.length > 0);
    expect(bridged.map(({ bridges, spurs }) => [bridges, spurs])).toEqual([[['x59-t3'], []]]);
    const block = board.blocks.find(({ walk }) => walk.join() === bridged[0]!.walk.join())!;
    expect(circlesOfBlock(block)).toEqual([45, 46, 47, 48, 61, 62, 79, 80]);
    expect(block.kind).toBe('houses');
  });

  test('[DEF-13] two different blocks have the circles 31 and 52', () => {
    expect(board.blocks.filter((block) => circlesOfBlock(block).join() === '31,52')).toHaveLength(2);
  });

  test('[LFW-B11, LFW-B12] the tracks are those of the print', () => {
    expect(board.tracks?.move.join(' ')).toBe('V IV III II I 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
    expect(board.tracks?.nights?.map(({ date }) => date)).toEqual([
      '1888-08-31',
      '1888-09-08',
      '1888-09-30',
      '1888-11-09',
    ]);
  });

  // [LFW-R01, LFW-R02]
  test.each([
    [1, 8, 5, 1, 3, 2],
    [2, 7, 4, 1, 2, 2],
    [3, 6, 3, 2, 2, 1],
    [4, 4, 1, 1, 1, 1],
  ])(
    'night %i: %i women, %i marked, %i killed, %i coaches, %i alleys',
    (night, women, marked, kills, coach, alley) => {
      expect(board.tracks?.nights?.[night - 1]).toMatchObject({ women, marked, kills, coach, alley });
    },
  );
});
