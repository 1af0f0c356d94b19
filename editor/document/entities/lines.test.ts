import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editKeyedBoard } from '../../../testing/editor/edit-boards.js';
import { arbitraryEdit } from '../../../testing/editor/arbitrary-edit.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { idOfCircle, idsOfLines, isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { LINE_LISTS } from './entity-name.js';
import { findLine, idOfLine, linesEndingAt } from './lines.js';
import { findNode, idOfNode } from './nodes.js';

function expectAllFound(board: StreetBoard): void {
  for (const list of LINE_LISTS) {
    const ids = idsOfLines(board[list]);
    expect(board[list].map((line) => idOfLine(board[list], line))).toEqual(ids);
    expect(ids.every((id, i) => findLine(board, list, id)?.line === board[list][i])).toBe(true);
    for (const id of ['c1', 'x1', 't1'] as const)
      expect(linesEndingAt(board[list], id)).toEqual(
        board[list].filter(({ between }) => between.includes(id)),
      );
  }
  for (const node of [...board.circles, ...board.crossings, ...board.junctions])
    expect(idOfNode(findNode(board, idOfNode(node))!)).toBe(idOfNode(node));
  expect(findNode(board, 'b1') ?? findNode(board, 'c0')).toBe(undefined);
}

test('lines and nodes go by the ids of the file, however often the board was edited', () => {
  const start = fc.constantFrom('whitechapel', 'whitehall', 'teaching/two-routes').map(shippedStreetBoard);
  fc.assert(
    fc.property(start, fc.array(arbitraryEdit, { minLength: 1, maxLength: 12 }), (board, edits) => {
      let so = board;
      for (const edit of edits) {
        const after = editKeyedBoard(so, edit(so)[1]);
        if (isStreetBoard(after)) so = after;
        expectAllFound(so);
      }
      expectAllFound(board);
    }),
    { numRuns: 40 },
  );
});

test('another spelling of a name names nothing', () => {
  const board = shippedStreetBoard('whitechapel');
  const [id] = idsOfLines(board.streets);
  const [a, b] = id!.split('-');
  for (const odd of [`${b}-${a}`, `${id}~1`, `${id}~01`, `${id}~2`, `${a}`, '', '-', `${a}-`, `${id}-${a}`])
    expect(findLine(board, 'streets', odd), odd).toBe(undefined);
  expect(findNode(board, idOfCircle(board.circles[0]!))).toBe(board.circles[0]);
});
