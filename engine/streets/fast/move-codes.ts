/** A move as one number: its kind in five bits, and two operands of thirteen bits each. */

export const WALK = 1;
export const COACH_RIDE = 2;
export const ALLEY_MOVE = 3;
export const BOAT_MOVE = 4;
export const DECLARE = 5;
export const NO_DECLARE = 6;
export const GOULSTON = 7;
export const PASS_LETTER = 8;
export const SEND_PAWN = 9;
/** The codes from here on are moves of the pawns' turn. */
export const PAWN_MOVE = 10;
export const FALSE_CLUE = 11;
export const PASS_FALSE_CLUE = 12;
export const SEARCH = 13;
export const STOP_SEARCH = 14;
export const ARREST = 15;
export const AREA_ARREST = 16;
export const RUSH = 17;
export const PASS_ACTION = 18;
export const GUESS_LOCATION = 19;

export const encodeMove = (kind: number, a = 0, b = 0): number => kind | (a << 5) | (b << 18);
export const moveKind = (code: number): number => code & 31;
export const firstOperand = (code: number): number => (code >>> 5) & 8191;
export const secondOperand = (code: number): number => code >>> 18;

/** How a hunt ends; 0 if it continues. */
export const HUNT_CONTINUES = 0;
export const ENDED_HOME = 1;
export const ENDED_ARREST = 2;
export const ENDED_STUCK = 3;
export const ENDED_TRACK_FULL = 4;
export const ENDED_GUESS = 5;
