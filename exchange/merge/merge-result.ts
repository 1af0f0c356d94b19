/** The result of merging two edits of a board, as data. */
import type { Board } from '../../model/index.js';
import type { BoardIdentity, BoardPart } from '../diff/board-diff.js';

/** The three boards of a merge: the common ancestor, the side that wins, and the other side. */
export interface Versions<T> {
  readonly base: T;
  readonly ours: T;
  readonly theirs: T;
}

/**
 * both-changed: both sides gave one property different values. both-added: both sides added one thing in different forms.
 * deleted-by-ours: our side deleted what the other changed or used. deleted-by-theirs: the reverse.
 */
type ConflictKind = 'both-changed' | 'both-added' | 'deleted-by-ours' | 'deleted-by-theirs';

/** Two edits that exclude each other. The board has the value of our side. Values that do not exist are null. */
export interface MergeConflict extends Versions<unknown> {
  readonly kind: ConflictKind;
  readonly part: BoardPart;
  /** The id of what was edited, on the merged board. */
  readonly of: string;
  /** Its property, if not the whole is in conflict. */
  readonly property?: string;
}

/** An id of their side that is another one on the merged board. */
export interface RenamedId {
  readonly part: 'circle' | 'crossing' | 'junction' | 'block';
  readonly from: string;
  readonly to: string;
  /** taken: our side gave the id to another thing. same: our side added the same thing under another id. */
  readonly because: 'taken' | 'same';
}

/** A decision of the merge that is no conflict, but should be known. */
export interface MergeNote {
  readonly part: BoardPart;
  readonly of: string;
  readonly sentence: string;
}

export interface MergeResult {
  /** A valid board. Where the sides exclude each other it has the value of our side. */
  readonly board: Board;
  readonly renamed: readonly RenamedId[];
  readonly conflicts: readonly MergeConflict[];
  readonly notes: readonly MergeNote[];
}

/** The content of the file beside a merged board, and of the JSON report. */
export interface MergeReport extends Versions<BoardIdentity>, Omit<MergeResult, 'board'> {
  readonly format: 'lamplighter-merge';
  readonly version: 1;
  readonly merged: BoardIdentity;
}

/** Collects conflicts and notes while parts are merged. */
export interface MergeLog {
  readonly conflicts: MergeConflict[];
  readonly notes: MergeNote[];
}
