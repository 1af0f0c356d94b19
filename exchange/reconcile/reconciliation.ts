/** What several digitisations of one printed board agree and disagree about, as data. */
import type { Board } from '../../model/board.js';
import type { Game } from '../../model/vocabulary.js';
import type { Consequence, NamedBoard } from '../diff/diff.js';
import type { FactPart } from './fact.js';
import type { UNFITTED } from './fit-frame.js';

/** A digitisation and what the user calls it. */
export interface Source {
  readonly name: string;
  readonly board: Board;
}

/** A source as it was read. */
export interface SourceSaid extends NamedBoard {
  /** A letter: what it is called in readings. */
  readonly source: string;
  /** The file or revision. */
  readonly file: string;
  /** Kinds of things that others have and it has not, so that it says nothing about them. */
  readonly silentAbout: readonly string[];
  readonly frame: FrameSaid;
  /** Nodes that have the same neighbours as others, each group with those that they may be. */
  readonly untold: readonly { readonly own: readonly string[]; readonly of: readonly string[] }[];
  /** Ids that stand twice; the first counts. */
  readonly doubled: readonly string[];
}

/** How a source lies on the frame of the draft. */
export type FrameSaid =
  | { readonly is: 'base' }
  | { readonly is: 'unfitted'; readonly reason: (typeof UNFITTED)[number] | 'several-ways' | 'no-way' }
  | {
      readonly is: 'fitted';
      readonly mirrored: boolean;
      /** Clockwise, after mirroring left to right. */
      readonly degrees: number;
      readonly scale: number;
      /** How much longer one direction became than another; only where that is worth a word. */
      readonly stretch?: number;
      /** How far off what fits is, as a root of mean squares in board units. */
      readonly off?: number;
      readonly fitting: number;
      readonly of: number;
    };

/** How many facts of a sort there are. */
export interface FactCount {
  readonly what: string;
  readonly facts: number;
  /** At least two sources know it and all say the same. */
  readonly agreed: number;
  readonly disputed: number;
  /** Only one source knows it. */
  readonly single: number;
}

export interface ReadingSaid {
  readonly value: unknown;
  readonly sources: readonly string[];
  /** By the first of these sources: what the nodes in question are called there and whom they touch, or reach, in the names of the draft. */
  readonly near: readonly {
    readonly of: string;
    readonly own: string;
    readonly touches: readonly string[];
  }[];
}

/** A fact by what it is about. */
export interface FactName {
  readonly part: FactPart;
  /** In the ids of the draft. */
  readonly of: readonly string[];
  readonly property?: string;
}

/** One thing that is not the same in all sources that could know it. */
export interface Disagreement extends FactName {
  /** touch, jack: the pairs; several if they share nodes and so may have one cause. */
  readonly pairs?: readonly (readonly string[])[];
  /** That which stands in the draft first. */
  readonly readings: readonly ReadingSaid[];
  /** Whether the first two readings have as many sources; then the earlier source's stands. */
  readonly tie: boolean;
  readonly outvoted: readonly string[];
  /** What differs only because of this. */
  readonly follows: readonly FactName[];
  /** What would follow in play if the second reading were right, the draft being before. */
  readonly consequences: readonly Consequence[];
}

/** A fact of the draft with who says it. */
export interface WeighedFact extends FactName {
  readonly value: unknown;
  readonly for: readonly string[];
  readonly against: readonly string[];
  /** For, of all that could know: 1 if nobody is against it. */
  readonly confidence: number;
}

/**
 * What the draft has otherwise than the readings that stand. number-twice: two circles come to one number; the first of these ids
 * got a free one, the second has it. no-goulston: the crossing of Goulston Street is not in the draft, so there are no letters.
 */
export interface Remark {
  readonly is: 'number-twice' | 'no-goulston';
  readonly of: readonly string[];
}

/** For so many disagreements it is worked out what each means. On boards that differ more, nobody reads it. */
export const MOST_FOLLOWED = 40;

/** consequences: there were too many disagreements to work out what each means. */
type ReconcileLimit = 'consequences';

/** All that is said about some digitisations, but for the facts they agree on. */
export interface Reconciliation {
  readonly format: 'lamplighter-reconciliation';
  readonly version: 1;
  readonly game: Game;
  readonly sources: readonly SourceSaid[];
  /** Whether nobody contradicts anybody. */
  readonly agree: boolean;
  readonly counts: readonly FactCount[];
  readonly disagreements: readonly Disagreement[];
  readonly limits: readonly ReconcileLimit[];
  /** If there are any. */
  readonly remarks?: readonly Remark[];
}

/** What comes out: the report, the merged board, and every fact of it with its confidence. */
export interface Reconciled {
  readonly report: Reconciliation;
  readonly draft: Board;
  readonly facts: readonly WeighedFact[];
}

/** What sources are called: A, B, C, … */
export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `S${index + 1}`;
