import { describe, expect, test } from 'vitest';
import {
  computePlaces,
  digestBoard,
  hasPlaces,
  isStreetBoard,
  withPlaces,
  type StreetBoard,
} from '../model/index.js';
import { removePlaces } from '../testing/boards/remove-places.js';
import { shippedStreetBoard } from '../testing/boards/shipped-boards.js';
import { diffBoards } from './diff/index.js';
import { EXPORT_FORMATS, fromCanonical, reconcileBoards } from './index.js';

const printed = shippedStreetBoard('whitehall');
const board = removePlaces(printed);
const withoutStreet = (each: StreetBoard, i: number): StreetBoard => ({
  ...each,
  streets: each.streets.toSpliced(i, 1),
});

describe('a board without places', () => {
  test.each(EXPORT_FORMATS.map(({ name }) => name))('is exported to %s without places', async (name) => {
    const { write, kind } = EXPORT_FORMATS.find((format) => format.name === name)!;
    const texts = (await write(board, {})).map((pieces) => [...pieces].join(''));
    const whole = texts.join('');
    expect(whole).not.toMatch(/NaN|undefined/);
    if (kind === 'graph')
      expect(whole).not.toMatch(/viz:position|pos=|"x":|"y":|"coordinates"|<data key="x"/);
    else if (kind !== 'data') expect(whole).toContain('computed layout, not the print');
    expect(whole.length).toBeGreaterThan(10_000);
  });

  test('comes back from the canonical export as it was', async () => {
    const { write } = EXPORT_FORMATS.find(({ name }) => name === 'canonical')!;
    const read = fromCanonical([...(await write(board, {}))[0]!].join(''));
    expect(read.ok && digestBoard(read.board)).toBe(digestBoard(board));
  });

  test('is compared by structure', () => {
    expect(diffBoards(board, structuredClone(board)).edits).toEqual([]);
    const { edits, consequences } = diffBoards(board, withoutStreet(board, 7));
    expect(edits).toHaveLength(1);
    expect(consequences.length).toBeGreaterThan(0);
  });

  test('differs from the same board with places in one edit and its sections', () => {
    const { edits, consequences } = diffBoards(board, printed);
    expect(edits.filter(({ property }) => property !== 'bends')).toMatchObject([
      { part: 'board', how: 'changed', property: 'places', before: false, after: true },
    ]);
    expect(new Set(consequences.map(({ relation }) => relation))).toEqual(new Set(['sector']));
    const kept = withPlaces(board, computePlaces(board));
    expect(diffBoards(board, kept).edits).toHaveLength(1);
  });

  test('is reconciled with boards that have places, which the draft keeps', () => {
    const { draft, report } = reconcileBoards([
      { name: 'a', board: printed },
      { name: 'b', board: withoutStreet(board, 7) },
      { name: 'c', board },
    ]);
    expect(isStreetBoard(draft) && hasPlaces(draft)).toBe(true);
    expect(report.disagreements.filter(({ part }) => part === 'street')).toHaveLength(1);
    expect((draft as StreetBoard).streets).toHaveLength(printed.streets.length);
  });

  test('is reconciled with others of its kind, and then the draft has no places', () => {
    const { draft } = reconcileBoards([
      { name: 'a', board },
      { name: 'b', board: withoutStreet(board, 7) },
      { name: 'c', board },
    ]);
    expect(hasPlaces(draft)).toBe(false);
    expect(draft).toMatchObject({ circles: board.circles, crossings: board.crossings });
  });
});
