import { expect, test } from 'vitest';
import type { Setup } from '../board/board.js';
import { startPosition } from './visibility.js';

const setup: Setup = {
  characters: [
    { character: 'watson', hex: 'h0,4' },
    { character: 'bert', hex: 'h8,-1' },
    { character: 'bert', hex: 'h9,9' },
  ],
  watsonFaces: 'NE',
  lamps: [
    { tile: '1', hex: 'h1,5' },
    { tile: 'a', hex: 'h5,2' },
  ],
  covers: ['h2,5'],
  cordons: ['NE'],
};

test('the start position is that of the setup, with the first position of a repeated character', () => {
  expect(startPosition({ setup })).toEqual({
    characters: { watson: 'h0,4', bert: 'h8,-1' },
    watsonFaces: 'NE',
    lamps: ['h1,5', 'h5,2'],
  });
});

test('a board without a setup has no start position', () => {
  expect(startPosition({})).toBeUndefined();
});
