import { describe, expect, test } from 'vitest';
import * as chapel from '../../testing/engine/whitechapel-fixture.js';
import * as hall from '../../testing/engine/whitehall-fixture.js';
import type { Engine, GameState } from './open-engine.js';
import { playout } from './playout.js';
import { countPlayoutResults } from './playout-statistics.js';

const sumOf = (results: Readonly<Record<string, number>>): number =>
  Object.values(results).reduce((sum, each) => sum + each, 0);

/** How often each result comes, by games that are played one by one on the readable path. */
function slowly<S extends GameState>(engine: Engine<S>, state: S, count: number): Map<string, number> {
  const results = new Map<string, number>();
  for (let seed = 0; seed < count; seed++) {
    const result = playout(engine, state, { seed, player: 'uniform' }).state.result!;
    results.set(result, (results.get(result) ?? 0) + 1);
  }
  return results;
}

describe('playouts', () => {
  test('all end, and end the same way again', () => {
    const asked = { seed: 'lamp', count: 200 };
    const once = countPlayoutResults(chapel.engine, chapel.huntState({}), asked);
    expect(sumOf(once.results)).toBe(200);
    expect(once.steps).toBeGreaterThan(200 * 10);
    expect(countPlayoutResults(chapel.engine, chapel.huntState({}), asked)).toEqual(once);
    expect(countPlayoutResults(chapel.engine, chapel.huntState({}), { ...asked, seed: 'gas' })).not.toEqual(
      once,
    );
  });

  test('begin at the beginning too, and go on over nights and rounds', () => {
    expect(sumOf(countPlayoutResults(chapel.engine, chapel.newGame(), { seed: 1, count: 20 }).results)).toBe(
      20,
    );
    const near = hall.huntState({
      locations: [33, 46, 147, 159],
      reached: [147, 33, 46],
      round: 3,
      rows: [[147, 33], [33, 46], [46]],
    });
    expect(sumOf(countPlayoutResults(hall.engine, near, { seed: 1, count: 50 }).results)).toBe(50);
  });

  test('come out as on the readable path, as far as chance can tell', () => {
    const [games, few] = [4000, 300];
    for (const [engine, state] of [
      [chapel.engine, chapel.huntState({ index: 11 })],
      [hall.engine, hall.huntState({ index: 11 })],
    ] as [Engine, GameState][]) {
      const { results } = countPlayoutResults(engine, state, { seed: 3, count: games });
      const slow = slowly(engine, state, few);
      for (const result of new Set([...Object.keys(results), ...slow.keys()])) {
        const share = (results[result] ?? 0) / games;
        // Five standard deviations: a fault in a rule shows, bad luck does not, and the seeds are fixed anyway.
        const spread = 5 * Math.sqrt(Math.max(share * (1 - share), 0.01) / few);
        expect(Math.abs(share - (slow.get(result) ?? 0) / few), result).toBeLessThan(spread);
      }
    }
  });
});
