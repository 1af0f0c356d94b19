/** A move as one number: its kind in five bits, and two things of thirteen bits each that it names. */

export const WALK = 1;
export const RIDE = 2;
export const SLIP = 3;
export const SAIL = 4;
export const DECLARE = 5;
export const NO_DECLARE = 6;
export const GOULSTON = 7;
export const PASS_LETTER = 8;
export const SEND = 9;
/** From here on it is the pawns' turn. */
export const PAWN_MOVE = 10;
export const FALSE_CLUE = 11;
export const PASS = 12;
export const SEARCH = 13;
export const STOP_SEARCH = 14;
export const ARREST = 15;
export const AREA_ARREST = 16;
export const RUSH = 17;
export const PASS_ACTION = 18;
export const GUESS = 19;

export const codeOf = (kind: number, a = 0, b = 0): number => kind | (a << 5) | (b << 18);
export const kindOfCode = (code: number): number => code & 31;
export const firstOf = (code: number): number => (code >>> 5) & 8191;
export const secondOf = (code: number): number => code >>> 18;

/** How a hunt ends. 0: it goes on. */
export const GOES_ON = 0;
export const HOME = 1;
export const ARRESTED = 2;
export const STUCK = 3;
export const TRACK_FULL = 4;
export const GUESSED = 5;
