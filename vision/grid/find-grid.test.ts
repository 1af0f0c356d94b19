import { describe, expect, it } from 'vitest';
import { applyHomography } from '../../model/index.js';
import type { Picture } from '../pixels/index.js';
import { findGrid, gridFromCorners } from './index.js';

interface Lines {
  readonly first: number;
  readonly distance: number;
  readonly count: number;
}

/** Noisy paper with blots, and faint lines that may lean; the noise is the same each time. */
function drawGrid(columns: Lines | undefined, rows: Lines | undefined, lean = 0): Picture {
  const [width, height] = [640, 480];
  const rgb = new Uint8ClampedArray(width * height * 3);
  let seed = 7;
  const isOn = (lines: Lines | undefined, at: number): boolean => {
    if (lines === undefined) return false;
    const index = Math.round((at - lines.first) / lines.distance);
    return index >= 0 && index < lines.count && Math.abs(at - lines.first - index * lines.distance) <= 0.5;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      seed = (seed * 1664525 + 1013904223) >>> 0;
      const noise = (seed / 2 ** 32 - 0.5) * 24;
      const isBlot = Math.sin(x / 9) * Math.cos(y / 7) > 0.8;
      const isLine = isOn(columns, x - lean * (y - height / 2)) || isOn(rows, y + lean * (x - width / 2));
      rgb.fill(
        200 + noise - (isLine ? 14 : 0) - (isBlot ? 90 : 0),
        (y * width + x) * 3,
        (y * width + x) * 3 + 3,
      );
    }
  return { width, height, rgb };
}

const COLUMNS: Lines = { first: 42, distance: 45, count: 13 };
const ROWS: Lines = { first: 31, distance: 45, count: 10 };

describe('findGrid', () => {
  it.each([0, 0.012])('finds faint lines that lean by %s', (lean) => {
    const grid = findGrid(drawGrid(COLUMNS, ROWS, lean))!;
    expect([grid.columns, grid.rows]).toEqual([12, 9]);
    expect(grid.confidence).toBeGreaterThan(0.9);
    const [x, y] = applyHomography(grid.toPicture, [5, 4]);
    const [upright, level] = [42 + 5 * 45, 31 + 4 * 45];
    expect(Math.abs(x - (upright + lean * (level - 240)))).toBeLessThan(2);
    expect(Math.abs(y - (level - lean * (upright - 320)))).toBeLessThan(2);
  });

  it('finds no grid in paper without lines', () => {
    expect(findGrid(drawGrid(undefined, undefined))).toBeUndefined();
  });

  it('finds no grid in lines of one direction', () => {
    expect(findGrid(drawGrid(COLUMNS, undefined))).toBeUndefined();
  });

  it('finds no grid of cells that are not square', () => {
    expect(findGrid(drawGrid(COLUMNS, { ...ROWS, distance: 36, count: 12 }))).toBeUndefined();
  });
});

describe('gridFromCorners', () => {
  it('divides the area between the corners', () => {
    const grid = gridFromCorners(
      [
        [10, 20],
        [210, 20],
        [210, 120],
        [10, 120],
      ],
      20,
      10,
    )!;
    const [x, y] = applyHomography(grid.toPicture, [7, 3]);
    expect(x).toBeCloseTo(80);
    expect(y).toBeCloseTo(50);
    expect(grid.confidence).toBeLessThan(0.5);
  });

  it('refuses corners on one line', () => {
    expect(
      gridFromCorners(
        [
          [0, 0],
          [1, 1],
          [2, 2],
          [3, 3],
        ],
        4,
        4,
      ),
    ).toBeUndefined();
  });
});
