import { describe, expect, test } from 'vitest';
import { deleteEntities } from '../../../editor/document/index.js';
import { idOfCircle, type NodeId, type Point, type StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import { likelyPlaceInPrint } from './likely-place-in-print.js';

const distance = (a: Point | undefined, b: Point): number =>
  a ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Infinity;

/** The board without a circle and without everything that names it. */
const withoutTrace = (board: StreetBoard, id: NodeId): StreetBoard => ({
  ...board,
  circles: board.circles.filter((circle) => idOfCircle(circle) !== id),
  streets: board.streets.filter(({ between }) => !between.includes(id)),
  waterlines: board.waterlines.filter(({ between }) => !between.includes(id)),
  blocks: board.blocks.filter(({ walk, islands = [] }) => ![walk, ...islands].flat().includes(id)),
});

/** The median, the ninth decile and the largest error over all circles, deleted one by one. */
function errorsOn(board: StreetBoard, remove: (board: StreetBoard, id: NodeId) => StreetBoard): number[] {
  const errors = board.circles
    .map((circle) => {
      const id = idOfCircle(circle);
      return distance(likelyPlaceInPrint(remove(board, id), 'official', id)?.at, circle.at);
    })
    .sort((a, b) => a - b);
  return [errors[errors.length >> 1]!, errors[Math.floor(errors.length * 0.9)]!, errors.at(-1)!];
}

describe.each(['whitechapel', 'whitehall'] as const)('a circle of %s that is gone', (name) => {
  const board = shippedStreetBoard(name);

  test('is looked for on the street that the editor joins', () => {
    const [median, most, largest] = errorsOn(board, (whole, id) => editBoard(whole, deleteEntities([id])));
    expect(median).toBeLessThan(5);
    expect(most).toBeLessThan(300);
    expect(largest).toBeLessThan(500);
  });

  test('is looked for between its printed neighbours, also if its streets and blocks are gone too', () => {
    const [median, most, largest] = errorsOn(board, withoutTrace);
    expect(median).toBeLessThan(60);
    expect(most).toBeLessThan(350);
    expect(largest).toBeLessThan(600);
  });
});

test('without its neighbours a circle is looked for between the circles that Jack reaches from it', () => {
  const board = shippedStreetBoard('whitechapel');
  const bare: StreetBoard = { ...board, crossings: [], junctions: [], streets: [], blocks: [] };
  const { at } = board.circles.find(({ number }) => number === 43)!;
  expect(distance(likelyPlaceInPrint(withoutTrace(bare, 'c43'), 'draft', 'c43')?.at, at)).toBeLessThan(600);
});

test('nothing is known about a number that is not printed, or on a board of no known edition', () => {
  const board = shippedStreetBoard('whitechapel');
  expect(likelyPlaceInPrint(board, 'official', 'c999')).toBeUndefined();
  const homeMade = withoutTrace({ ...board, edition: 'custom' }, 'c65');
  expect(likelyPlaceInPrint(homeMade, 'custom', 'c65')).toBeUndefined();
});
