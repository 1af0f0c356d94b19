/** What is placed and moved. That no action breaks a board is seen in ../action.test.ts. */
import { describe, expect, test } from 'vitest';
import { formatBoard, GAMES, parseBoard, type HexBoard, type StreetBoard } from '../../../model/index.js';
import { elsewhere } from '../../../model/placeless.js';
import { validateBoard } from '../../../validator/index.js';
import { addLine, addNode, moveThings, newBoard, nextBlockId, nextNodeId, placeNode } from '../index.js';
import { onStreets, onHexes, empty, circlesAt, whitechapel, jack } from '../../../testing/edited-boards.js';

describe('new things', () => {
  test('get the lowest circle number that is missing, and one more than the highest of the rest', () => {
    expect(nextNodeId(empty, 'circle')).toBe('c1');
    const some = onStreets(
      empty,
      ...(['c1', 'c2', 'c4'] as const).map((id) => addNode({ kind: 'circle', id, at: [0, 0] })),
    );
    expect(nextNodeId(some, 'circle')).toBe('c3');
    expect([nextNodeId(whitechapel, 'circle'), nextNodeId(whitechapel, 'crossing')]).toEqual([
      `c${whitechapel.circles.length + 1}`,
      `x${whitechapel.crossings.length + 1}`,
    ]);
    const last = onStreets(empty, addNode({ kind: 'crossing', id: 'x9999999', at: [0, 0] }));
    expect(nextNodeId(last, 'crossing')).toBe('x1');
    expect(nextBlockId(empty)).toBe('b1');
  });

  test('lie on whole numbers within the limits, with the fields of their kind', () => {
    const board = onStreets(
      empty,
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
      expect(wrong(board)).toBe(board);
  });

  test('a template of each game is a board with nothing to complain of but that it is unfinished', () => {
    for (const game of GAMES) {
      const board = newBoard(game, { id: 'My Board!', name: ' My\nboard ' });
      expect(parseBoard(formatBoard(board))).toEqual({ ok: true, board });
      expect([board.id, board.name, board.profile]).toEqual(['my-board', 'My board', 'draft']);
      const { findings } = validateBoard(formatBoard(board));
      expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
        [],
      );
    }
    expect(newBoard('mj', { id: '…', name: '' })).toMatchObject({ id: 'new-board', name: 'A new board' });
  });
});

describe('moving', () => {
  test('a node keeps all lists but its own, so that what does not ask for places is not asked again', () => {
    const moved = onStreets(whitechapel, moveThings(['c65'], 10, -5));
    expect(moved.streets).toBe(whitechapel.streets);
    expect(moved.crossings).toBe(whitechapel.crossings);
    expect(elsewhere(moved)).toBe(elsewhere(whitechapel));
    const [was, is] = [whitechapel, moved].map(
      ({ circles }) => circles.find(({ number }) => number === 65)!.at,
    );
    expect(is).toEqual([was![0] + 10, was![1] - 5]);
    expect(onStreets(whitechapel, placeNode('c65', is!))).toEqual(moved);
    expect(onStreets(whitechapel, placeNode('c65', was!))).toBe(whitechapel);
  });

  const bent = onStreets(empty, circlesAt([0, 0], [100, 0], [200, 0]), addLine('streets', ['c1', 'c2'], [[50, 9]]), addLine('streets', ['c2', 'c3'], [[150, 9]])); // prettier-ignore

  test('both ends of a line moves its bends, once', () => {
    const bends = (board: StreetBoard): unknown => board.streets.map((line) => line.bends);
    expect(bends(onStreets(bent, moveThings(['c1', 'c2'], 5, 5)))).toEqual([[[55, 14]], [[150, 9]]]);
    expect(bends(onStreets(bent, moveThings(['street:c2-c3', 'bend:street:c2-c3#0'], 5, 5)))).toEqual([
      [[50, 9]],
      [[155, 14]],
    ]);
    expect(bends(onStreets(bent, moveThings(['bend:street:c1-c2#0'], 5, 5)))).toEqual([
      [[55, 14]],
      [[150, 9]],
    ]);
  });

  test('stops for all where it would lead one off the limits', () => {
    const { circles } = onStreets(bent, moveThings(['c1', 'c3'], 2_000_000, 1.4));
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
      expect(onStreets(bent, moveThings(['c1'], dx, dy))).toBe(bent);
  });

  test('a character goes to the hex that lies there, and nowhere else', () => {
    const { size } = jack.layout;
    const holmes = (board: HexBoard): unknown =>
      board.setup!.characters.find(({ character }) => character === 'holmes')!.hex;
    const [q, r] = (holmes(jack) as string).slice(1).split(',').map(Number) as [number, number];
    expect(holmes(onHexes(jack, moveThings(['character:holmes'], 0, size * Math.sqrt(3))))).toBe(
      `h${q},${r + 1}`,
    );
    expect(onHexes(jack, moveThings(['character:holmes'], 900 * size, 0))).toBe(jack);
  });

  test('the grid moves by its key', () => {
    const { rect } = onStreets(whitechapel, moveThings(['grid'], 7, 8)).grid!;
    const [[x, y]] = whitechapel.grid!.rect;
    expect(rect[0]).toEqual([x + 7, y + 8]);
  });
});
