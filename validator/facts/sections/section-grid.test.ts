import { describe, expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { cellOfPoint, type Grid, type Point, type StreetBoard } from '../../../model/index.js';
import {
  distanceToSection,
  distanceToSectionLine,
  sectionGridOfBoard,
  sectionsOfGrid,
} from './section-grid.js';

const whitechapel = shippedStreetBoard('whitechapel');
const grid = whitechapel.grid!;
const sections = sectionGridOfBoard(whitechapel)!;

test('Whitechapel has the stretches A B C and b a, one after the other', () => {
  expect(sections.columns.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  expect(sections.rows.map(({ letter }) => letter)).toEqual(['b', 'a']);
  const [[left, top], [right, bottom]] = grid.rect;
  expect([sections.columns[0]!.from, sections.columns[2]!.to]).toEqual([left, right]);
  expect([sections.rows[0]!.from, sections.rows[1]!.to]).toEqual([top, bottom]);
  expect(sections.columns[0]!.to).toBe(sections.columns[1]!.from);
  // Seven columns of twenty.
  expect(sections.columns[1]!.from).toBeCloseTo(left + ((right - left) * 7) / 20);
  expect(sectionsOfGrid(grid)).toEqual(['Ab', 'Aa', 'Bb', 'Ba', 'Cb', 'Ca']);
});

describe('distances agree with the cells', () => {
  const [[left, top], [right, bottom]] = grid.rect;
  const points = Array.from({ length: 20 * 20 }, (_, i): Point => [
    Math.round(left + ((right - left) * (i % 20)) / 19),
    Math.round(top + ((bottom - top) * Math.floor(i / 20)) / 19),
  ]);

  test('a point is at no distance from its own section, and at some from the others', () => {
    for (const point of points) {
      const { section } = cellOfPoint(grid, point)!;
      expect(distanceToSection(sections, section, point)).toBe(0);
      for (const other of grid.sections)
        if (other !== section) expect(distanceToSection(sections, other, point)).toBeGreaterThan(0);
    }
  });

  test('the nearest line is as far as the nearest other section', () => {
    for (const point of points) {
      const { section } = cellOfPoint(grid, point)!;
      const others = grid.sections.filter((other) => other !== section);
      const least = Math.min(...others.map((other) => distanceToSection(sections, other, point)!));
      expect(distanceToSectionLine(sections, point)).toBeCloseTo(least);
    }
  });

  test('there is no section Dd, and off the grid the distance is that of the corner', () => {
    expect(distanceToSection(sections, 'Dd', [0, 0])).toBeUndefined();
    expect(distanceToSection(sections, 'Ab', [left - 30, top - 40])).toBe(50);
    expect(distanceToSection(sections, 'Ca', [right + 30, bottom + 40])).toBe(50);
  });
});

test.each<[string, Partial<Grid>]>([
  [
    'whose corners are exchanged',
    {
      rect: [
        [9798, 6429],
        [160, 184],
      ],
    },
  ],
  [
    'without height',
    {
      rect: [
        [160, 184],
        [9798, 184],
      ],
    },
  ],
  ['whose columns of one letter lie apart', { columns: ['A1', 'B2', 'A3'] }],
  ['whose rows of one letter lie apart', { rows: ['b3', 'a2', 'b1'] }],
])('a grid %s says nothing', (_, change) => {
  const board: StreetBoard = { ...whitechapel, grid: { ...grid, ...change } };
  expect(sectionGridOfBoard(board)).toBeUndefined();
});

test('a grid of one section has no line', () => {
  const board: StreetBoard = { ...whitechapel, grid: { ...grid, columns: ['A1', 'A2'], rows: ['a1'] } };
  expect(distanceToSectionLine(sectionGridOfBoard(board)!, [5000, 3000])).toBe(Infinity);
});
