import { expect, it } from 'vitest';
import { editBoard } from '../../../../testing/editor/edit-boards.js';
import { shippedStreetBoard } from '../../../../testing/boards/shipped-boards.js';
import type { StreetBoard } from '../../../../model/index.js';
import { addLine } from './add-line.js';
import { changeLineKind } from './change-kind.js';
import { setNote } from '../boards/provenance.js';

const board = shippedStreetBoard('teaching/two-parallel-streets');
const listsOf = ({ streets, waterlines }: StreetBoard): readonly number[] => [
  streets.length,
  waterlines.length,
];
const ends = board.streets.map(({ between }) => between.join('-'));

it('makes a street a waterline and back again', () => {
  const key = `street:${ends[0]!}`;
  const wet = editBoard(board, changeLineKind([key], 'waterlines'));
  expect(listsOf(wet)).toEqual([board.streets.length - 1, board.waterlines.length + 1]);
  expect(wet.waterlines[0]).toEqual(board.streets[0]);
  expect(editBoard(wet, changeLineKind([`waterline:${ends[0]!}`], 'streets'))).toEqual(board);
});

it('takes several lines between the same ends at once', () => {
  const twin = ends.find((each, i) => ends.indexOf(each) !== i)!;
  const wet = editBoard(board, changeLineKind([`street:${twin}`, `street:${twin}~2`], 'waterlines'));
  expect(listsOf(wet)).toEqual([board.streets.length - 2, 2]);
  expect(wet.waterlines.map(({ between }) => between.join('-'))).toEqual([twin, twin]);
});

it('leaves everything alone where there is nothing to do', () => {
  expect(editBoard(board, changeLineKind([`street:${ends[0]!}`], 'streets'))).toBe(board);
  expect(editBoard(board, changeLineKind(['street:c1-c999', 'c1', 'nonsense'], 'waterlines'))).toBe(board);
  const { between, bends } = board.streets[0]!;
  const both = editBoard(board, addLine('waterlines', between, bends));
  expect(editBoard(both, changeLineKind([`street:${ends[0]!}`], 'waterlines'))).toBe(both);
});

it('keeps notes about the line', () => {
  const noted = editBoard(board, setNote([`street:${ends[0]!}`], 'Blue in one print.'));
  const wet = editBoard(noted, changeLineKind([`street:${ends[0]!}`], 'waterlines'));
  expect(wet.provenance.notes).toEqual(noted.provenance.notes);
});
