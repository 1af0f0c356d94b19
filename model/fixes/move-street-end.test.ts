import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { formatBoard } from '../file/format-board.js';
import type { Block, StreetBoard } from '../board/board.js';
import { exchangeStreetEnds, moveStreetEnd } from './move-street-end.js';

const board = shippedStreetBoard('whitechapel');

/** The walks beside the street if it is drawn to x153. */
const WALKS: Readonly<Record<string, Block['walk']>> = {
  b91: ['c112', 'x132', 'c113', 'x153', 'c135', 'x144'],
  b106: ['c135', 'x153', 'x167', 'c148', 'x183', 'x144'],
};

const drawnToX153 = (walks: typeof WALKS): StreetBoard => ({
  ...board,
  streets: board.streets.map((street) =>
    street.between.join('-') === 'c135-x167' ? { between: ['c135', 'x153'] as const } : street,
  ),
  blocks: board.blocks.map((block) => ({ ...block, walk: walks[block.id] ?? block.walk })),
});

const toX167 = { line: 'c135-x153', from: 'x153', to: 'x167' } as const;

test('a street is led to another node, and the walks on both sides follow it', () => {
  const moved = moveStreetEnd(drawnToX153(WALKS), toX167)!;
  expect(formatBoard(moved)).toBe(formatBoard(board));
});

test('walks that do not follow the street are left as they are', () => {
  expect(formatBoard(moveStreetEnd(drawnToX153({}), toX167)!)).toBe(formatBoard(board));
});

test('walks are left as they are if the street would lie in another block', () => {
  const wrong = drawnToX153(WALKS);
  const moved = moveStreetEnd(wrong, { ...toX167, to: 'x1' })!;
  expect(moved.streets.some(({ between }) => between.join('-') === 'c135-x1')).toBe(true);
  expect(moved.blocks).toBe(wrong.blocks);
});

test('bends are dropped, and other properties of the street are kept', () => {
  const bent: StreetBoard = {
    ...board,
    streets: board.streets.map((street) =>
      street.between.join('-') === 'c135-x167'
        ? { ...street, bends: [[1, 1]], extra: { note: 'x' } }
        : street,
    ),
  };
  const moved = moveStreetEnd(bent, { line: 'c135-x167', from: 'x167', to: 'x153' })!;
  const street = moved.streets.find(({ between }) => between.join('-') === 'c135-x153');
  expect(street).toEqual({ between: ['c135', 'x153'], extra: { note: 'x' } });
});

test.each([
  { line: 'c1-c999', from: 'c999', to: 'x1' },
  { line: 'c135-x167', from: 'x1', to: 'x153' },
  { line: 'c135-x167', from: 'x167', to: 'x999' },
  { line: 'c135-x167', from: 'x167', to: 'c135' },
  // This street is there.
  { line: 'c135-x167', from: 'x167', to: 'x144' },
] as const)('a move that does not fit the board gives no board: %o', (given) => {
  expect(moveStreetEnd(board, given)).toBeUndefined();
});

test('two streets exchange their ends and back, and the walks beside them follow', () => {
  const exchanged = exchangeStreetEnds(board, { lines: ['c135-x167', 'c113-x153'], ends: ['x167', 'x153'] })!;
  const streets = exchanged.streets.map(({ between }) => between.join('-'));
  expect(streets).toEqual(expect.arrayContaining(['c135-x153', 'c113-x167']));
  const back = exchangeStreetEnds(exchanged, { lines: ['c135-x153', 'c113-x167'], ends: ['x153', 'x167'] })!;
  expect(formatBoard(back)).toBe(formatBoard(board));
});

test('an exchange that does not fit the board gives no board', () => {
  const given = { lines: ['c135-x167', 'c113-x153'], ends: ['x167', 'x1'] } as const;
  expect(exchangeStreetEnds(board, given)).toBeUndefined();
});
