/** Explorations follow from their seed, add up, and are played by players worth it. */
import { describe, expect, test } from 'vitest';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import type { Players } from '../players/players.js';
import { openExplorer } from './explorer.js';
import type { Explorer } from './game-range.js';
import { addTallies, EMPTY_TALLY } from './tally.js';

const BOARDS = ['whitechapel', 'whitehall', 'mr-jack-2016'] as const;
const HEURISTIC: Players = { jack: 'heuristic', hunters: 'heuristic' };

function explorerOf(name: string): Explorer {
  const opened = openExplorer(shippedBoard(name));
  if (!opened.ok) throw new Error(opened.message);
  return opened.explorer;
}

describe.each(BOARDS)('on %s', (name) => {
  const explorer = explorerOf(name);

  test('games follow from their seed and number, however they are shared out', () => {
    const all = explorer.play({ seed: 'lamp', players: HEURISTIC, from: 0, to: 12 });
    const parts = [
      [5, 12],
      [0, 2],
      [2, 5],
    ].map(([from, to]) => explorer.play({ seed: 'lamp', players: HEURISTIC, from: from!, to: to! }));
    expect(parts.reduce(addTallies, EMPTY_TALLY)).toEqual(all);
    expect(explorer.play({ seed: 'gas', players: HEURISTIC, from: 0, to: 12 })).not.toEqual(all);
    expect(all.games).toBe(12);
    expect(Object.values(all.results).reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  test('the heuristic players beat random ones in at least nine of ten games', () => {
    const games = 120;
    const jack = explorer.play({
      seed: 'strength',
      players: { jack: 'heuristic', hunters: 'random' },
      from: 0,
      to: games,
    });
    const hunters = explorer.play({
      seed: 'strength',
      players: { jack: 'random', hunters: 'heuristic' },
      from: 0,
      to: games,
    });
    expect(jack.jackWins).toBeGreaterThanOrEqual(0.9 * games);
    expect(hunters.jackWins).toBeLessThanOrEqual(0.1 * games);
  });

  test('heuristic hunters hold a heuristic Jack more often than random ones do', () => {
    const games = 60;
    const wins = (hunters: Players['hunters']): number =>
      explorer.play({ seed: 'hold', players: { jack: 'heuristic', hunters }, from: 0, to: games }).jackWins;
    expect(wins('heuristic')).toBeLessThan(wins('random') - 5);
  });
});

test('a board without a setup says why no games are played on it', () => {
  const board = shippedBoard('mr-jack-2016');
  const { setup: _, ...bare } = board as typeof board & { setup: unknown };
  expect(openExplorer(bare)).toMatchObject({
    ok: false,
    message: expect.stringContaining('setup') as string,
  });
});
