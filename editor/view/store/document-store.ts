/** The store of documents as autosave uses it: a list of documents, and a log of entries for each. */
import type { Game } from '../../../model/index.js';
import type { LogEntry } from '../../document/index.js';

/** What is known about a stored document without reading its log. */
export interface DocumentRecord {
  readonly id: string;
  /** The board's name and game, for the list. */
  readonly name: string;
  readonly game: Game;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** The number of log entries. */
  readonly entries: number;
  /** The approximate size of the log. */
  readonly bytes: number;
  /** Where it was opened from: `served:` and an identifier of the path, for a file served by `lamplighter edit`. */
  readonly origin?: string;
  readonly file?: FileRecord;
}

/** The file it was last saved to or opened from. */
export interface FileRecord {
  readonly name: string;
  /** Absent if the time is unknown. */
  readonly savedAt?: number;
  /** SHA-256 of the text that was written. */
  readonly digest: string;
}

/** A log entry and its index. */
export type NumberedEntry = readonly [place: number, entry: LogEntry];

export interface DocumentStore {
  /** The last changed first. */
  readonly list: () => Promise<readonly DocumentRecord[]>;
  /** Reads entries from an index on; a missing entry is undefined. */
  readonly read: (
    id: string,
    from?: number,
  ) => Promise<{ readonly kept: DocumentRecord; readonly entries: readonly unknown[] } | undefined>;
  /**
   * Writes entries and the record atomically. An equal entry may be written again; a different one at its
   * index throws `EntryConflictError`, and missing earlier entries throw `LogMissingError`.
   */
  readonly append: (kept: DocumentRecord, entries: readonly NumberedEntry[]) => Promise<void>;
  /** Removes unreadable entries from this index on. */
  readonly truncate: (id: string, from: number) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** The file handle that a document was opened from. */
  readonly readFileHandle: (id: string) => Promise<unknown>;
  readonly saveFileHandle: (id: string, handle: unknown) => Promise<void>;
}

/** Thrown when another tab has written a log entry with the same index. */
export class EntryConflictError extends Error {
  override readonly name = 'PlaceTaken';
}

/** Thrown when earlier log entries are missing. */
export class LogMissingError extends Error {
  override readonly name = 'LogGone';
}

/**
 * Whether the edits are saved. `failed`: writing is retried. `elsewhere`: another tab is editing the board.
 * `not-kept`: this browser has no storage for the page.
 */
export interface SavedState {
  readonly state: 'saved' | 'saving' | 'failed' | 'elsewhere' | 'not-kept';
  /** Since when, in milliseconds since 1970. */
  readonly since?: number;
  /** Why it is not saved, and what to do. */
  readonly problem?: string;
}
