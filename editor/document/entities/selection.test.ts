import { expect, test } from 'vitest';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { idOfHex } from '../../../model/index.js';
import { filterExistingNames } from './selection.js';
import { namesOfPieces } from '../../tools/entities/pieces.js';

const board = shippedHexBoard('mr-jack-2006');
const all = [...board.hexes.map(idOfHex), ...namesOfPieces(board)];

test('what is there stays selected, in the same list', () => {
  expect(filterExistingNames(board, all)).toBe(all);
  expect(filterExistingNames(board, ['h99,99', 'exit:NW', 'cover:h0,2', 'c1', 'h6,2', 'exit:NW'])).toEqual([
    'exit:NW',
    'h6,2',
  ]);
});

test('a large selection does not go through all hexes for each of them', () => {
  let looks = 0;
  const hexes = new Proxy(board.hexes, {
    get: (list, property) => {
      looks++;
      return Reflect.get(list, property) as unknown;
    },
  });
  const counted = { ...board, hexes };
  filterExistingNames(counted, all);
  filterExistingNames(counted, all);
  expect(looks).toBeLessThan(20 * all.length);
});
