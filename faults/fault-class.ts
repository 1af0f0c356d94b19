/** A class of faults: one mistake that a person makes when tracing or correcting a board. */
import { isStreetBoard, type Board, type HexBoard, type StreetBoard } from '../model/index.js';
import { pickRandom } from '../testing/seeded-random.js';

export const OFFICIAL_BOARDS = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'] as const;
export type OfficialBoardName = (typeof OFFICIAL_BOARDS)[number];

/** A seeded random number generator. */
export type Random = () => number;

/**
 * A faulty board, or a faulty text where a board cannot have the fault, a description of the change, and the ids of the faulty
 * lines and nodes where they are known.
 */
export type Fault = readonly [faulty: Board | string, what: string, at?: readonly string[]];

export interface FaultClass {
  readonly name: string;
  readonly boards: readonly OfficialBoardName[];
  /** Makes one fault, or returns undefined if it is not possible at the random place. */
  readonly make: (random: Random, board: Board) => Fault | undefined;
  /** The validator gets the board without the fault as the last release. */
  readonly since?: true;
  /**
   * Why the fault cannot be detected from the board. `geometry`: faults that change no legal move; the others must be found.
   * `all`: every fault of the class.
   */
  readonly cannotBeKnown?: { readonly what: 'geometry' | 'all'; readonly why: string };
  /** The blocks, counts and witnesses were traced from the same wrong drawing, so that declared and derived data agree. */
  readonly retraced?: true;
}

type Make<B extends Board> = (random: Random, board: B) => Fault | undefined;
type Rest = Pick<FaultClass, 'cannotBeKnown' | 'since'>;

/** A class of faults of street boards. */
export const streetBoardFault = (name: string, make: Make<StreetBoard>, rest: Rest = {}): FaultClass => ({
  name,
  boards: ['whitechapel', 'whitehall'],
  make: (random, board) => (isStreetBoard(board) ? make(random, board) : undefined),
  ...rest,
});

/** A class of faults of one street board. */
export const oneBoardFault = (
  board: 'whitechapel' | 'whitehall',
  name: string,
  make: Make<StreetBoard>,
): FaultClass => ({ ...streetBoardFault(name, make), boards: [board] });

/** A class of faults of hex boards. */
export const hexBoardFault = (name: string, make: Make<HexBoard>, rest: Rest = {}): FaultClass => ({
  name,
  boards: ['mr-jack-2006', 'mr-jack-2016'],
  make: (random, board) => (isStreetBoard(board) ? undefined : make(random, board)),
  ...rest,
});

/** A class of faults of every board. */
export const anyBoardFault = (name: string, make: Make<Board>, rest: Rest = {}): FaultClass => ({
  name,
  boards: OFFICIAL_BOARDS,
  make,
  ...rest,
});

/** A random item of those that fit. */
export const pickWhere = <T>(list: readonly T[], random: Random, fits: (each: T) => boolean): T =>
  pickRandom(list.filter(fits), random);

export const pickIndex = (list: readonly unknown[], random: Random): number =>
  Math.floor(random() * list.length);

/** The list with other items in the place of one. */
export const replaceItem = <T>(list: readonly T[], item: T, ...others: readonly T[]): T[] =>
  list.flatMap((each) => (each === item ? others : [each]));

/** The list with the values of one key exchanged between two items. */
export const swapFieldValues = <T>(list: readonly T[], a: T, b: T, key: keyof T): T[] =>
  list.map((each) => (each === a ? { ...a, [key]: b[key] } : each === b ? { ...b, [key]: a[key] } : each));

/** The list with an item and the next one exchanged. */
export const swapWithNext = <T>(list: readonly T[], index: number): T[] =>
  list.with(index, list[index + 1]!).with(index + 1, list[index]!);
