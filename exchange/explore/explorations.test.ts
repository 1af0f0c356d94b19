/** Explorations as data, text and page. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { openExplorer, type ExplorationTally } from '../../engine/index.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import type { Board } from '../../model/index.js';
import {
  compareExplorations,
  formatExploration,
  formatExplorationChange,
  summariseExploration,
} from './index.js';
import { shareOf } from './statistics/confidence.js';
import { structureOf } from './structure/board-structure.js';

const validate = new Ajv2020({ allErrors: true }).compile(
  JSON.parse(readFileSync('schemas/exploration.schema.json', 'utf8')) as object,
);

function play(board: Board, games: number): ExplorationTally {
  const opened = openExplorer(board);
  if (!opened.ok) throw new Error(opened.message);
  return opened.explorer.play({
    seed: 'lamp',
    players: { jack: 'heuristic', hunters: 'heuristic' },
    from: 0,
    to: games,
  });
}

const explore = (board: Board, games = 8) => {
  const played = play(board, games);
  return summariseExploration(board, 'lamp', played, [{ jack: 'heuristic', hunters: 'random', played }]);
};

describe.each(['whitechapel', 'whitehall', 'mr-jack-2006'])('of %s', (name) => {
  const board = shippedBoard(name);
  const exploration = explore(board);

  test('are as the schema says', () => {
    const data: unknown = JSON.parse(formatExploration(exploration, 'json', { board }));
    validate(data);
    expect(validate.errors).toBeNull();
    expect(data).toEqual(exploration);
  });

  test('have only places of the board', () => {
    const known =
      'hexes' in board
        ? new Set([...board.hexes.map(({ at: [q, r] }) => `h${q},${r}`), ...board.exits.map(({ id }) => id)])
        : new Set([
            ...board.circles.map(({ number }) => `c${number}`),
            ...board.crossings.map(({ id }) => id),
          ]);
    expect(exploration.places.length).toBeGreaterThan(20);
    expect(exploration.places.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(exploration.matters.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('are pages without scripts and outside resources, with a drawing in both themes', () => {
    const page = formatExploration(exploration, 'html', { board });
    expect(page).toContain('default-src &#39;none&#39;');
    expect(page).not.toMatch(/<script|src=|url\(|https?:(?!\/\/www\.w3\.org)/);
    for (const theme of ['light', 'dark']) expect(page).toContain(`<g id="board-${theme}"`);
    expect(page).toContain('class="heat"');
  });
});

test('what a board is called is never markup', () => {
  const board = { ...shippedStreetBoard('whitehall'), name: '<b onload=x>"&', boardVersion: '1.0.0' };
  const page = formatExploration(explore(board, 1), 'html', { board });
  expect(page).not.toContain('<b ');
  expect(page).toContain('&lt;b onload=x&gt;');
});

test('a share has the Wilson interval', () => {
  expect(shareOf(50, 100)).toEqual({ count: 50, share: 0.5, low: 0.403832, high: 0.596168 });
  expect(shareOf(0, 10)).toMatchObject({ low: 0, high: 0.277533 });
  expect(shareOf(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
});

describe('the structure of a board', () => {
  const board = shippedStreetBoard('whitechapel');
  const { reach, matters, chokePoints } = structureOf(board);

  test('has the neighbours of all circles as the reach of one move', () => {
    // Each of the 775 pairs of neighbours is counted from both sides.
    expect(reach[0]!.mean).toBeCloseTo((2 * 775) / 195, 5);
    expect(reach[7]!.mean).toBeGreaterThan(reach[6]!.mean);
  });

  test('lists the most important crossings first', () => {
    const shares = matters.map(({ betweenness }) => betweenness);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  test('knows that a pawn on the only way to a part cuts it off', () => {
    const [worst] = chokePoints;
    expect(worst!.isolates).toBeGreaterThan(0);
    expect(worst!.cuts).toBeGreaterThanOrEqual(worst!.isolates);
  });
});

describe('a change', () => {
  const board = shippedStreetBoard('whitehall');

  test('of nothing changes nothing, and may be chance', () => {
    const once = explore(board);
    const change = compareExplorations(once, once);
    expect(change).toMatchObject({ jackWins: { change: 0 }, visits: [] });
    expect(formatExplorationChange(change)[0]).toContain('may be chance');
  });

  test('of the shares is stated with its margin, and certain changes of visits are listed', () => {
    const before = explore(board);
    const won = { ...before, games: 1000, jackWins: shareOf(600, 1000), places: [{ id: 'c1', visits: 100 }] };
    const after = { ...won, jackWins: shareOf(700, 1000), places: [{ id: 'c1', visits: 400 }] };
    const change = compareExplorations(won, after);
    expect(change.jackWins).toMatchObject({ before: 0.6, after: 0.7, change: 0.1 });
    expect(change.jackWins.margin).toBeCloseTo(0.0415, 2);
    expect(formatExplorationChange(change)).toEqual([
      expect.stringMatching(
        /^After the change Jack wins 10\.0 ± 4\.\d % more often: 60\.0 % before, 70\.0 % after \(1000 games each\)\.$/,
      ),
      expect.stringContaining('His moves'),
      'He comes to circle 1 more often: 0.10 times a game before, 0.40 after.',
    ]);
  });
});
