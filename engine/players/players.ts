/** The players of explorations. */

/** `heuristic` plays to win; `random` takes any legal action, as a measure of the other. */
type PlayerName = 'heuristic' | 'random';

/** Who plays Jack, and who plays his opponents. */
export interface Players {
  readonly jack: PlayerName;
  readonly hunters: PlayerName;
}
