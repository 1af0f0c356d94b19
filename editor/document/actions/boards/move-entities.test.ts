/** What is placed and moved. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import { formatBoard, GAMES, parseBoard, type HexBoard, type StreetBoard } from '../../../../model/index.js';
import { boardWithSameTopology } from '../../../../model/board/memo-by-board.js';
import { validateText } from '../../../../validator/index.js';
import {
  addLine,
  addNode,
  moveEntities,
  newBoard,
  nextBlockId,
  nextNodeId,
  setNodePosition,
  setBoardFields,
} from '../../index.js';
import {
  editKeyedBoard,
  editBoard,
  editStreetBoard,
  editHexBoard,
  emptyStreetBoard,
  addCircles,
  whitechapelBoard,
  mrJackBoard,
} from '../../../../testing/editor/edit-boards.js';

describe('new things', () => {
  test('get the lowest circle number that is missing, and one more than the highest of the rest', () => {
    expect(nextNodeId(emptyStreetBoard, 'circle')).toBe('c1');
    const some = editStreetBoard(
      emptyStreetBoard,
      ...(['c1', 'c2', 'c4'] as const).map((id) => addNode({ kind: 'circle', id, at: [0, 0] })),
    );
    expect(nextNodeId(some, 'circle')).toBe('c3');
    expect([nextNodeId(whitechapelBoard, 'circle'), nextNodeId(whitechapelBoard, 'crossing')]).toEqual([
      `c${whitechapelBoard.circles.length + 1}`,
      `x${whitechapelBoard.crossings.length + 1}`,
    ]);
    const last = editStreetBoard(emptyStreetBoard, addNode({ kind: 'crossing', id: 'x9999999', at: [0, 0] }));
    expect(nextNodeId(last, 'crossing')).toBe('x1');
    expect(nextBlockId(emptyStreetBoard)).toBe('b1');
  });

  test('lie on whole numbers within the limits, with the fields of their kind', () => {
    const board = editStreetBoard(
      emptyStreetBoard,
      addNode({ kind: 'circle', id: 'c7', at: [1.6, -0.2], colour: 'red', border: 'yellow' }),
      addNode({ kind: 'crossing', id: 'x2', at: [9e9, 5], colour: 'red', border: 'yellow' }),
      addNode({ kind: 'junction', id: 't1', at: [3, 4] }),
    );
    expect(board.circles).toEqual([{ number: 7, at: [2, 0], colour: 'red' }]);
    expect(board.crossings).toEqual([{ id: 'x2', at: [1_000_000, 5], border: 'yellow' }]);
    expect(board.junctions).toEqual([{ id: 't1', at: [3, 4] }]);
    for (const wrong of [
      addNode({ kind: 'circle', id: 'c7', at: [0, 0] }),
      addNode({ kind: 'circle', id: 'x9', at: [0, 0] }),
      addNode({ kind: 'circle', id: 'c8', at: [NaN, 0] }),
    ])
      expect(editBoard(board, wrong)).toBe(board);
  });

  test('a template of each game is a board with nothing to complain of but that it is unfinished', () => {
    for (const game of GAMES) {
      const board = newBoard(game, { id: 'My Board!', name: ' My\nboard ' });
      expect(parseBoard(formatBoard(board))).toMatchObject({ ok: true, board });
      expect([board.id, board.name, board.profile]).toEqual(['my-board', 'My board', 'draft']);
      const { findings } = validateText(formatBoard(board));
      expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
        [],
      );
    }
    expect(newBoard('mj', { id: '…', name: '' })).toMatchObject({ id: 'new-board', name: 'A new board' });
  });
});

describe('moving', () => {
  test('a node keeps all lists but its own, so that what does not ask for places is not asked again', () => {
    const opened = editKeyedBoard(whitechapelBoard, setBoardFields({ name: 'A' }));
    const moved = editKeyedBoard(opened, moveEntities(['c65'], 10, -5));
    expect(moved.streets).toBe(opened.streets);
    expect(moved.crossings).toBe(opened.crossings);
    expect(boardWithSameTopology(moved)).toBe(boardWithSameTopology(opened));
    const [was, is] = [whitechapelBoard, moved].map(
      ({ circles }) => circles.find(({ number }) => number === 65)!.at,
    );
    expect(is).toEqual([was![0] + 10, was![1] - 5]);
    expect(editKeyedBoard(opened, setNodePosition('c65', is!))).toEqual(moved);
    expect(editStreetBoard(whitechapelBoard, setNodePosition('c65', was!))).toBe(whitechapelBoard);
  });

  const bent = editStreetBoard(emptyStreetBoard, addCircles([0, 0], [100, 0], [200, 0]), addLine('streets', ['c1', 'c2'], [[50, 9]]), addLine('streets', ['c2', 'c3'], [[150, 9]])); // prettier-ignore

  test('both ends of a line moves its bends, once', () => {
    const bends = (board: StreetBoard): unknown => board.streets.map((line) => line.bends);
    expect(bends(editStreetBoard(bent, moveEntities(['c1', 'c2'], 5, 5)))).toEqual([[[55, 14]], [[150, 9]]]);
    expect(bends(editStreetBoard(bent, moveEntities(['street:c2-c3', 'bend:street:c2-c3#0'], 5, 5)))).toEqual(
      [[[50, 9]], [[155, 14]]],
    );
    expect(bends(editStreetBoard(bent, moveEntities(['bend:street:c1-c2#0'], 5, 5)))).toEqual([
      [[55, 14]],
      [[150, 9]],
    ]);
  });

  test('stops for all where it would lead one off the limits', () => {
    const { circles } = editStreetBoard(bent, moveEntities(['c1', 'c3'], 2_000_000, 1.4));
    expect(circles.map(({ at }) => at)).toEqual([
      [999_800, 1],
      [100, 0],
      [1_000_000, 1],
    ]);
    for (const [dx, dy] of [
      [0.4, -0.4],
      [NaN, 3],
      [Infinity, 0],
    ] as const)
      expect(editStreetBoard(bent, moveEntities(['c1'], dx, dy))).toBe(bent);
  });

  test('a character goes to the hex that lies there, and nowhere else', () => {
    const { size } = mrJackBoard.layout;
    const holmes = (board: HexBoard): unknown =>
      board.setup!.characters.find(({ character }) => character === 'holmes')!.hex;
    const [q, r] = (holmes(mrJackBoard) as string).slice(1).split(',').map(Number) as [number, number];
    expect(
      holmes(editHexBoard(mrJackBoard, moveEntities(['character:holmes'], 0, size * Math.sqrt(3)))),
    ).toBe(`h${q},${r + 1}`);
    expect(editHexBoard(mrJackBoard, moveEntities(['character:holmes'], 900 * size, 0))).toBe(mrJackBoard);
  });

  test('the grid moves by its key', () => {
    const { rect } = editStreetBoard(whitechapelBoard, moveEntities(['grid'], 7, 8)).grid!;
    const [[x, y]] = whitechapelBoard.grid!.rect;
    expect(rect[0]).toEqual([x + 7, y + 8]);
  });
});
