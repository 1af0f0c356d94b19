/** How the first round of Mr Jack branches out, dealt by seed 1: a table for everybody who writes a move generator. */
import { describe, expect, test } from 'vitest';
import { createReferenceMrJack } from '../../testing/engine/reference-mr-jack.js';
import { shippedHexBoard } from '../../testing/boards/shipped-boards.js';
import { CHARACTERS, type Character } from '../../model/index.js';
import { openMrJack } from '../run/open-engine.js';
import { divide, countJackMoveSequences, perft, countPlayoutResults } from '../index.js';

describe.each([
  ['mr-jack-2006', [4, 324, 9614, 49399]],
  ['mr-jack-2016', [4, 313, 6351, 34144]],
] as const)('%s', (id, counts) => {
  const board = shippedHexBoard(id);
  const engine = openMrJack(board);
  const begun = engine.startHunt({});
  if (!begun.ok) throw new Error(begun.message);
  const { state } = begun;

  test('is counted as the page of perft has it', () => {
    expect(counts.map((_, i) => perft(engine, state, i + 1))).toEqual(
      counts.map((nodes) => ({ ok: true, nodes })),
    );
  });

  test('has as many first actions behind each card as on paper', () => {
    const paper = createReferenceMrJack(board);
    const manholes = board.hexes.filter(({ kind }) => kind === 'manhole').length;
    const abilities: Partial<Record<Character, number>> = {
      smith: 6 * 2,
      lestrade: 2 * 2,
      goodley: paper.whistles(state).size,
      gull: 7,
      bert: 2 * (manholes - 2),
    };
    const divided = divide(engine, { ...state, faceUp: CHARACTERS }, 2);
    expect(divided.ok && divided.divided.map(({ action, nodes }) => [action['character'], nodes])).toEqual(
      CHARACTERS.toSorted().map((each) => [each, paper.ends(state, each).size + (abilities[each] ?? 0)]),
    );
  });

  test('is played to its end in numbers', () => {
    const { results, steps } = countPlayoutResults(engine, state, { seed: 1, count: 20 });
    expect(Object.values(results).reduce((sum, each) => sum + each)).toBe(20);
    expect(steps).toBeGreaterThan(20);
    expect(countJackMoveSequences(engine, state, 1)).toBeUndefined();
  });

  test('has no scene but this', () => {
    expect(engine.startHunt({ at: 1 })).toMatchObject({ ok: false });
  });
});
