/** Which games an explorer plays. */
import type { Players } from '../players/players.js';
import type { ExplorationTally } from './tally.js';

/** The games to play: each has its own number, so that they can be shared out in any way. */
export interface GameRange {
  readonly seed: string;
  readonly players: Players;
  readonly from: number;
  /** The number after the last. */
  readonly to: number;
}

/** Plays games on one board. The same range gives the same tally on every machine. */
export interface Explorer {
  play(range: GameRange): ExplorationTally;
}
