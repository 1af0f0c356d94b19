/** What lies between two boards, as data: what was edited, and what follows from it in play. */
import type { Change } from '../../model/change.js';
import type { VersionStep } from '../../model/version-step.js';
import type { Game } from '../../model/vocabulary.js';

/** A board by name. */
export interface NamedBoard {
  readonly id: string;
  readonly name: string;
  readonly boardVersion: string;
  readonly digest: string;
}

/** The same thing on each side; it may be on one only. */
interface Sides<T> {
  readonly before?: T;
  readonly after?: T;
}

export const HOW_EDITED = ['added', 'removed', 'renamed', 'swapped', 'became', 'moved', 'changed'] as const;

/**
 * One thing that was edited. renamed: the same place under another id. swapped: two have exchanged their ids. became: it is of
 * another kind now. moved: from one point to another. changed: one property of it has another value.
 */
export interface Edit {
  /** What it is: `street`, `circle`, `block`, `witness`, `tracks`, … */
  readonly part: Part;
  readonly how: (typeof HOW_EDITED)[number];
  /** What it is called on each side. */
  readonly of: Sides<string>;
  readonly property?: string;
  /** The whole of what was added or removed; the point it moved from and to; the values of the property. Null is no value. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** In the order in which they are told. */
export const PARTS = [
  'board',
  'circle',
  'crossing',
  'junction',
  'street',
  'waterline',
  'block',
  'grid',
  'letters',
  'hex',
  'exit',
  'layout',
  'character',
  'lamp',
  'cover',
  'cordon',
  'setup',
  'tracks',
  'discs',
  'expect',
  'witness',
  'waiver',
  'provenance',
] as const;
export type Part = (typeof PARTS)[number];

/** In the order in which they are told. */
export const CONSEQUENCES = [
  'jack',
  'joined',
  'hideout',
  'discovery',
  'police',
  'search',
  'alley',
  'boat',
  'sector',
  'walking',
  'escape',
  'sewer',
  'light',
  'lantern',
  'visibility',
] as const;

/**
 * One thing that follows in play. lost: it held before and does not now; gained: the other way round; changed: it holds still,
 * but otherwise.
 */
export interface Consequence {
  readonly relation: (typeof CONSEQUENCES)[number];
  readonly how: 'gained' | 'lost' | 'changed';
  readonly before?: Fact;
  readonly after?: Fact;
}

/** What holds on one side, in the ids of that side. */
export interface Fact {
  /** Whom it is about: a pair of circles, a crossing and a circle it searches, a node, a character. */
  readonly of: readonly string[];
  /** jack: all minimal routes, each the crossings passed from the first circle to the second. */
  readonly routes?: readonly (readonly string[])[];
  /** hideout, discovery, escape: the fewest moves or steps, or null where no way leads. */
  readonly moves?: number | null;
  /** hideout: the circle it is farthest from. */
  readonly from?: string;
  /** sector: the section, or null off the grid. */
  readonly section?: string | null;
}

/** What was too large to be worked out: the routes round some circles, or all distances. */
export type Limit = 'routes' | 'distances';

/** All that lies between two boards of one game. */
export interface BoardDiff {
  readonly format: 'lamplighter-diff';
  readonly version: 1;
  readonly game: Game;
  readonly before: NamedBoard;
  readonly after: NamedBoard;
  /** Whether nothing differs, not even provenance and waivers. */
  readonly same: boolean;
  /** The class of the change; none if the digests are the same. */
  readonly change: Change;
  /** What the change asks of the version; missing where these are two different boards, not two states of one. */
  readonly step?: VersionStep;
  readonly edits: readonly Edit[];
  readonly consequences: readonly Consequence[];
  readonly limits: readonly Limit[];
}
