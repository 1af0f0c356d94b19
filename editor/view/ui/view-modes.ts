/** Whether the magnifier is shown: while its key is held, or while something is placed. */
export type Magnifier = 'held' | 'placing' | undefined;

/** Temporary modes of the view. */
export interface ViewModes {
  /** Whether only the scan is shown. */
  isPeeking: boolean;
  magnifier: Magnifier;
}
