/** The stored form of a printed edition: a board without our ids, positions and sources. */
import type { Block, Circle, Crossing, HexBoard, HexKind, Setup, Witness } from '../../model/index.js';

/** Ids in order, separated by blanks, with ranges: `1-4 9 x2-5`. Circles are plain numbers. */
type IdList = string;

/** The counts of an edition: `circles`, or `whiteCircles Aa` for one section. */
type Counts = Readonly<Record<string, number>>;

/**
 * A printed street board. Crossings and junctions are numbered by what they touch, so the numbering does not depend on the
 * ids of a board.
 */
export interface StreetEditionData {
  readonly game: 'lfw' | 'wm';
  readonly edition: string;
  readonly colours: Readonly<Partial<Record<Circle['colour'], IdList>>>;
  readonly sections: Readonly<Record<string, IdList>>;
  readonly borders: Readonly<Partial<Record<NonNullable<Crossing['border']>, IdList>>>;
  readonly names: Readonly<Record<string, string>>;
  /** Each node with the later nodes that streets join it to: `1 x4 x10`. */
  readonly streets: readonly IdList[];
  /** The nodes on the rim of each block and on its islands. */
  readonly blocks: Readonly<Partial<Record<Block['kind'], readonly IdList[]>>>;
  readonly counts: Counts;
  readonly witnesses: readonly Witness[];
}

/** A printed hex board. */
export interface HexEditionData {
  readonly game: 'mj';
  readonly edition: string;
  /** The hexes of each kind: `0,2 2,5`. */
  readonly hexes: Readonly<Partial<Record<HexKind, string>>>;
  readonly exits: HexBoard['exits'];
  readonly setup: Setup;
  readonly counts: Counts;
  readonly witnesses: readonly Witness[];
}

export type EditionData = StreetEditionData | HexEditionData;
