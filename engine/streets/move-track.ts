/** The printed move track, which is board data: the games differ in its spaces, and so may home-made boards. */
import type { StreetBoard } from '../../model/index.js';

/** Spaces by index: Roman r is 1 − r, Arabic n is n (DEF-17). The crime stands on a Roman space or on 0. */
export interface MoveTrack {
  /** The index of the last space; filling it ends the night or the round. */
  readonly last: number;
  /** The index of each space by its label. */
  readonly indexOf: ReadonlyMap<string, number>;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

export function moveTrackOf({ tracks }: StreetBoard): MoveTrack {
  const labels = tracks?.move ?? [...ROMAN.toReversed(), ...Array.from({ length: 15 }, (_, i) => `${i + 1}`)];
  // Space 1 has index 1 wherever it stands, and the others count from there.
  const one = Math.max(0, labels.indexOf('1'));
  return {
    last: labels.length - one,
    indexOf: new Map(labels.map((label, i) => [label, i - one + 1])),
  };
}

/** The numeral of the crime token, from 1 to 5. */
export const romanNumeral = (time: number): string => ROMAN[time - 1]!;
