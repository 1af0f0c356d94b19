/** The belief of the pawns' players, beside the exact deduction. */
import { describe, expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom, type Random } from '../../game/random.js';
import { streetDistancesOf } from './street-distances.js';
import { createTrailBelief } from './trail-belief.js';

const distances = streetDistancesOf(shippedStreetBoard('whitechapel'))!;
const { circles, tables } = distances;
const { starts, items } = tables.neighbours;
const FLAT = new Float64Array(circles).fill(1);
const FAR = new Int32Array();

const neighboursOf = (circle: number): number[] => [...items.subarray(starts[circle], starts[circle + 1])];
const supportOf = (weights: Float64Array): number[] =>
  [...weights.keys()].filter((circle) => weights[circle]! > 0);

/** All trails of so many moves on foot from a circle. */
function trailsFrom(start: number, moves: number): number[][] {
  let trails = [[start]];
  for (let move = 0; move < moves; move++)
    trails = trails.flatMap((trail) => neighboursOf(trail.at(-1)!).map((next) => [...trail, next]));
  return trails;
}

describe('the belief', () => {
  test.each(Array.from({ length: 20 }, (_, i) => i))('is exact with up to three clues, %i', (seed) => {
    const random: Random = seededRandom(seed);
    const start = Math.floor(random() * circles);
    const belief = createTrailBelief(distances);
    belief.begin([start], [start], FLAT);
    let trails = [[start]];
    let truth = [start];
    for (let move = 0; move < 4; move++) {
      truth = [...truth, pickRandom(neighboursOf(truth.at(-1)!), random)];
      trails = trails.flatMap((trail) => neighboursOf(trail.at(-1)!).map((next) => [...trail, next]));
      belief.advance('walk', FAR);
      if (move === 3) continue;
      const [asked, named] = [
        pickRandom(pickRandom(trails, random), random),
        pickRandom(trails, random).at(-1)!,
      ];
      belief.answer(asked, truth.includes(asked));
      trails = trails.filter((trail) => trail.includes(asked) === truth.includes(asked));
      if (named === truth.at(-1)) continue;
      belief.exclude(named);
      trails = trails.filter((trail) => trail.at(-1) !== named);
    }
    const ends = [...new Set(trails.map((trail) => trail.at(-1)!))].sort((a, b) => a - b);
    expect(supportOf(belief.locations())).toEqual(ends);
    const { last, passed } = belief.estimate(random);
    for (const circle of supportOf(last)) expect(ends).toContain(circle);
    for (const circle of supportOf(passed)) expect(trails.some((trail) => trail.includes(circle))).toBe(true);
  });

  test('is spread as the trails are counted', () => {
    const belief = createTrailBelief(distances);
    belief.begin([65], [65], FLAT);
    for (let move = 0; move < 3; move++) belief.advance('walk', FAR);
    const trails = trailsFrom(65, 3);
    const locations = belief.locations();
    for (let circle = 0; circle < circles; circle++)
      expect(locations[circle]).toBeCloseTo(
        trails.filter((trail) => trail.at(-1) === circle).length / trails.length,
      );
  });

  test('shuns circles beside pawns, and none that is possible becomes impossible', () => {
    const belief = createTrailBelief(distances);
    belief.begin([65], [65], FLAT);
    belief.advance('walk', FAR);
    const free = belief.locations().slice();
    belief.begin([65], [65], FLAT);
    const crossing = tables.crossings.findIndex((_, i) =>
      neighboursOf(65).some((circle) => distances.ofPawn[i * circles + circle] === 2),
    );
    belief.advance('walk', Int32Array.of(crossing));
    const shunned = belief.locations();
    expect(supportOf(shunned)).toEqual(supportOf(free));
    const beside = neighboursOf(65).filter((circle) => distances.ofPawn[crossing * circles + circle]! <= 2);
    const sum = (weights: Float64Array): number => beside.reduce((all, circle) => all + weights[circle]!, 0);
    expect(sum(shunned)).toBeLessThan(sum(free));
  });
});
