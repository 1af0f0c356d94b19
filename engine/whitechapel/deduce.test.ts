/** Deduction: the truth is always inside, and nothing is inside that no trail leads to. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.js';
import { DEALS, engine } from '../../testing/whitechapel-scene.js';
import type { Seen } from '../deduction.js';
import { eventsFor } from '../engine.js';
import { locationOf } from './state.js';

describe('in whole games', () => {
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))('the truth is always possible, %i', (seed) => {
    const random = seededRandom(seed);
    const coin = (): boolean => random() < 0.5;
    const created = engine.createGame({
      options: {
        letters: coin(),
        falseClues: coin(),
        rushing: coin(),
        areaArrests: coin(),
        catchMe: coin(),
        address: coin(),
      },
      variants: { clueIncludesCurrent: coin() },
      deals: DEALS,
    });
    if (!created.ok) throw new Error(created.message);
    let { state } = created;
    let events: Seen[] = [];
    let narrow = Infinity;
    while (state.result === null) {
      const played = engine.apply(state, engine.choose(state, 'leaning', random)!);
      if (!played.ok) throw new Error(played.refusal.message);
      state = played.state;
      events = [...events, ...eventsFor(played.events, 'ada')];
      if (state.hideout === null || state.declaring || state.phase !== 'HUNT1') continue;
      const { locations, hideouts } = engine.deduce(state, events);
      expect(hideouts).toContain(state.hideout);
      expect(locations).toContain(locationOf(state));
      narrow = Math.min(narrow, locations.length);
    }
    expect(narrow).toBeGreaterThan(0);
  });
});
