import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryEdit, RECIPE_NAMES } from '../../testing/arbitrary-action.js';
import { arbitraryBoard } from '../../testing/arbitrary-board.js';
import { officialBoard } from '../../testing/official-board.js';
import {
  canonicalJson,
  formatBoard,
  idOfCircle,
  isStreetBoard,
  parseBoard,
  sortBoard,
  type Board,
} from '../../model/index.js';
import { openHistory, boardOf } from './history.js';

const OFFICIAL = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'];

/** What must hold of a board and what an action made of it. */
function expectSound(before: Board, after: Board, name: string): void {
  const parsed = parseBoard(formatBoard(after));
  expect(parsed.ok && parsed.board, name).toEqual(after);
  // Already in the order of the file.
  expect(sortBoard(after) === after, name).toBe(true);
  expect(
    danglingIn(after).filter((id) => nodesIn(before).has(id)),
    name,
  ).toEqual([]);
  expectShared(before, after, name);
}

const nodesIn = (board: Board): ReadonlySet<string> =>
  isStreetBoard(board)
    ? new Set<string>([
        ...board.circles.map(idOfCircle),
        ...[...board.crossings, ...board.junctions].map(({ id }) => id),
      ])
    : new Set();

/** Nodes that lines and walks name and that are not there. */
function danglingIn(board: Board): readonly string[] {
  if (!isStreetBoard(board)) return [];
  const there = nodesIn(board);
  const named = [
    ...[...board.streets, ...board.waterlines].flatMap(({ between }) => between),
    ...board.blocks.flatMap(({ walk, islands = [] }) => [...walk, ...islands.flat()]),
  ];
  return named.filter((id) => !there.has(id));
}

/** What says the same is the same object: entities, lists, and the board itself. */
function expectShared(before: Board, after: Board, name: string): void {
  if (canonicalJson(before) === canonicalJson(after))
    expect(after === before, `${name} changed nothing`).toBe(true);
  for (const [key, list] of Object.entries(after) as [keyof Board, unknown][]) {
    const old: unknown = before[key];
    if (!Array.isArray(list) || !Array.isArray(old) || list === old) continue;
    expect(canonicalJson(list), `${name} made a new list ${key}`).not.toBe(canonicalJson(old));
    // Where two circles exchange their numbers, each line may come to say what another said.
    if (key === 'extent' || name === 'renumberCircle') continue;
    const [was, is] = [byText(old), byText(list)];
    for (const [text, entities] of is) {
      const known = was.get(text) ?? [];
      const shared = entities.filter((each) => known.includes(each)).length;
      expect(shared, `${name} made ${text} anew`).toBeGreaterThanOrEqual(
        Math.min(known.length, entities.length),
      );
    }
  }
}

function byText(list: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const texts = new Map<string, unknown[]>();
  for (const each of list) {
    const text = canonicalJson(each);
    const same = texts.get(text);
    if (same) same.push(each);
    else texts.set(text, [each]);
  }
  return texts;
}

describe('every action leaves a whole board', () => {
  test('whatever the board', () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        fc.array(arbitraryEdit, { minLength: 1, maxLength: 12 }),
        (start, edits) => {
          let board = boardOf(openHistory(start));
          for (const edit of edits) {
            const [name, action] = edit(board);
            const after = action(board);
            expectSound(board, after, name);
            board = after;
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test.each(OFFICIAL)('%s', (id) => {
    fc.assert(
      fc.property(fc.array(arbitraryEdit, { minLength: 4, maxLength: 8 }), (edits) => {
        let board = officialBoard(id);
        for (const edit of edits) {
          const [name, action] = edit(board);
          const after = action(board);
          expectSound(board, after, name);
          board = after;
        }
      }),
      { numRuns: 6 },
    );
  });

  test('the edits here are real: each of them changes some board', () => {
    const idle = new Set(RECIPE_NAMES);
    const boards = ['whitehall', 'mr-jack-2006'].map(officialBoard);
    for (const edit of fc.sample(arbitraryEdit, { numRuns: 800, seed: 11 }))
      for (const board of boards) {
        const [name, action] = edit(board);
        if (!idle.has(name)) break;
        if (action(board) !== board) idle.delete(name);
      }
    // One is refused, the other finds nothing to take back on an official board.
    expect([...idle]).toEqual(['addTaken', 'unwaive']);
  });
});
