import { expect, test } from 'vitest';
import { reconcileBoards } from '../index.js';
import { importGraph } from '../../import/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';

const board = shippedStreetBoard('teaching/two-routes');

/** A board of Jack's moves only, without crossings. */
function movesOf(text: string) {
  const result = importGraph({ format: 'lists', files: [{ name: 'moves.txt', text }] }, { game: 'lfw' });
  if (!result.ok) throw new Error(result.errors[0]?.message);
  return result.board;
}

const disagreements = (text: string): readonly string[] =>
  reconcileBoards([
    { name: 'official', board },
    { name: 'moves', board: movesOf(text) },
  ]).report.disagreements.map(({ part, of }) => `${part} ${of.join(' ')}`);

test('a list of the right moves agrees', () => {
  expect(disagreements('1: 2 3\n2: 1 3\n3: 1 2\n')).toEqual([]);
});

test('a move that is missing from both ends is found', () => {
  expect(disagreements('1: 2 3\n2: 1\n3: 1\n').length).toBeGreaterThan(0);
});
