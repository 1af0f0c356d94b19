/** The fast path: a hunt on typed arrays, for perft and for thousands of random games. Tests compare it with the readable path. */
import type { Action } from './action.js';

/** One night or round of one game. Packed states and move codes are meaningful only to the hunt that made them. */
export interface FastHunt<S> {
  /** The largest number of codes that `moves` writes. */
  readonly maxMoves: number;
  pack(state: S): Int32Array;
  unpack(words: Int32Array): S;
  /** Writes the codes of all legal moves and returns their number. */
  listMoves(words: Int32Array, into: Int32Array): number;
  /** Changes the packed state and returns how the hunt ended, 0 if it continues. After an end the packed state is void. */
  applyMove(words: Int32Array, code: number): number;
  decodeAction(code: number): Action;
  /** Jack's own moves, as `moves`. */
  listJackMoves(words: Int32Array, into: Int32Array): number;
  /** After such a move: all pawns stay and do nothing, and Jack moves again. Returns as `make`. */
  skipPawnTurn(words: Int32Array): number;
}

/** Buffers for each depth, so that counting allocates nothing. */
export const allocateBuffers = <S>(hunt: FastHunt<S>, words: Int32Array, depth: number) => ({
  codesAt: Array.from({ length: depth + 1 }, () => new Int32Array(hunt.maxMoves)),
  wordsAt: Array.from({ length: depth + 1 }, () => words.slice()),
});
