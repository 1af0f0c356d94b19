/** What a class of faults is: one slip of the hand that somebody makes when tracing or mending a board. */
import { isStreetBoard, type Board, type HexBoard, type StreetBoard } from '../model/index.js';

export const OFFICIAL_BOARDS = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'] as const;
export type OfficialBoard = (typeof OFFICIAL_BOARDS)[number];

/** Where all dice fall, seeded. */
export type Random = () => number;

/** A faulty board, or a faulty text where a board could not have the fault, and in words what was changed. */
export type Fault = { readonly what: string } & ({ readonly board: Board } | { readonly text: string });

export interface FaultClass {
  readonly name: string;
  readonly boards: readonly OfficialBoard[];
  /** One fault, or undefined if the dice chose a place where it cannot be made. */
  readonly make: (random: Random, board: Board) => Fault | undefined;
  /** The validator gets the board without the fault as the last release. */
  readonly since?: true;
  /**
   * Why the fault cannot be known from the board. `geometry`: those that change no legal move; the others must be found.
   * `all`: even those that do.
   */
  readonly cannotBeKnown?: { readonly what: 'geometry' | 'all'; readonly why: string };
}

export const WHITECHAPEL = ['whitechapel'] as const;
export const WHITEHALL = ['whitehall'] as const;
const STREET_BOARDS = ['whitechapel', 'whitehall'] as const;
const HEX_BOARDS = ['mr-jack-2006', 'mr-jack-2016'] as const;

type Rest = Pick<FaultClass, 'cannotBeKnown' | 'since'>;

/** A class of faults of street boards. */
export const onStreets = (
  name: string,
  make: (random: Random, board: StreetBoard) => Fault | undefined,
  { boards = STREET_BOARDS, ...rest }: Rest & { readonly boards?: readonly OfficialBoard[] } = {},
): FaultClass => ({
  name,
  boards,
  make: (random, board) => (isStreetBoard(board) ? make(random, board) : undefined),
  ...rest,
});

/** A class of faults of hex boards. */
export const onHexes = (
  name: string,
  make: (random: Random, board: HexBoard) => Fault | undefined,
  rest: Rest = {},
): FaultClass => ({
  name,
  boards: HEX_BOARDS,
  make: (random, board) => (isStreetBoard(board) ? undefined : make(random, board)),
  ...rest,
});

/** A class of faults of every board. */
export const onAll = (name: string, make: FaultClass['make'], rest: Rest = {}): FaultClass => ({
  name,
  boards: OFFICIAL_BOARDS,
  make,
  ...rest,
});
