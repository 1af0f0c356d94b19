import { expect, test } from 'vitest';
import { removePlaces } from '../../testing/boards/remove-places.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import type { StreetBoard } from '../board/board.js';
import type { NodeId } from '../board/vocabulary.js';
import { matchNodes } from './match-nodes.js';

const whitechapel = removePlaces(shippedStreetBoard('whitechapel'));

/** The board with its crossings and junctions numbered from the other end. */
function renumbered(board: StreetBoard): { board: StreetBoard; nameOf: (id: string) => string } {
  const names = new Map<string, string>();
  for (const [list, letter] of [
    [board.crossings, 'x'],
    [board.junctions, 't'],
  ] as const)
    for (const [i, { id }] of list.entries()) names.set(id, `${letter}${list.length - i}`);
  const nameOf = (id: string): string => names.get(id) ?? id;
  const named = <T extends NodeId>(id: T): T => nameOf(id) as T;
  return {
    nameOf,
    board: {
      ...board,
      crossings: board.crossings.map((each) => ({ ...each, id: named(each.id) })),
      junctions: board.junctions.map((each) => ({ ...each, id: named(each.id) })),
      streets: board.streets.map(({ between: [a, b] }) => ({ between: [named(a), named(b)] as const })),
      blocks: [],
    },
  };
}

const rightOf = (before: StreetBoard, after: StreetBoard, nameOf: (id: string) => string): number => {
  const { renamed } = matchNodes(before, after);
  return [...renamed].filter(([old, now]) => nameOf(old) === now).length;
};
const count = whitechapel.circles.length + whitechapel.crossings.length + whitechapel.junctions.length;

test('a board is matched with itself', () => {
  expect(rightOf(whitechapel, structuredClone(whitechapel), (id) => id)).toBe(count);
});

test('nodes that were renumbered are found by their neighbours', () => {
  const { board, nameOf } = renumbered(whitechapel);
  expect(rightOf(whitechapel, board, nameOf)).toBe(count);
  const fewer = { ...board, streets: board.streets.slice(3) };
  expect(rightOf(whitechapel, fewer, nameOf)).toBeGreaterThan(0.98 * count);
});

test("the author's ids come first", () => {
  const { board, nameOf } = renumbered({ ...whitechapel, streets: [] });
  const sourceIds = Object.fromEntries(whitechapel.crossings.map(({ id }) => [id, `square ${id}`]));
  const theirs = Object.fromEntries(whitechapel.crossings.map(({ id }) => [nameOf(id), `square ${id}`]));
  const withIds = (each: StreetBoard, ids: Record<string, string>): StreetBoard => ({
    ...each,
    provenance: { ...each.provenance, sourceIds: ids },
  });
  const { renamed } = matchNodes(withIds({ ...whitechapel, streets: [] }, sourceIds), withIds(board, theirs));
  for (const { id } of whitechapel.crossings) expect(renamed.get(id)).toBe(nameOf(id));
});
