/** The table of a street hunt: what players of both sides share while it is played on typed arrays. */
import type { FastHunt } from '../../game/fast-hunt.js';
import type { Random } from '../../game/random.js';
import * as at from '../../streets/fast/state-layout.js';
import type { StreetDistances } from './street-distances.js';
import type { TrailBelief } from './trail-belief.js';

export interface HuntTable {
  readonly distances: StreetDistances;
  /** What follows from public events. */
  readonly belief: TrailBelief;
  readonly random: Random;
  /** The pawns in play. */
  readonly pawns: number;
  /** The index of the last space of the track. */
  readonly lastSpace: number;
}

/** A hunt whose states have types that do not matter here. */
export type AnyHunt = Pick<FastHunt<never>, 'maxMoves' | 'listMoves' | 'applyMove' | 'decodeAction'>;

export const pawnsOf = (words: Int32Array, pawns: number): Int32Array =>
  words.subarray(at.PAWN_POSITIONS, at.PAWN_POSITIONS + pawns);
