import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBoardWithoutPlaces, arbitraryStreetBoard } from '../../testing/boards/arbitrary-board.js';
import { removePlaces } from '../../testing/boards/remove-places.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { hasPlaces } from '../board/places.js';
import type { Board } from '../board/board.js';
import { networkOf } from '../network/network.js';
import { jackRelation } from '../relations/street-relations.js';
import { sectorRelation } from '../relations/sector-relation.js';
import { digestBoard, formatBoard } from './format-board.js';
import { parseBoard } from './parse-board.js';

/** The board in a text that must hold one. */
function parsed(text: string): Board {
  const result = parseBoard(text);
  if (!result.ok) throw new Error(`${JSON.stringify(result.errors[0])}\n${text}`);
  return result.board;
}

const whitehall = shippedStreetBoard('whitehall');
const unplaced = removePlaces(whitehall);

describe('a board without places', () => {
  test('has one text, from which it is read back', () => {
    fc.assert(
      fc.property(arbitraryBoardWithoutPlaces, fc.integer(), (board, seed) => {
        const text = formatBoard(board);
        expect(text).not.toMatch(/^ +\{("number"|"id": "[xt]).*"at"/m);
        expect(formatBoard(parsed(text))).toBe(text);
        expect(formatBoard(parsed(JSON.stringify(reorderBoard(board, seed), undefined, 1)))).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  test('differs from one with places, and so does its digest', () => {
    fc.assert(
      fc.property(arbitraryStreetBoard, (board) => {
        const nodes = [...board.circles, ...board.crossings, ...board.junctions];
        const lines = [...board.streets, ...board.waterlines];
        const without = removePlaces(board);
        expect(hasPlaces(board)).toBe(true);
        expect(hasPlaces(without)).toBe(nodes.length === 0);
        const isSame = nodes.length === 0 && lines.every(({ bends }) => bends === undefined);
        expect(digestBoard(without) === digestBoard(board)).toBe(isSame);
      }),
    );
  });

  test('has the relations of its streets, and only the sections that were declared', () => {
    expect([...jackRelation(unplaced)]).toEqual([...jackRelation(whitehall)]);
    const declared = [...unplaced.circles, ...unplaced.crossings].filter(({ sector }) => sector);
    expect(sectorRelation(unplaced).size).toBe(declared.length);
  });

  test('throws where its places are read', () => {
    expect(() => networkOf(unplaced).drawing.xs).toThrow('no places');
    expect(() => networkOf(unplaced).drawing.ys).toThrow('no places');
  });
});

describe('a board with some places', () => {
  const errorsOf = (board: object): readonly (readonly string[])[] => {
    const result = parseBoard(JSON.stringify(board));
    return result.ok ? [] : result.errors.map(({ code, words, message }) => [code, words, message]);
  };

  test('is refused at each node that has none, if most have one', () => {
    const circles = [unplaced.circles[0]!, ...whitehall.circles.slice(1)];
    const count = circles.length + whitehall.crossings.length + whitehall.junctions.length;
    expect(errorsOf({ ...whitehall, circles })).toEqual([
      [
        'schema/missing-property',
        'circle 1',
        `"at" is missing. Add it. ${count - 1} nodes have a place, 1 node has none. All nodes of a board have one, or none has.`,
      ],
    ]);
  });

  test('is refused at each node that has one, if most have none', () => {
    const crossings = [whitehall.crossings[0]!, ...unplaced.crossings.slice(1)];
    const count = crossings.length + whitehall.circles.length + whitehall.junctions.length;
    expect(errorsOf({ ...unplaced, crossings })).toEqual([
      [
        'schema/places',
        'crossing x1',
        `This node has a place. 1 node has a place, ${count - 1} nodes have none. All nodes of a board have one, or none has.`,
      ],
    ]);
  });

  test('is refused with bends alone', () => {
    const [first, ...others] = unplaced.streets;
    expect(errorsOf({ ...unplaced, streets: [{ ...first, bends: [[1, 2]] }, ...others] })).toEqual([
      [
        'schema/places',
        'street c1–x1',
        'This line has bends, but the board has no places. Remove the bends, or give every node its `at`.',
      ],
    ]);
  });

  test('is refused in canonical form too, and a misspelt place is one error', () => {
    const text = formatBoard(whitehall);
    expect(parseBoard(text.replace(/"at": \[\d+, \d+\], "colour"/, '"colour"')).ok).toBe(false);
    const misspelt = parseBoard(text.replace('"at": [', '"att": ['));
    expect(misspelt.ok ? [] : misspelt.errors.map(({ message }) => message)).toEqual([
      '"at" is missing, but there is "att". Rename it to "at".',
    ]);
  });
});
