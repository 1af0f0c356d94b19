/** Examples from the board itself: streets that are certain, hidden and found again by a sweep. */
import type { CandidatePath } from './candidate-path.js';
import type { StreetLine } from './street-line.js';
import type { Sweep } from './sweep.js';

/** Streets with a greater probability may be hidden, and this share of them is. */
const CERTAIN = 0.8;
const HIDDEN_SHARE = 0.3;
const SEED = 1;

/** Whether streets join two nodes. */
export function linkTest(streets: readonly (StreetLine | undefined)[]): (a: number, b: number) => boolean {
  const keys = new Set(streets.flatMap((street) => (street === undefined ? [] : [keyOf(...street.ends)])));
  return (a, b) => keys.has(keyOf(a, b));
}

const keyOf = (a: number, b: number): number => Math.min(a, b) * 65536 + Math.max(a, b);

/** The paths that a sweep finds where no street is known yet. */
export function unexplainedPaths(
  sweep: Sweep,
  streets: readonly (StreetLine | undefined)[],
): readonly CandidatePath[] {
  const areJoined = linkTest(streets);
  return sweep(streets).filter(({ node, target }) => !('node' in target && areJoined(node, target.node)));
}

/** The paths by which a sweep finds streets again that were hidden from it. */
export function refoundPaths(sweep: Sweep, streets: readonly StreetLine[]): readonly CandidatePath[] {
  const known = hideStreets(streets, SEED);
  const hidden = streets.filter((_, i) => known[i] === undefined);
  const areJoined = linkTest(hidden);
  const nodes = [...new Set(hidden.map(({ ends }) => ends[0]))].sort((a, b) => a - b);
  return sweep(known, nodes).filter(({ node, target }) => 'node' in target && areJoined(node, target.node));
}

/** The streets without some that are certain, by a seed. */
export function hideStreets(
  streets: readonly StreetLine[],
  seed: number,
): readonly (StreetLine | undefined)[] {
  const random = seededRandom(seed);
  return streets.map((street) =>
    street.probability > CERTAIN && random() < HIDDEN_SHARE ? undefined : street,
  );
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
