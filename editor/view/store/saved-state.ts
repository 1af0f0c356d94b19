/**
 * Whether the edits are saved.
 *
 * `saved`: everything is written. `saving`: the last edits are being written. `failed`: writing failed and is
 * retried. `elsewhere`: another tab is editing the board. `not-kept`: this browser has no storage for the
 * page.
 */
export interface SavedState {
  readonly state: 'saved' | 'saving' | 'failed' | 'elsewhere' | 'not-kept';
  /** Since when, in milliseconds since 1970. */
  readonly since?: number;
  /** Why it is not saved, and what to do. */
  readonly problem?: string;
}
