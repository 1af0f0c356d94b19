import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { idOfCircle, type Point, type StreetBoard } from '../../../model/index.js';
import { deleteEntities } from '../../../editor/document/index.js';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import { likelyPosition, likelyPositionOfNode } from './likely-position.js';

const distance = (a: Point | undefined, b: Point): number =>
  a ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Infinity;

/** The median and the ninth decile of the error over every fourth circle, deleted one by one. */
function errorsOn(board: StreetBoard, remove: (id: `c${number}`) => StreetBoard): [number, number] {
  const errors = board.circles
    .filter(({ number }) => number % 4 === 0)
    .map((circle) => {
      const id = idOfCircle(circle);
      return distance(likelyPositionOfNode(remove(id), id), circle.at);
    })
    .sort((a, b) => a - b);
  return [errors[errors.length >> 1]!, errors[Math.floor(errors.length * 0.9)]!];
}

test.each(['whitechapel', 'whitehall'] as const)('a deleted circle of %s is looked for near its place', (name) => {
  const board = shippedStreetBoard(name);
  // Its streets are joined to one, which keeps a bend there.
  const [joined] = errorsOn(board, (id) => editBoard(board, deleteEntities([id])));
  expect(joined).toBeLessThan(60);
  // Its streets and blocks still name it.
  const [named, most] = errorsOn(board, (id) => ({
    ...board,
    circles: board.circles.filter((circle) => idOfCircle(circle) !== id),
  }));
  expect(named).toBeLessThan(70);
  expect(most).toBeLessThan(450);
}); // prettier-ignore

test('nothing is known about a crossing that nothing names, or about a node that is there', () => {
  const board = shippedStreetBoard('whitechapel');
  expect(likelyPosition(board, ['x999'])).toBeUndefined();
  expect(likelyPosition(board, ['c65', 'streets'])).toBeUndefined();
});
