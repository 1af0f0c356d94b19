/** The result of reconciling several digitisations of one printed board, as data. */
import type { Board, Game, NodeKind, Point } from '../../../model/index.js';
import type { Consequence, BoardIdentity } from '../../diff/board-diff.js';
import { isTie, outvotedSources, type Fact, type FactTopic, type Reading } from '../facts/fact.js';
import type { UNFITTED_REASONS } from '../frame/fit-frame.js';

/** A digitisation and the name the user gave it. */
export interface ReconcileSource {
  readonly name: string;
  readonly board: Board;
}

/** A source in the report. */
export interface SourceReport extends BoardIdentity {
  /** Its letter in readings. */
  readonly source: string;
  /** The file or revision. */
  readonly file: string;
  /** What others have and it has not at all, so that it has no vote on it. */
  readonly silentAbout: readonly string[];
  /** The relations that it lists, if any. */
  readonly lists?: readonly string[];
  /** If it has only a part of the board: how many circles it has of how many. It has no vote on the nodes that it lacks. */
  readonly part?: { readonly circles: number; readonly of: number };
  /** The printed edition that it fits, if the sources fit different ones. */
  readonly edition?: string;
  readonly frame: FrameReport;
  /** Ambiguous nodes, each group with the nodes of the draft that they may be. */
  readonly untold: readonly { readonly own: readonly string[]; readonly of: readonly string[] }[];
  /** How many of its crossings are not recognised, because it has neither places nor streets; if there are any. */
  readonly unrecognised?: number;
  /** Duplicate ids; the first node counts. */
  readonly doubled: readonly string[];
}

/** How a source is mapped to the frame of the draft. */
export type FrameReport =
  | { readonly is: 'base' }
  | {
      readonly is: 'unfitted';
      readonly reason: (typeof UNFITTED_REASONS)[number] | 'several-ways' | 'no-way';
    }
  | {
      readonly is: 'fitted';
      readonly mirrored: boolean;
      /** Clockwise, after mirroring. */
      readonly degrees: number;
      readonly scale: number;
      /** The ratio of the scales in two directions, if it is significant. */
      readonly stretch?: number;
      /** By how much all nodes of a kind are off in one direction, in board units; comparisons take it into account. */
      readonly offsets?: Readonly<Partial<Record<NodeKind, Point>>>;
      /** The root mean square error of the fitting circles, in board units. */
      readonly off?: number;
      readonly fitting: number;
      readonly of: number;
    };

/** The number of facts of a category. */
export interface FactCount {
  readonly what: string;
  readonly facts: number;
  /** Known by at least two sources, all of which agree. */
  readonly agreed: number;
  readonly disputed: number;
  /** Known by one source only. */
  readonly single: number;
}

export interface ReadingReport {
  readonly value: unknown;
  readonly sources: readonly string[];
  /** According to the first of these sources: the nodes concerned with their ids there, and the nodes of the draft that they touch or reach. */
  readonly near: readonly {
    readonly of: string;
    readonly own: string;
    readonly touches: readonly string[];
  }[];
}

/** The subject of a fact. */
export interface FactSubject {
  readonly part: FactTopic;
  /** In the ids of the draft. */
  readonly of: readonly string[];
  readonly property?: string;
}

/** One disagreement between sources. */
export interface Disagreement extends FactSubject {
  /** touch and listed relations: the pairs; several if they may have one cause. */
  readonly pairs?: readonly (readonly string[])[];
  /** Where a source contradicts itself: `lists` is in the list of `at`, but not the other way round. Such a source has both readings. */
  readonly oneWay?: readonly { readonly source: string; readonly at: string; readonly lists: string }[];
  /** The one accepted in the draft first. */
  readonly readings: readonly ReadingReport[];
  /** Whether the first two readings have the same number of sources; then the earlier source decides. */
  readonly tie: boolean;
  readonly outvoted: readonly string[];
  /** Facts that differ only because of this. */
  readonly follows: readonly FactSubject[];
  /** The consequences if the second reading were right, compared with the draft. */
  readonly consequences: readonly Consequence[];
}

/** A fact of the draft with the sources for and against it. */
export interface WeighedFact extends FactSubject {
  readonly value: unknown;
  readonly for: readonly string[];
  readonly against: readonly string[];
  /** The share of sources for it: 1 if none is against it. */
  readonly confidence: number;
}

/**
 * Where the draft deviates from the accepted readings. number-twice: two circles have the same number; the first of these ids
 * got a free number, the second has it. no-goulston: the crossing of Goulston Street is not in the draft, so there are no letters.
 */
export interface DraftDeviation {
  readonly is: 'number-twice' | 'no-goulston';
  readonly of: readonly string[];
}

/** What reconciling boards of one kind gives; `nameOf` and `valueOf` describe facts in the ids of the draft. */
export interface ReconciledBoards extends Pick<ReconciliationReport, 'disagreements' | 'limits' | 'remarks'> {
  readonly facts: readonly Fact[];
  readonly draft: Board;
  readonly sources: readonly Pick<SourceReport, 'silentAbout' | 'frame' | 'untold' | 'doubled'>[];
  readonly nameOf: (fact: Fact) => FactSubject;
  readonly valueOf: (fact: Fact, value: unknown) => unknown;
}

/** Which sources a disagreement is decided against. */
export const tieAndOutvotedSources = (
  readings: readonly Reading[],
): Pick<Disagreement, 'tie' | 'outvoted'> => ({
  tie: isTie(readings),
  outvoted: outvotedSources(readings).map(sourceLetter),
});

/** Consequences are computed only for this many disagreements. */
export const MAX_DISAGREEMENTS_WITH_CONSEQUENCES = 40;

/** consequences: there were too many disagreements to compute all consequences. */
type ReconcileLimit = 'consequences';

/** The report of a reconciliation: everything except the facts that all sources agree on. */
export interface ReconciliationReport {
  readonly format: 'lamplighter-reconciliation';
  readonly version: 1;
  readonly game: Game;
  readonly sources: readonly SourceReport[];
  /** Whether there is no disagreement. */
  readonly agree: boolean;
  readonly counts: readonly FactCount[];
  readonly disagreements: readonly Disagreement[];
  readonly limits: readonly ReconcileLimit[];
  /** If there are any. */
  readonly remarks?: readonly DraftDeviation[];
}

/** The result of reconciling: the report, the merged board, and every fact of it with its confidence. */
export interface ReconcileResult {
  readonly report: ReconciliationReport;
  readonly draft: Board;
  readonly facts: readonly WeighedFact[];
}

/** The letter of a source: A, B, C, … */
export const sourceLetter = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `S${index + 1}`;
