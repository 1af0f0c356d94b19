/** Counts Jack's possible routes: the first figure to change when a street is corrected. */
import type { Engine, GameState } from './open-engine.js';
import { allocateBuffers } from '../game/fast-hunt.js';

/**
 * The number of sequences of `depth` moves of Jack while the pawns stand still. A sequence ends early where he is stuck, has
 * filled the track or must declare. Undefined outside a hunt, or if it is not Jack's turn to move.
 */
export function countJackMoveSequences<S extends GameState>(
  engine: Engine<S>,
  state: S,
  depth: number,
): number | undefined {
  const hunt = engine.fast(state);
  if (hunt === undefined || state.phase !== 'HUNT1') return undefined;
  const first = hunt.pack(state);
  const { codesAt, wordsAt } = allocateBuffers(hunt, first, depth);
  const count = (words: Int32Array, left: number): number => {
    const codes = codesAt[left]!;
    const found = hunt.listJackMoves(words, codes);
    if (left === 1) return found;
    const next = wordsAt[left]!;
    let nodes = 0;
    for (let i = 0; i < found; i++) {
      next.set(words);
      if (hunt.applyMove(next, codes[i]!) === 0 && hunt.skipPawnTurn(next) === 0)
        nodes += count(next, left - 1);
    }
    return nodes;
  };
  return depth === 0 ? 1 : count(first, depth);
}
