/** A game that starts in the middle of a hunt, for perft and for experiments. */

/** Where Jack and the pawns stand. What is left out is chosen: the first circle that fits, the first yellow crossings. */
export interface HuntSetup {
  readonly at?: number;
  /** One crossing for each pawn, in the order of their colours. */
  readonly pawns?: readonly string[];
  /** Jack's hideout, or the Discovery Locations he has still to reach. */
  readonly goals?: readonly number[];
}
