/** How far Jack's ways branch out, by count: what a corrected street changes in play shows here first. */
import type { Engine, GameState } from './engine.js';
import { roomFor } from './fast.js';

/**
 * How many ways Jack can go in so many moves while all others stand still. A way ends early where he is stuck, has filled
 * the track or must say that he has arrived. Undefined where no hunt is on, or it is not Jack's turn to move.
 */
export function flightsOf<S extends GameState>(
  engine: Engine<S>,
  state: S,
  depth: number,
): number | undefined {
  const hunt = engine.fast(state);
  if (hunt === undefined || state.phase !== 'HUNT1') return undefined;
  const first = hunt.load(state);
  const { codesAt, wordsAt } = roomFor(hunt, first, depth);
  const count = (words: Int32Array, left: number): number => {
    const codes = codesAt[left]!;
    const found = hunt.flights(words, codes);
    if (left === 1) return found;
    const next = wordsAt[left]!;
    let nodes = 0;
    for (let i = 0; i < found; i++) {
      next.set(words);
      if (hunt.make(next, codes[i]!) === 0 && hunt.skip(next) === 0) nodes += count(next, left - 1);
    }
    return nodes;
  };
  return depth === 0 ? 1 : count(first, depth);
}
