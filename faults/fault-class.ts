/** A class of faults: one mistake that a person makes when tracing or correcting a board. */
import { isStreetBoard, type Board, type HexBoard, type StreetBoard } from '../model/index.js';

export const OFFICIAL_BOARDS = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'] as const;
export type OfficialBoard = (typeof OFFICIAL_BOARDS)[number];

/** A seeded random number generator. */
export type Random = () => number;

/** A faulty board, or a faulty text where a board cannot have the fault, and a description of the change. */
export type Fault = { readonly what: string } & ({ readonly board: Board } | { readonly text: string });

export interface FaultClass {
  readonly name: string;
  readonly boards: readonly OfficialBoard[];
  /** Makes one fault, or returns undefined if it is not possible at the random place. */
  readonly make: (random: Random, board: Board) => Fault | undefined;
  /** The validator gets the board without the fault as the last release. */
  readonly since?: true;
  /**
   * Why the fault cannot be detected from the board. `geometry`: faults that change no legal move; the others must be found.
   * `all`: every fault of the class.
   */
  readonly cannotBeKnown?: { readonly what: 'geometry' | 'all'; readonly why: string };
}

export const WHITECHAPEL = ['whitechapel'] as const;
export const WHITEHALL = ['whitehall'] as const;
const STREET_BOARDS = ['whitechapel', 'whitehall'] as const;
const HEX_BOARDS = ['mr-jack-2006', 'mr-jack-2016'] as const;

type Rest = Pick<FaultClass, 'cannotBeKnown' | 'since'>;

/** A class of faults of street boards. */
export const streetBoardFault = (
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
export const hexBoardFault = (
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
export const anyBoardFault = (name: string, make: FaultClass['make'], rest: Rest = {}): FaultClass => ({
  name,
  boards: OFFICIAL_BOARDS,
  make,
  ...rest,
});
