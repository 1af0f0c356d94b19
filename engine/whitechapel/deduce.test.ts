/** Deduction: the truth is always inside, and nothing is inside that no trail leads to. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.js';
import { board, DEALS, engine } from '../../testing/whitechapel-scene.js';
import type { Seen } from '../deduction.js';
import { eventsFor } from '../engine.js';
import { endsOfTrails, type Leg, type Said } from '../streets/trails.js';
import { waysOf } from '../streets/ways.js';
import { locationOf } from './state.js';

/** Every trail, one by one: slow, and plain enough to be believed. */
function slowly(
  start: readonly (readonly number[])[],
  legs: readonly Leg[],
  said: readonly Said[],
): number[] {
  const { open, neighbours, alleys } = waysOf(board);
  let rows: number[][] = start.map((each) => [...each]);
  for (const leg of legs)
    rows = rows.flatMap((row) => {
      const at = row.at(-1)!;
      if (leg.kind === 'normal') return open(at, leg.held).map((to) => [...row, to]);
      if (leg.kind === 'alley') return alleys.get(at)!.map((to) => [...row, to]);
      return neighbours.get(at)!.flatMap((via) =>
        neighbours
          .get(via)!
          .filter((to) => to !== at)
          .map((to) => [...row, via, to]),
      );
    });
  const fits = (row: readonly number[], { is, circle, entries }: Said): boolean => {
    const part = row.slice(0, entries);
    if (is === 'passed') return part.includes(circle);
    return is === 'not passed' ? !part.includes(circle) : part.at(-1) !== circle;
  };
  const ends = rows.filter((row) => said.every((each) => fits(row, each))).map((row) => row.at(-1)!);
  return [...new Set(ends)].sort((a, b) => a - b);
}

describe('where trails end', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))('as when every trail is walked, %i', (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const { circles } = waysOf(board);
    const first = pick(circles);
    const starts =
      random() < 0.3
        ? [[first, pick(circles)]].flatMap(([a, b]) => [
            [a!, b!],
            [b!, a!],
          ])
        : [[first]];
    const legs = Array.from({ length: 1 + Math.floor(random() * 4) }, (): Leg => {
      if (random() < 0.15) return { kind: 'alley' };
      if (random() < 0.15) return { kind: 'coach' };
      return { kind: 'normal', held: new Set(Array.from({ length: 5 }, () => pick(board.crossings).id)) };
    });
    const whole = slowly(starts, legs, []);
    const row = starts[0]!.length;
    const said = Array.from({ length: Math.floor(random() * 6) }, (): Said => ({
      circle:
        random() < 0.5
          ? pick(whole.length > 0 ? whole : circles)
          : pick([first, ...waysOf(board).neighbours.get(first)!]),
      entries: row + Math.floor(random() * (legs.length + 1)),
      is: pick(['passed', 'not passed', 'not passed', 'not the last'] as const),
    }));
    expect(endsOfTrails(board, starts, legs, said)).toEqual(slowly(starts, legs, said));
  });
});

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
