import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { formatBoard } from '../file/format-board.js';
import type { StreetBoard } from '../board/board.js';
import { separateDuplicateId } from './separate-duplicate-id.js';

const board = shippedStreetBoard('whitechapel');

/** The board as a text merge leaves it: x2 is named x1 everywhere, in places far apart. */
const doubled = (index: number): StreetBoard => {
  const old = board.crossings[index]!.id;
  const rename = <Id extends string>(id: Id): Id => (id === old ? ('x1' as Id) : id);
  return {
    ...board,
    crossings: board.crossings.map((each) => ({ ...each, id: rename(each.id) })),
    streets: board.streets.map((line) => ({
      ...line,
      between: [rename(line.between[0]), rename(line.between[1])],
    })),
    blocks: board.blocks.map((block) => ({ ...block, walk: block.walk.map(rename) })),
  };
};

test.each([20, 60, 100, 150, 200])('streets and walks follow the nearer of two crossings: %i', (index) => {
  const { id } = board.crossings[index]!;
  const separated = separateDuplicateId(doubled(index), { list: 'crossings', index, to: id });
  expect(formatBoard(separated!)).toBe(formatBoard(board));
});

test.each([
  [21, 27],
  [84, 34],
  [180, 130],
])('a circle that was read as another is numbered again: %i as %i', (number, seen) => {
  const rename = <Id extends string>(id: Id): Id => (id === `c${number}` ? (`c${seen}` as Id) : id);
  const misread: StreetBoard = {
    ...board,
    circles: board.circles.map((each) => (each.number === number ? { ...each, number: seen } : each)),
    streets: board.streets.map((line) => ({
      ...line,
      between: [rename(line.between[0]), rename(line.between[1])],
    })),
    blocks: board.blocks.map((block) => ({ ...block, walk: block.walk.map(rename) })),
  };
  const index = board.circles.findIndex((each) => each.number === number);
  const separated = separateDuplicateId(misread, { list: 'circles', index, to: `c${number}` });
  expect(formatBoard(separated!)).toBe(formatBoard(board));
});

test('a block gets another id', () => {
  const twice = {
    ...board,
    blocks: board.blocks.map((each, i) => (i === 3 ? { ...each, id: 'b1' as const } : each)),
  };
  const separated = separateDuplicateId(twice, { list: 'blocks', index: 3, to: 'b4' });
  expect(formatBoard(separated!)).toBe(formatBoard(board));
});

test('what does not fit the board gives no board', () => {
  for (const [index, to] of [
    [20, 'x5'],
    [20, 't900'],
    [999, 'x900'],
    [21, 'x900'],
  ] as const)
    // prettier-ignore
    expect(separateDuplicateId(doubled(20), { list: 'crossings', index, to })).toBeUndefined();
});
