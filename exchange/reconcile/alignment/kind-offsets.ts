/** A constant offset of all crossings or junctions of a source: some programs store corners instead of centres. */
import type { Point } from '../../../model/index.js';
import { CROSSING, JUNCTION } from '../../../model/network/index.js';
import type { MatchingState } from './matching-state.js';

/** By kind of node, what is subtracted from its positions in the frame of the base source. */
export type KindOffsets = ReadonlyMap<number, Point>;

/** Fewer nodes may be off together by chance. */
const FEWEST = 8;
/** In board units. A smaller offset does not matter. */
const LEAST = 10;

/** The offsets of the nodes that are matched so far. An offset counts if most nodes have it. */
export function findKindOffsets(
  { source, merged, entryOf, placeOf }: MatchingState,
  spread: number,
): KindOffsets {
  const found = new Map<number, Point>();
  for (const kind of [CROSSING, JUNCTION]) {
    const misses: Point[] = [];
    for (const [node, entry] of entryOf.entries()) {
      if (entry < 0 || source.network.kinds[node] !== kind || merged.kinds[entry] !== kind) continue;
      const [at, there] = [placeOf(node), merged.places[entry]];
      if (at && there) misses.push([at[0] - there[0], at[1] - there[1]]);
    }
    if (misses.length < FEWEST) continue;
    const offset: Point = [median(misses.map(([x]) => x)), median(misses.map(([, y]) => y))];
    const rest = median(misses.map(([x, y]) => Math.hypot(x - offset[0], y - offset[1])));
    const length = Math.hypot(...offset);
    if (length >= LEAST && length > 2 * rest && length > 2 * spread) found.set(kind, offset);
  }
  return found;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
