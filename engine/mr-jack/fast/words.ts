/** A game of Mr Jack as one Int32Array. Characters, hexes, gaslights, manholes and exits are indices; sets are bits. */

export const PHASE = 0;
export const ROUND = 1;
export const ACTIVATION = 2;
/** The cards that lie face up, as bits. */
export const FACE_UP = 3;
/** The cards played since the last shuffle: how many, and in which order, as octal digits. */
export const PLAYED_COUNT = 4;
export const PLAYED_ORDER = 5;
/** The card being played plus one, 0 for none; whether it has moved and used its ability. */
export const ACTING = 6;
export const MOVED = 7;
export const USED = 8;
export const MUST_FACE = 9;
export const FACING = 10;
export const SUSPECTS = 11;
export const COVERED = 12;
export const CORDONS = 13;
/** Whether Jack was invisible at the last call. */
export const INVISIBLE = 14;
/** Alibi cards drawn since the game was packed, and which of them Jack drew, as bits. */
export const DRAWN = 15;
export const DRAWN_BY_JACK = 16;
/** Where the eight characters stand. */
export const POSITIONS = 17;
/** On which gaslight each tile lies, −1 once it is out. */
export const LAMPS = POSITIONS + 8;

export const PHASES = ['CHOOSE', 'ACT', 'WITNESS'] as const;
export const PHASE_CHOOSE = 0;
export const PHASE_ACT = 1;
export const PHASE_WITNESS = 2;
