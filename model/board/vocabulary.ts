/** The vocabulary of the three games. The types are derived from the lists. */

/** The three games: Letters from Whitechapel, Whitehall Mystery, Mr Jack. */
export const GAMES = ['lfw', 'wm', 'mj'] as const;
export type Game = (typeof GAMES)[number];

export const GAME_NAMES: Readonly<Record<Game, string>> = {
  lfw: 'Letters from Whitechapel',
  wm: 'Whitehall Mystery',
  mj: 'Mr Jack',
};

export const NODE_KINDS = ['circle', 'crossing', 'junction'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export const STREET_RELATIONS = [
  'jack',
  'police',
  'reach',
  'search',
  'alley',
  'boat',
  'sectors',
  'faces',
] as const;
export type StreetRelation = (typeof STREET_RELATIONS)[number];

export const HEX_RELATIONS = [
  'neighbours',
  'walking',
  'sewer',
  'stealth',
  'distance',
  'glow',
  'lantern',
  'visibility',
] as const;
export type HexRelation = (typeof HEX_RELATIONS)[number];

/** Clockwise from north, on flat-top hexes; N is r - 1. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const CHARACTERS = [
  'holmes',
  'watson',
  'smith',
  'lestrade',
  'stealthy',
  'goodley',
  'gull',
  'bert',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const HEX_KINDS = ['street', 'manhole', 'gaslight', 'building', 'garden', 'void'] as const;
export type HexKind = (typeof HEX_KINDS)[number];

export type CircleId = `c${number}`;
export type CrossingId = `x${number}`;
export type JunctionId = `t${number}`;
export type NodeId = CircleId | CrossingId | JunctionId;
export type BlockId = `b${number}`;
export type HexId = `h${number},${number}`;
/** A line by its ends, `c44-t6`; further lines between the same ends are `c44-t6~2` and so on. */
export type LineId = string;
/** A section of the grid in its normal form, `Aa`. */
export type Section = string;
