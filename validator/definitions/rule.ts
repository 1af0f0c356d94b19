/** A rule of the validator: one fault, its severity, why it matters, and how to find it. */
import type { Board, ChangeClass, Fix, Game, Point, StreetBoard } from '../../model/index.js';
import type { HexGraph, StreetGraph } from '../../model/graph/index.js';
import type { Layer } from './layer-dependencies.js';

export { LAYERS, type Layer } from './layer-dependencies.js';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
/** error: the board cannot be played as printed. warning: it can, but is surely not as printed. info: worth a look. */
export type Severity = (typeof SEVERITIES)[number];

export const PROFILES = ['draft', 'custom', 'official'] as const;
export type Profile = (typeof PROFILES)[number];

export type RuleId = `${Layer}/${string}`;

export const layerOfRule = (rule: RuleId): Layer => rule.slice(0, rule.indexOf('/')) as Layer;

/** One occurrence of a fault. The message is `what`, the rule's `why` and `remedy`. */
export interface Issue {
  /** Ids of what is affected; the finding's id is made from them. */
  readonly entities: readonly string[];
  /** JSON Pointer of the place in the file. */
  readonly pointer: string;
  /** A full sentence in terms of the game: what is wrong. */
  readonly what: string;
  /** A full sentence: what to do about it. The rule's own remedy unless given. */
  readonly remedy?: string;
  readonly seen?: unknown;
  readonly expected?: unknown;
  /** Position on the board, if not that of the pointer. */
  readonly at?: Point;
  /** The thing is not on the board; `at` is where it most likely lies. */
  readonly missing?: true;
  /** Line of the file, from 1, if not that of the pointer. */
  readonly line?: number;
  /** The only fix, or the first of `fixes`. */
  readonly fix?: Fix;
  /** Further fixes, constructive ones first. */
  readonly fixes?: readonly Fix[];
}

/** The graph of a kind of board. */
type GraphOfBoard<B extends Board> = B extends StreetBoard ? StreetGraph : HexGraph;

/** The input of a rule. */
export interface RuleContext<B extends Board = Board> extends RunContext<B> {
  /** The board's nodes and lines, or its hexes. */
  readonly graph: GraphOfBoard<B>;
}

/** The input of all rules of a run. */
export interface RunContext<B extends Board = Board> {
  readonly board: B;
  readonly profile: Profile;
  /** The text that the board was read from, if any. */
  readonly text?: string;
  /** How that text would be written; given with it. The editor's worker has no text and no writer. */
  readonly canonicalText?: () => string;
  /** The last released state of the same board, if the caller has one. */
  readonly release?: Release;
  /** Layers that failed or were skipped, each with the failed layer that caused it. */
  readonly failedLayers?: ReadonlyMap<Layer, Layer>;
  /** For rules that run last: the waivers that accept no finding. */
  readonly unusedWaivers?: readonly UnusedWaiver[];
}

/** A released board, and how another version of it differs. */
export interface Release {
  readonly board: Board;
  readonly changeTo: (after: Board) => ChangeClass;
}

/** A waiver that accepts no finding, and why. */
export type UnusedWaiver = { readonly index: number } & (
  | { readonly why: 'never' | 'never-in-print' | 'another-game' | 'twice' }
  | { readonly why: 'unknown-rule'; readonly near?: string }
  /** `there` lists the waiver targets of the rule's findings. */
  | { readonly why: 'no-finding'; readonly there: readonly string[] }
);

/** Why something was not checked: the failed layer that it needs, or because the board has no places. */
export type SkipReason = Layer | 'places';

/** A part of a rule that was not checked, and why. */
export interface SkippedPart {
  readonly part: string;
  readonly because: SkipReason;
}

/** One fault. Its page in docs/rules is generated from these sentences and from its fixtures. */
export interface Rule<B extends Board = Board> {
  readonly id: RuleId;
  readonly severity: Severity;
  /** Lower severity for drafts or home-made boards. */
  readonly severityByProfile?: Partial<Readonly<Record<Profile, Severity>>>;
  readonly games: readonly Game[];
  /** One sentence: what must hold. */
  readonly summary: string;
  /** One sentence, part of every message: why it matters in play. */
  readonly why: string;
  /** A sentence or two: how to fix it. */
  readonly remedy: string;
  /** A sentence or two: when it may be waived, or why never. */
  readonly whenToWaive: string;
  /** `false` if it cannot be waived, `unprinted` if not on a printed board; then `whenToWaive` begins with Never. */
  readonly waivable?: false | 'unprinted';
  /** Rows of the catalogue of faults and rules of play that it covers. */
  readonly catalogueIds: readonly string[];
  /** One sentence: why the rule exists, where it covers no row of the catalogue. */
  readonly origin?: string;
  /** Runs only on demand: it checks how the board plays, which takes longer. */
  readonly deep?: true;
  /** Depends on topology only: moving a node does not change its issues, so they are cached. */
  readonly topologyOnly?: true;
  /** Cannot be judged on a board without places, where it is listed as skipped. */
  readonly needsPlaces?: true;
  /** Runs after all others, because it uses their findings. */
  readonly runsLast?: true;
  /** Adds up something over the whole board, so that a fault anywhere may explain its findings. */
  readonly isTotal?: true;
  /** Its errors block no other layer: what the rule is about does not affect other rules. */
  readonly blocksNothing?: true;
  /** Layers that only a part of the rule needs. */
  readonly partlyNeeds?: readonly Layer[];
  readonly check: (context: RuleContext<B>) => readonly Issue[];
  /** The parts that `check` skips because layers they need failed, or because the board has no places. */
  readonly skippedParts?: (context: RunContext<B>) => readonly SkippedPart[];
}
