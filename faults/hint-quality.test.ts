import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isStreetBoard, type StreetBoard } from '../model/index.js';
import { shippedBoard, shippedStreetBoard } from '../testing/boards/shipped-boards.js';
import { seededRandom } from '../testing/seeded-random.js';
import { PROFILES, validateBoard } from '../validator/index.js';
import { measureHints, HINT_RULES } from './hint-quality.js';
import { RETRACED_STREET_FAULTS } from './retraced/street-faults.js';

const hintsOn = (board: StreetBoard): string[] =>
  PROFILES.flatMap((profile) => validateBoard(board, { profile }).findings)
    .filter(({ rule }) => HINT_RULES.some((hint) => hint === rule))
    .map(({ id }) => id);

const teaching = readdirSync(join(import.meta.dirname, '..', 'boards', 'teaching'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `teaching/${name}`);

describe('gives no hint without a fault', () => {
  test.each(['whitechapel', 'whitehall', ...teaching])('%s', (name) => {
    const board = shippedBoard(name);
    if (!isStreetBoard(board)) return;
    expect(hintsOn(board)).toEqual([]);
    expect(hintsOn({ ...board, edition: 'custom' })).toEqual([]);
  });

  test.each(['whitechapel', 'whitehall'])(
    '%s with a part of its streets, as when it is being traced',
    (name) => {
      const board = shippedStreetBoard(name);
      const random = seededRandom(1);
      for (const share of [0.3, 0.6, 0.9]) {
        const streets = board.streets.filter(() => random() < share);
        expect(hintsOn({ ...board, edition: 'custom', streets, blocks: [] })).toEqual([]);
      }
    },
  );
});

test('hints are right on both boards, and point at streets that nothing else reports', () => {
  const { precision, recall } = measureHints(RETRACED_STREET_FAULTS.slice(0, 3), { count: 8, seed: 1 });
  expect(precision).toHaveLength(6);
  const sum = (key: 'hints' | 'right'): number => precision.reduce((total, each) => total + each[key], 0);
  expect(sum('hints')).toBeGreaterThan(20);
  expect(sum('right') / sum('hints')).toBeGreaterThan(0.8);
  for (const { hints, right } of precision) expect(right).toBeGreaterThanOrEqual(hints / 2);
  expect(recall.every(({ unseenHinted }) => unseenHinted > 0)).toBe(true);
});
