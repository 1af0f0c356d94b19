/**
 * The fast path: what goes on at a table on typed arrays, for counting and for playing games in thousands. The readable
 * path is the truth; tests compare the two at every step.
 */
import type { Action } from './contract.js';

/** One night or round of one game. Words and codes mean nothing outside of it. Methods, for the reason given at `Engine`. */
export interface FastHunt<S> {
  /** How many codes `moves` may write. */
  readonly most: number;
  load(state: S): Int32Array;
  unload(words: Int32Array): S;
  /** Writes the codes of all legal moves and says how many there are. */
  moves(words: Int32Array, into: Int32Array): number;
  /** Changes the words, and says how the hunt ended: 0 if it goes on. After an end the words mean nothing. */
  make(words: Int32Array, code: number): number;
  action(code: number): Action;
  /** Jack's own moves, as `moves`. */
  flights(words: Int32Array, into: Int32Array): number;
  /** After such a move everybody stands still and says nothing, and Jack is to move again. As `make`. */
  skip(words: Int32Array): number;
}

/** Room for each depth, so that nothing is made anew while counting. */
export const roomFor = <S>(hunt: FastHunt<S>, words: Int32Array, depth: number) => ({
  codesAt: Array.from({ length: depth + 1 }, () => new Int32Array(hunt.most)),
  wordsAt: Array.from({ length: depth + 1 }, () => words.slice()),
});
