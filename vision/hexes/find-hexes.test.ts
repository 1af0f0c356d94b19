import { describe, expect, it } from 'vitest';
import { type Axial, composeHomographies, type Homography } from '../../model/index.js';
import { drawHexes, type HexDrawing } from './draw-hexes.js';
import { findHexes, type FoundHexes } from './find-hexes.js';
import { centreInPicture, keyOfHex } from './hex-lattice.js';

const SIDE = 24;
/** The first column has five cells, the others up to seven; the highest is half a hex above h0,0. */
const FLAT_CELLS: readonly Axial[] = [5, 6, 7, 6, 7, 6, 5].flatMap((count, q) =>
  Array.from({ length: count }, (_, k): Axial => [q, [1, 0, -1, -1, -2, -2, -2][q]! + k]),
);

const flat = (x: number, y: number): Homography => [
  1.5 * SIDE,
  0,
  x,
  (Math.sqrt(3) / 2) * SIDE,
  Math.sqrt(3) * SIDE,
  y,
  0,
  0,
  1,
];
const pointy = (x: number, y: number): Homography => [
  Math.sqrt(3) * SIDE,
  (Math.sqrt(3) / 2) * SIDE,
  x,
  0,
  1.5 * SIDE,
  y,
  0,
  0,
  1,
];

const board: HexDrawing = {
  width: 400,
  height: 360,
  toPicture: flat(80, 50),
  cells: FLAT_CELLS,
  fill: (q, r) => ((q + 2 * r) % 3 === 0 ? [150, 160, 170] : [170, 150, 130]),
};

/** How far the centres of the board are from where they were found, at most, in distances between hexes. */
function worstError({ lattice }: FoundHexes, { toPicture, cells }: HexDrawing): number {
  return Math.max(
    ...cells.map(([q, r]) => {
      const [x, y] = centreInPicture(lattice, q, r);
      const [trueX, trueY] = centreInPicture({ toPicture }, q, r);
      return Math.hypot(x - trueX, y - trueY) / (Math.sqrt(3) * lattice.side);
    }),
  );
}

const keysOf = (cells: readonly Axial[]): readonly string[] => cells.map(([q, r]) => keyOfHex(q, r)).sort();
const foundKeys = (found: FoundHexes): readonly string[] => keysOf(found.cells.map(({ q, r }) => [q, r]));

describe('findHexes', () => {
  it('finds the lattice and the cells of a flat-topped board', () => {
    const found = findHexes(drawHexes(board))!;
    expect(found.lattice.orientation).toBe('flat-top');
    expect(found.lattice.side).toBeCloseTo(SIDE, 0);
    expect(foundKeys(found)).toEqual(keysOf(board.cells));
    expect(worstError(found, board)).toBeLessThan(0.03);
  });

  it('finds a board in perspective, turned a little', () => {
    const turn = (6 * Math.PI) / 180;
    const view: Homography = [
      Math.cos(turn),
      -Math.sin(turn),
      25,
      Math.sin(turn),
      Math.cos(turn),
      -15,
      0.0003,
      0.0004,
      1,
    ];
    const seen = { ...board, toPicture: composeHomographies(view, board.toPicture) };
    const found = findHexes(drawHexes(seen))!;
    expect(foundKeys(found)).toEqual(keysOf(board.cells));
    expect(worstError(found, seen)).toBeLessThan(0.05);
  });

  it('finds a pointy-topped board', () => {
    const drawing = {
      ...board,
      width: 360,
      height: 400,
      toPicture: pointy(60, 60),
      cells: FLAT_CELLS.map(([q, r]): Axial => [r, q]),
    };
    const found = findHexes(drawHexes(drawing))!;
    expect(found.lattice.orientation).toBe('pointy-top');
    expect(foundKeys(found)).toEqual(keysOf(drawing.cells));
    expect(worstError(found, drawing)).toBeLessThan(0.03);
  });

  it('finds cells whose outlines a house covers, and trusts them less', () => {
    const [x, y] = centreInPicture(board, 3, 1.5);
    const cover: HexDrawing['cover'] = (u, v) =>
      Math.abs(u - x) < 1.1 * SIDE && Math.abs(v - y) < 1.9 * SIDE ? [90, 60, 50] : undefined;
    const found = findHexes(drawHexes({ ...board, cover }))!;
    expect(foundKeys(found)).toEqual(keysOf(board.cells));
    const confidence = (q: number, r: number): number =>
      found.cells.find((cell) => cell.q === q && cell.r === r)!.confidence;
    expect(confidence(3, 1)).toBeLessThan(confidence(1, 2));
  });

  it('finds nothing on plain paper', () => {
    expect(findHexes(drawHexes({ ...board, cells: [] }))).toBeUndefined();
  });
});
