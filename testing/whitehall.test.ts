/** Whitehall Mystery as shipped: what is known of the print stands here a second time, with its rule. */
import { describe, expect, test } from 'vitest';
import {
  alleyRelation,
  boatRelation,
  jackRoutes,
  countPairs,
  sectorRelation,
  type Block,
} from '../model/index.js';
import { referenceJackPairs, referencePolicePairs } from './boards/reference-relations.js';
import { shippedStreetBoard } from './boards/shipped-boards.js';
import { circlesOfBlock, circlesOfColour, crossingsWithBorder } from './boards/street-board-queries.js';

describe('whitehall', () => {
  const board = shippedStreetBoard('whitehall');

  test('[WM-B01, WM-B02] 189 circles without a gap: 105 white, 64 black, 20 blue', () => {
    expect(board.circles.map(({ number }) => number)).toEqual(Array.from({ length: 189 }, (_, i) => i + 1));
    expect(['white', 'black', 'blue'].map((colour) => circlesOfColour(board, colour).length)).toEqual([
      105, 64, 20,
    ]);
  });

  test('[WM-B03, WM-B07, WM-B08] every white circle has one of four squares: b above a, A left of B', () => {
    const squares = circlesOfColour(board, 'white').map((number) => sectorRelation(board).get(`c${number}`));
    const counts = ['Ab', 'Bb', 'Aa', 'Ba'].map((square) => squares.filter((each) => each === square).length);
    expect(counts).toEqual([35, 24, 23, 23]);
    expect(squares).toHaveLength(105);
  });

  test('[WM-B05] 174 crossings, 6 with a yellow border', () => {
    expect(board.crossings).toHaveLength(174);
    expect(crossingsWithBorder(board, 'yellow')).toHaveLength(6);
    expect(crossingsWithBorder(board, 'red')).toEqual([]);
  });

  test('[WM-B06] 495 streets, 2 waterlines, no junction', () => {
    expect([board.streets.length, board.junctions.length]).toEqual([495, 0]);
    expect(board.waterlines.map(({ between }) => between)).toEqual([
      ['c66', 'c98'],
      ['x157', 'x158'],
    ]);
  });

  test('[DEF-02, DEF-05, WM-B06] 679 Jack pairs and 367 police pairs: nobody walks a waterline', () => {
    expect([referenceJackPairs(board).size, referencePolicePairs(board).size]).toEqual([679, 367]);
    const walkable = { ...board, streets: [...board.streets, ...board.waterlines] };
    expect([referenceJackPairs(walkable).size, referencePolicePairs(walkable).size]).not.toEqual([679, 367]);
  });

  test('[WM-X02] from 147 to 114 Jack passes three crossings', () => {
    const { routes } = jackRoutes(board).pairs.find(({ between }) => between.join() === 'c114,c147')!;
    expect(routes[0]).toHaveLength(3);
  });

  test('[DEF-11, DEF-12] 135 blocks: 116 for alleys, 11 with fewer than two circles, 5 of water, 3 with one blue circle on the rim', () => {
    const ofKind = (kind: Block['kind']) => board.blocks.filter((block) => block.kind === kind);
    const alleys = ofKind('houses').filter((block) => circlesOfBlock(block).length > 1);
    const small = ofKind('houses').filter((block) => circlesOfBlock(block).length < 2);
    expect([alleys, small, ofKind('water'), ofKind('none')].map(({ length }) => length)).toEqual([
      116, 11, 5, 3,
    ]);
    expect(board.blocks).toHaveLength(135);
  });

  test('[DEF-11] a block is of houses just if no blue circle is on it; the three others have one', () => {
    const blue = new Set(circlesOfColour(board, 'blue'));
    const blueOn = (block: Block): number =>
      circlesOfBlock(block).filter((number) => blue.has(number)).length;
    expect(board.blocks.filter((block) => (block.kind === 'houses') !== (blueOn(block) === 0))).toEqual([]);
    expect(board.blocks.filter(({ kind }) => kind === 'none').map(circlesOfBlock)).toEqual([
      [139, 160, 161, 177],
      [152, 153, 154, 155],
      [173, 174, 175],
    ]);
    expect(board.blocks.filter(({ kind }) => kind === 'none').map(blueOn)).toEqual([1, 1, 1]);
  });

  test('[DEF-12, WM-B04] the five waters hold these blue circles, each in one water', () => {
    const blue = new Set(circlesOfColour(board, 'blue'));
    const waters = board.blocks.filter(({ kind }) => kind === 'water');
    const held = waters.map((block) => circlesOfBlock(block).filter((number) => blue.has(number)));
    expect(held).toEqual([
      [66, 98],
      [80, 95, 96, 111, 113],
      [110, 131, 143, 144, 166, 167, 184],
      [138, 157, 158, 160],
      [154, 174],
    ]);
    expect(held.flat().sort((a, b) => a - b)).toEqual([...blue]);
    // 1 + 10 + 21 + 6 + 1.
    expect(countPairs(boatRelation(board))).toBe(39);
  });

  test('[DEF-14] 383 alley pairs', () => {
    expect(countPairs(alleyRelation(board))).toBe(383);
  });

  test('[WM-B09] the track has 0 to 15, three rounds, and two tiles of each kind', () => {
    expect(board.tracks).toEqual({
      move: Array.from({ length: 16 }, (_, i) => String(i)),
      rounds: 3,
      tiles: { coach: 2, alley: 2, boat: 2 },
    });
  });
});
