/** The fast path: a hunt or a game on typed arrays, for perft and for thousands of random games. Tests compare it with the readable path. */
import type { Action } from './action.js';

/** One night or round of a street game, or a whole game of Mr Jack. Packed states and move codes are meaningful only to the hunt that made them. */
export interface FastHunt<S> {
  /** The largest number of codes that `listMoves` writes. */
  readonly maxMoves: number;
  pack(state: S): Int32Array;
  unpack(words: Int32Array): S;
  /** Writes the codes of all legal moves and returns their number. */
  listMoves(words: Int32Array, into: Int32Array): number;
  /** Changes the packed state and returns how the hunt ended, 0 if it continues. After an end the packed state is void. */
  applyMove(words: Int32Array, code: number): number;
  decodeAction(code: number): Action;
  /** The result of the game that ended so; undefined if that is for the readable path to decide. */
  resultOf?(end: number): string | undefined;
  /** Jack moving while all pawns stand still, where the game has pawns. */
  readonly jackAlone?: JackAlone;
}

interface JackAlone {
  /** Jack's own moves, as `listMoves`. */
  listMoves(words: Int32Array, into: Int32Array): number;
  /** After such a move: all pawns stay and do nothing, and Jack moves again. Returns as `applyMove`. */
  skipPawnTurn(words: Int32Array): number;
  /** States after equally many moves have the same key if and only if the same moves of his can follow. */
  keyOf(words: Int32Array): number;
}

/** Buffers for each depth, so that counting allocates nothing. */
export const allocateBuffers = <S>(hunt: FastHunt<S>, words: Int32Array, depth: number) => ({
  codesAt: Array.from({ length: depth + 1 }, () => new Int32Array(hunt.maxMoves)),
  wordsAt: Array.from({ length: depth + 1 }, () => words.slice()),
});
