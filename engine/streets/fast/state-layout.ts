/** A hunt as one Int32Array. Circles, crossings and pawns are indices; a list is a count and its items. */

/** Single words. */
export const PHASE = 0;
export const JACK_CIRCLE = 1;
export const TRACK_INDEX = 2;
/** What is left of each kind of special move, and the kind of the last move. */
export const COACHES_LEFT = 3;
export const ALLEYS_LEFT = 4;
export const BOATS_LEFT = 5;
export const LAST_MOVE = 6;
/** The letter of Goulston Street may still be played, and the pawn it names, plus one. */
export const LETTER_PLAYABLE = 7;
export const NAMED_PAWN = 8;
/** Pawns that have moved or acted: bits, and their order in octal digits. */
export const MOVED_PAWNS = 9;
export const MOVED_ORDER = 10;
export const ACTED_PAWNS = 11;
export const ACTED_ORDER = 12;
/** The pawn that is searching, plus one. */
export const SEARCHING_PAWN = 13;
export const FALSE_CLUE_STOCK = 14;
/** Abilities that are used up, as bits. */
export const SPENT_ABILITIES = 15;
/** Where each pawn stands: up to five. */
export const PAWN_POSITIONS = 16;
const LISTS = PAWN_POSITIONS + 5;

/** Phases. In this one Jack moves. */
export const PHASE_JACK_MOVES = 0;
export const PHASE_LETTER = 1;
export const PHASE_PAWN_MOVES = 2;
export const PHASE_FALSE_CLUE = 3;
export const PHASE_PAWN_ACTIONS = 4;
/** Jack decides whether to declare where he is. */
export const PHASE_DECLARE = 5;

/** Kinds of Jack's last move; special ones also name a laid token. 0 is the crime. */
export const LAST_MOVE_WALK = 1;
export const LAST_MOVE_COACH = 2;
export const LAST_MOVE_ALLEY = 3;
export const LAST_MOVE_BOAT = 4;

/** Where the lists of a hunt begin; the word there is the count. */
export interface StateLayout {
  readonly row: number;
  readonly clues: number;
  readonly falseClues: number;
  /** Circles named in the search that goes on. */
  readonly called: number;
  /** Special tokens on the track: kind, and the index of the first space. */
  readonly laid: number;
  readonly length: number;
}

export function createLayout(most: {
  readonly row: number;
  readonly called: number;
  readonly laid: number;
}): StateLayout {
  const row = LISTS;
  const clues = row + 1 + most.row;
  const falseClues = clues + 1 + most.row;
  // One false clue is earned by five others.
  const called = falseClues + 1 + Math.ceil(most.row / 5);
  const laid = called + 1 + most.called;
  return { row, clues, falseClues, called, laid, length: laid + 1 + 2 * most.laid };
}

export function pushItem(words: Int32Array, list: number, item: number): void {
  words[list + ++words[list]!] = item;
}

/** Whether one of the first `count` items is this one. */
export function listHas(words: Int32Array, list: number, item: number, count = words[list]!): boolean {
  for (let i = list + 1; i <= list + count; i++) if (words[i] === item) return true;
  return false;
}

export const readList = (words: Int32Array, list: number): number[] => [
  ...words.subarray(list + 1, list + 1 + words[list]!),
];

export function writeList(words: Int32Array, list: number, items: readonly number[]): void {
  words[list] = items.length;
  words.set(items, list + 1);
}

/** A list of pawns as octal digits, the first one highest. */
export const packPawnOrder = (pawns: readonly number[]): number =>
  pawns.reduce((order, pawn) => order * 8 + pawn + 1, 0);

export const bitsOfPawns = (pawns: readonly number[]): number =>
  pawns.reduce((bits, pawn) => bits | (1 << pawn), 0);

export function unpackPawnOrder(order: number): number[] {
  const pawns: number[] = [];
  for (let rest = order; rest > 0; rest >>= 3) pawns.unshift((rest & 7) - 1);
  return pawns;
}
