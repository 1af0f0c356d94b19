/** Counts Jack's possible routes: the first figure to change when a street is corrected. */
import type { Engine, GameState } from './open-engine.js';

/** A packed state and in how many ways Jack can come to it. */
interface Reached {
  readonly words: Int32Array;
  ways: bigint;
}

/**
 * The number of sequences of `depth` moves of Jack while the pawns stand still. A sequence ends early where he is stuck, has
 * filled the track or must declare. Undefined outside a hunt, or if it is not Jack's turn to move.
 *
 * Sequences that lead to the same circle with the same stock continue alike, so they are counted
 * together. The count is exact, whatever its size.
 */
export function countJackMoveSequences<S extends GameState>(
  engine: Engine<S>,
  state: S,
  depth: number,
): bigint | undefined {
  const hunt = engine.fast(state);
  const alone = hunt?.jackAlone;
  if (hunt === undefined || alone === undefined || state.phase !== 'HUNT1') return undefined;
  if (depth === 0) return 1n;
  const first = hunt.pack(state);
  const [codes, next] = [new Int32Array(hunt.maxMoves), first.slice()];
  let reached: readonly Reached[] = [{ words: first, ways: 1n }];
  for (let left = depth; left > 1; left--) {
    const further = new Map<number, Reached>();
    for (const { words, ways } of reached) {
      const found = alone.listMoves(words, codes);
      for (let i = 0; i < found; i++) {
        next.set(words);
        if (hunt.applyMove(next, codes[i]!) !== 0 || alone.skipPawnTurn(next) !== 0) continue;
        const key = alone.keyOf(next);
        const known = further.get(key);
        if (known) known.ways += ways;
        else further.set(key, { words: next.slice(), ways });
      }
    }
    reached = [...further.values()];
  }
  return reached.reduce((sum, { words, ways }) => sum + ways * BigInt(alone.listMoves(words, codes)), 0n);
}
