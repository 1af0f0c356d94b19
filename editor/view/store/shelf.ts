/** Where documents are kept, as far as the keeper knows: a list of documents, and a log of entries for each. */
import type { Game } from '../../../model/index.js';
import type { LogEntry } from '../../document/index.js';

/** What is known of a kept document without reading its log. */
export interface Kept {
  readonly id: string;
  /** The board's name and game, for the list. */
  readonly name: string;
  readonly game: Game;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** The number of entries of its log. */
  readonly entries: number;
  /** About how much room they take. */
  readonly bytes: number;
  /** What it was opened from: `served:` and a name of its path, for a file that `lamplighter edit` serves. */
  readonly origin?: string;
  readonly file?: FileMark;
}

/** The file it was last saved into or opened from. */
export interface FileMark {
  readonly name: string;
  /** Absent where nobody said when it was written. */
  readonly savedAt?: number;
  /** SHA-256 of the text that was written. */
  readonly digest: string;
}

/** An entry and its place in the log, from 0. */
export type Numbered = readonly [place: number, entry: LogEntry];

export interface Shelf {
  /** The last changed first. */
  readonly list: () => Promise<readonly Kept[]>;
  /** The entries from this place on; undefined where one is missing or out of its place. */
  readonly read: (
    id: string,
    from?: number,
  ) => Promise<{ readonly kept: Kept; readonly entries: readonly unknown[] } | undefined>;
  /**
   * Writes the entries and what is known of the document, all or nothing. Writing the same entry to the same place again
   * does nothing; writing another one there throws `PlaceTaken`. Where the store was emptied meanwhile, so that the entries
   * before these are gone, it throws `LogGone`.
   */
  readonly append: (kept: Kept, entries: readonly Numbered[]) => Promise<void>;
  /** Takes away the entries from this place on, which cannot be read; the document is as long as what is left. */
  readonly cut: (id: string, from: number) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** The handle of the file that a document was opened from, as the browser gave it. */
  readonly handleOf: (id: string) => Promise<unknown>;
  readonly keepHandle: (id: string, handle: unknown) => Promise<void>;
}

/** Somebody else wrote there. */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken';
}

/** What was written before is no longer there. */
export class LogGone extends Error {
  override readonly name = 'LogGone';
}
