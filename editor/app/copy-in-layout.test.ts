import { expect, test } from 'vitest';
import { formatBoard, hasPlaces, parseBoard, type StreetBoard } from '../../model/index.js';
import { removePlaces } from '../../testing/boards/remove-places.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { copyInLayout } from './copy-in-layout.js';

test('a board without places is copied with a layout and a note', () => {
  const board = removePlaces(shippedStreetBoard('whitehall'));
  const copy = copyInLayout(board) as StreetBoard;
  expect(hasPlaces(copy)).toBe(true);
  expect(copy.blocks).toBe(board.blocks);
  expect(parseBoard(formatBoard(copy)).ok).toBe(true);
  expect(copy.provenance.notes?.at(-1)).toEqual({
    about: [],
    note: 'The places of the nodes are a computed layout, not the print.',
  });
  expect(hasPlaces(board)).toBe(false);
});

test('other boards are not copied', () => {
  expect(copyInLayout(shippedStreetBoard('whitehall'))).toBeUndefined();
  expect(copyInLayout(shippedBoard('mr-jack-2006'))).toBeUndefined();
});
