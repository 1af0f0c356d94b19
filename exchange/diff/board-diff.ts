/** The difference between two boards as data: edits and their consequences in play. */
import type { ChangeClass, Game, RequiredVersionStep, StatedRelation } from '../../model/index.js';

/** What identifies a board: id, name, version and digest. */
export interface BoardIdentity {
  readonly id: string;
  readonly name: string;
  readonly boardVersion: string;
  readonly digest: string;
}

/** A value on each side; it may be on one side only. */
interface Sides<T> {
  readonly before?: T;
  readonly after?: T;
}

export const EDIT_TYPES = ['added', 'removed', 'merged', 'split', 'renamed', 'swapped', 'became', 'moved', 'changed'] as const; // prettier-ignore

/**
 * One edit. merged: another node has taken over its streets. split: it has taken over streets of another node. renamed: the same node has another id. swapped: two nodes exchanged their ids. became: the node has another
 * kind. moved: it has another position. changed: one property has another value.
 */
export interface Edit {
  /** The part of the board: `street`, `circle`, `block`, `witness`, `tracks`, … */
  readonly part: BoardPart;
  readonly how: (typeof EDIT_TYPES)[number];
  /** Its id on each side. */
  readonly of: Sides<string>;
  readonly property?: string;
  /** The added or removed entity; the old and new position; the values of the property. Null is no value. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The edit of an added entity. */
export const additionOf = (part: BoardPart, id: string, after: unknown): Edit => ({
  part,
  how: 'added',
  of: { after: id },
  after,
});

/** The edit of a removed entity. */
export const removalOf = (part: BoardPart, id: string, before: unknown): Edit => ({
  part,
  how: 'removed',
  of: { before: id },
  before,
});

/** The parts of a board and the headings of their edits, in the order of reports. */
export const PART_TITLES = {
  board: 'The board',
  circle: 'Circles',
  crossing: 'Crossings',
  junction: 'Junctions',
  street: 'Streets',
  waterline: 'Waterlines',
  block: 'Blocks',
  grid: 'Grid',
  letters: 'Letters',
  hex: 'Hexes',
  exit: 'Exits',
  layout: 'Lattice',
  character: 'Starting position',
  lamp: 'Starting position',
  cover: 'Starting position',
  cordon: 'Starting position',
  setup: 'Starting position',
  tracks: 'Tracks',
  discs: 'Discs',
  expect: 'Expected counts',
  witness: 'Witnesses',
  waiver: 'Waivers',
  provenance: 'Provenance',
} as const;
export type BoardPart = keyof typeof PART_TITLES;
/** The parts of a board that an edit can concern, in the order of reports. */
export const BOARD_PARTS = Object.keys(PART_TITLES) as readonly BoardPart[];

/** The relations that edits change and their headings, in the order of reports. */
export const RELATION_TITLES = {
  jack: 'Jack on foot',
  joined: 'Cut off or joined',
  hideout: 'Hideouts in reach',
  discovery: 'Discovery Locations in reach',
  police: 'Police steps',
  search: 'Searches',
  alley: 'Alleys',
  boat: 'Boats',
  sector: 'Sections',
  walking: 'Steps on foot',
  escape: 'Steps to the nearest exit',
  sewer: 'Sewers',
  light: 'Gaslight',
  lantern: 'Watson’s lantern',
  visibility: 'Visibility',
} as const;

/** One consequence in play: lost or gained on the new board, or true on both with other details (changed). */
export interface Consequence {
  readonly relation: keyof typeof RELATION_TITLES;
  readonly how: 'gained' | 'lost' | 'changed';
  readonly before?: ConsequenceFact;
  readonly after?: ConsequenceFact;
}

/** A fact that is true only on the old board. */
export const lossOf = (relation: Consequence['relation'], before: ConsequenceFact): Consequence => ({
  relation,
  how: 'lost',
  before,
});

/** A fact that is true only on the new board. */
export const gainOf = (relation: Consequence['relation'], after: ConsequenceFact): Consequence => ({
  relation,
  how: 'gained',
  after,
});

/** What is true on one of the two boards, in the ids of that board. */
export interface ConsequenceFact {
  /** Its subject: a pair of circles, a crossing and a circle searched from it, a node, a character. */
  readonly of: readonly string[];
  /** jack: all minimal routes, each the crossings passed from the first circle to the second. */
  readonly routes?: readonly (readonly string[])[];
  /** hideout, discovery, escape: the fewest moves or steps, or null if there is no route. */
  readonly moves?: number | null;
  /** hideout: the circle it is farthest from. */
  readonly from?: string;
  /** sector: the section, or null off the grid. */
  readonly section?: string | null;
}

/** How a board has a pair: its source lists it, lists it at one of the nodes only, it follows from streets or blocks, or the board lacks it. */
export type PairStatus = 'listed' | 'one-way' | 'derived' | 'absent';

/** A pair of a listed relation that the boards do not share. */
export interface StatedDifference {
  readonly relation: StatedRelation['relation'];
  /** In the ids of the new board. */
  readonly of: readonly [string, string];
  readonly before: PairStatus;
  readonly after: PairStatus;
}

/** A comparison that was skipped because the boards are too large: the routes of some circles, or all distances. */
export type SkippedComparison = 'routes' | 'distances';

/** The difference between two boards of one game. */
export interface BoardDiff {
  readonly format: 'lamplighter-diff';
  readonly version: 1;
  readonly game: Game;
  readonly before: BoardIdentity;
  readonly after: BoardIdentity;
  /** Whether nothing differs, including provenance and waivers. */
  readonly same: boolean;
  /** The class of the change; `none` if the digests are equal. */
  readonly change: ChangeClass;
  /** The version step that the change requires; missing if these are two different boards. */
  readonly step?: RequiredVersionStep;
  /** For two imports of one author's file: the nodes with the same author's id and another id of ours. These are no edits. */
  readonly renumbered?: readonly { readonly before: string; readonly after: string }[];
  readonly edits: readonly Edit[];
  /** If either board lists relations: the pairs that only one of them has. */
  readonly stated?: readonly StatedDifference[];
  readonly consequences: readonly Consequence[];
  readonly limits: readonly SkippedComparison[];
}
