/** The boards that the page offers for comparing. */
import type { Board } from '../../../model/index.js';

/** A board that can be chosen to compare with, and how it is loaded. */
export interface ComparableBoard {
  readonly name: string;
  readonly load: () => Promise<Board | undefined>;
}

/** What the page offers for comparing. */
export interface ComparableBoards {
  readonly shipped: (game: Board['game']) => readonly ComparableBoard[];
  /** The text of the served file at a git revision, or why there is none; missing where no file is served. */
  readonly atRevision?: (
    revision: string,
  ) => Promise<{ readonly text: string } | { readonly problem: string }>;
}
