/** The optional rules and the variants of Letters from Whitechapel. Every open question of the rules is a variant, the ruling its default. */
import type { Chosen } from '../choose.js';

export const OPTIONS = {
  letters: [false, true],
  falseClues: [false, true],
  rushing: [false, true],
  areaArrests: [false, true],
  catchMe: [false, true],
  address: [false, true],
} as const;

/** The first value of each is the recommended ruling. */
export const VARIANTS = {
  edition: ['2012-revised', 'first'],
  track: ['v-iv-iii-ii-i-1..15', 'flat15'],
  clueIncludesCurrent: [true, false],
  stuckRule: ['anySpecial', 'normalOnly'],
  declareWindow: ['onEntry', 'whileThere'],
  searchMayStop: [true, false],
  policeMayPass: [true, false],
  repeatClue: ['endsAction', 'notNameable'],
  wretchedOrder: ['sequential', 'simultaneous'],
  patrolFaces: ['police', 'head'],
  letterNoTarget: ['unplayable', 'partial'],
  searchThroughCircles: [false, true],
} as const;

export type Options = Chosen<typeof OPTIONS>;
export type Variants = Chosen<typeof VARIANTS>;
