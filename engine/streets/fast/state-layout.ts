/**
 * A hunt as one Int32Array, so that a state is copied in one go and a move changes a few numbers in place. Circles and
 * crossings are indices, pawns the places of their colours; lists are a count and so many places.
 */

/** Single words. */
export const PHASE = 0;
export const AT = 1;
export const INDEX = 2;
/** What is left of each kind of special move, and the kind of the last move. */
export const COACHES = 3;
export const ALLEYS = 4;
export const BOATS = 5;
export const LAST_MOVE = 6;
/** The letter of Goulston Street may still be played, and the pawn it names, plus one. */
export const LETTER = 7;
export const NAMED_PAWN = 8;
/** Pawns that have moved or acted: bits, and their order in octal digits. */
export const MOVED = 9;
export const MOVED_ORDER = 10;
export const ACTED = 11;
export const ACTED_ORDER = 12;
/** The pawn that is searching, plus one. */
export const SEARCHER = 13;
export const STOCK = 14;
/** Abilities that are used up, as bits. */
export const SPENT = 15;
/** Where each pawn stands: up to five. */
export const PAWNS = 16;
const LISTS = PAWNS + 5;

/** Phases. */
export const ESCAPE = 0;
export const LETTER_WINDOW = 1;
export const MOVES = 2;
export const FALSE_CLUES = 3;
export const ACTIONS = 4;
/** Jack says whether he declares where he is. */
export const ASKED = 5;

/** Kinds of Jack's last move; special ones also name a laid token. 0 is the crime. */
export const NORMAL = 1;
export const COACH = 2;
export const ALLEY = 3;
export const BOAT = 4;

/** Where the lists of a hunt begin; the word there is the count. */
export interface Layout {
  readonly row: number;
  readonly clues: number;
  readonly falseClues: number;
  /** Circles named in the search that goes on. */
  readonly called: number;
  /** Special tokens on the track: kind, and the index of the first space. */
  readonly laid: number;
  readonly length: number;
}

export function layoutOf(most: {
  readonly row: number;
  readonly called: number;
  readonly laid: number;
}): Layout {
  const row = LISTS;
  const clues = row + 1 + most.row;
  const falseClues = clues + 1 + most.row;
  // One false clue is earned by five others.
  const called = falseClues + 1 + Math.ceil(most.row / 5);
  const laid = called + 1 + most.called;
  return { row, clues, falseClues, called, laid, length: laid + 1 + 2 * most.laid };
}

export function push(words: Int32Array, list: number, item: number): void {
  words[list + ++words[list]!] = item;
}

/** Whether one of the first `count` items is this one. */
export function holds(words: Int32Array, list: number, item: number, count = words[list]!): boolean {
  for (let i = list + 1; i <= list + count; i++) if (words[i] === item) return true;
  return false;
}

export const itemsOf = (words: Int32Array, list: number): number[] => [
  ...words.subarray(list + 1, list + 1 + words[list]!),
];

export function fill(words: Int32Array, list: number, items: readonly number[]): void {
  words[list] = items.length;
  words.set(items, list + 1);
}

/** A list of pawns as octal digits, the first one highest. */
export const orderOf = (pawns: readonly number[]): number =>
  pawns.reduce((order, pawn) => order * 8 + pawn + 1, 0);

export const bitsOf = (pawns: readonly number[]): number =>
  pawns.reduce((bits, pawn) => bits | (1 << pawn), 0);

export function pawnsInOrder(order: number): number[] {
  const pawns: number[] = [];
  for (let rest = order; rest > 0; rest >>= 3) pawns.unshift((rest & 7) - 1);
  return pawns;
}
