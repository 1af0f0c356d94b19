/** The players of explorations. */

/** `heuristic` plays to win; `random` takes any legal action, as a measure of the other. */
export const EXPLORER_NAMES = ['heuristic', 'random'] as const;
export type ExplorerName = (typeof EXPLORER_NAMES)[number];

/** Who plays Jack, and who plays his opponents. */
export interface Players {
  readonly jack: ExplorerName;
  readonly hunters: ExplorerName;
}
