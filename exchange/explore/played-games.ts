/** What an exploration has counted, as the engine's tally has it. */
import type { Player } from '../../schemas/generated/exploration.js';

type CountsById = Readonly<Record<string, number>>;

/** Counts of many games of the same players. */
export interface PlayedGames {
  readonly games: number;
  readonly jackWins: number;
  readonly results: CountsById;
  readonly lengths: CountsById;
  readonly hunts: number;
  readonly moves: number;
  readonly counts: Readonly<Record<PlaceCount | 'secrets' | 'survived', CountsById>>;
}

/** What is counted by place. */
export const PLACE_COUNTS = ['visits', 'searches', 'clues', 'arrests', 'stands', 'escapes'] as const;
type PlaceCount = (typeof PLACE_COUNTS)[number];

/** Games of two kinds of players, to measure their strength. */
export interface PlayedMatch {
  readonly jack: Player;
  readonly hunters: Player;
  readonly played: PlayedGames;
}
