/**
 * Whether what was drawn is safe.
 *
 * `saved`: everything is written down. `saving`: the last strokes are being written. `failed`: they could not be, and it is
 * tried again. `elsewhere`: another tab has the board and writes. `not-kept`: this browser keeps nothing at all.
 */
export interface SavedState {
  readonly state: 'saved' | 'saving' | 'failed' | 'elsewhere' | 'not-kept';
  /** When it became so, in milliseconds since 1970. */
  readonly since?: number;
  /** Why it is not saved, and what to do. */
  readonly problem?: string;
}
