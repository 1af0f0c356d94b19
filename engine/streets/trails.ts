/**
 * All trails that Jack may have left, given what was said about them. A trail is the row on his sheet. Only its end is wanted,
 * but "he was there" must be remembered on the way: so a place is known together with the clues that were passed to reach it.
 */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { circleIndexOf } from './open-pairs.js';

/** One entry or two of a row, and how Jack came there. */
export type Leg =
  { readonly kind: 'normal'; readonly held: ReadonlySet<CrossingId> } | { readonly kind: 'coach' | 'alley' };

/** What was said when the row had so many entries. */
export interface Said {
  /** How many entries of the row the answer speaks of. */
  readonly entries: number;
  readonly circle: number;
  readonly is: 'passed' | 'not passed' | 'not the last';
}

/** The circles at which a trail may end that begins in one of these ways; empty if nothing fits. In order. */
export function endsOfTrails(
  board: StreetBoard,
  starts: readonly (readonly number[])[],
  legs: readonly Leg[],
  said: readonly Said[],
): number[] {
  const index = circleIndexOf(board);
  const rules = rulesOf(said);
  let places = new Set<number>();
  for (const start of starts) {
    let mask: number | undefined = 0;
    for (const [entry, circle] of start.entries())
      mask = mask === undefined ? undefined : rules.enter(entry, circle, mask);
    if (mask !== undefined) places.add(mask * index.numbers.length + index.indexOf.get(start.at(-1)!)!);
  }
  let entry = starts[0]?.length ?? 0;
  for (const leg of legs) {
    const next = new Set<number>();
    const count = index.numbers.length;
    const lists =
      leg.kind === 'normal' ? index.open(leg.held) : leg.kind === 'alley' ? index.alleys : index.neighbours;
    for (const place of places) {
      const [at, mask] = [place % count, Math.floor(place / count)];
      for (const to of lists[at]!) {
        const there = rules.enter(entry, index.numbers[to]!, mask);
        if (there === undefined) continue;
        if (leg.kind !== 'coach') next.add(there * count + to);
        else
          for (const further of lists[to]!) {
            const end = further === at ? undefined : rules.enter(entry + 1, index.numbers[further]!, there);
            if (end !== undefined) next.add(end * count + further);
          }
      }
    }
    places = next;
    entry += leg.kind === 'coach' ? 2 : 1;
  }
  const ends = new Set([...places].map((place) => place % index.numbers.length));
  return [...ends].map((each) => index.numbers[each]!).sort((a, b) => a - b);
}

/** What a circle as an entry of the row makes of the clues passed so far; undefined if it cannot have been there. */
function rulesOf(said: readonly Said[]): {
  enter: (entry: number, circle: number, mask: number) => number | undefined;
} {
  const noneBefore = new Map<number, number>();
  const notAt = new Set<string>();
  const passedBefore = new Map<number, number>();
  for (const { is, circle, entries } of said)
    if (is === 'not passed') noneBefore.set(circle, Math.max(entries, noneBefore.get(circle) ?? 0));
    else if (is === 'not the last') notAt.add(`${entries - 1} ${circle}`);
    else passedBefore.set(circle, Math.min(entries, passedBefore.get(circle) ?? Infinity));
  const clues = [...passedBefore.keys()];
  const bitOf = new Map(clues.map((circle, i) => [circle, 2 ** i]));
  /** For each entry the clues that must have been passed once it is written. */
  const due = new Map<number, number>();
  for (const [circle, before] of passedBefore)
    due.set(before - 1, (due.get(before - 1) ?? 0) + bitOf.get(circle)!);
  return {
    enter: (entry, circle, mask) => {
      if (entry < (noneBefore.get(circle) ?? 0) || notAt.has(`${entry} ${circle}`)) return undefined;
      const now = mask | (bitOf.get(circle) ?? 0);
      const needed = due.get(entry) ?? 0;
      return (now & needed) === needed ? now : undefined;
    },
  };
}
