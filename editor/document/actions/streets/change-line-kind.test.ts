import { expect, it } from 'vitest';
import { streetBoard } from '../../../testing/official-board.js';
import type { StreetBoard } from '../../../model/index.js';
import { addLine } from './add-line.js';
import { changeList } from './change-list.js';
import { setNote } from './set-note.js';

const board = streetBoard('teaching/two-parallel-streets');
const listsOf = ({ streets, waterlines }: StreetBoard): readonly number[] => [
  streets.length,
  waterlines.length,
];
const ends = board.streets.map(({ between }) => between.join('-'));

it('makes a street a waterline and back again', () => {
  const key = `street:${ends[0]!}`;
  const wet = changeList([key], 'waterlines')(board) as StreetBoard;
  expect(listsOf(wet)).toEqual([board.streets.length - 1, board.waterlines.length + 1]);
  expect(wet.waterlines[0]).toBe(board.streets[0]);
  expect(changeList([`waterline:${ends[0]!}`], 'streets')(wet)).toEqual(board);
});

it('takes several lines between the same ends at once', () => {
  const twin = ends.find((each, i) => ends.indexOf(each) !== i)!;
  const wet = changeList([`street:${twin}`, `street:${twin}~2`], 'waterlines')(board) as StreetBoard;
  expect(listsOf(wet)).toEqual([board.streets.length - 2, 2]);
  expect(wet.waterlines.map(({ between }) => between.join('-'))).toEqual([twin, twin]);
});

it('leaves everything alone where there is nothing to do', () => {
  expect(changeList([`street:${ends[0]!}`], 'streets')(board)).toBe(board);
  expect(changeList(['street:c1-c999', 'c1', 'nonsense'], 'waterlines')(board)).toBe(board);
  const { between, bends } = board.streets[0]!;
  const both = addLine('waterlines', between, bends)(board);
  expect(changeList([`street:${ends[0]!}`], 'waterlines')(both)).toBe(both);
});

it('keeps notes about the line', () => {
  const noted = setNote([`street:${ends[0]!}`], 'Blue in one print.')(board);
  const wet = changeList([`street:${ends[0]!}`], 'waterlines')(noted);
  expect(wet.provenance.notes).toEqual(noted.provenance.notes);
});
