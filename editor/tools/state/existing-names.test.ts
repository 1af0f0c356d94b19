import { expect, test } from 'vitest';
import { hexBoard } from '../../testing/official-board.js';
import { idOfHex } from '../../model/index.js';
import { existing } from './existing.js';
import { keysOfPieces } from './pieces.js';

const board = hexBoard('mr-jack-2006');
const all = [...board.hexes.map(idOfHex), ...keysOfPieces(board)];

test('what is there stays selected, in the same list', () => {
  expect(existing(board, all)).toBe(all);
  expect(existing(board, ['h99,99', 'exit:NW', 'cover:h0,2', 'c1', 'h6,2', 'exit:NW'])).toEqual([
    'exit:NW',
    'h6,2',
  ]);
});

test('a large selection does not go through all hexes for each of them', () => {
  let looks = 0;
  const counted = Object.defineProperty({ ...board }, 'hexes', {
    get: () => {
      looks++;
      return board.hexes;
    },
  });
  existing(counted, all);
  existing(counted, all);
  expect(looks).toBe(1);
});
