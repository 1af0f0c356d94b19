/** What is printed on the eight cards: how far, and when the ability is used. */
import type { Character } from '../../../model/index.js';

/** `after` the move, `beside` it (before or after, never in the middle), `within` it, or `instead` of it (MJ-R29). */
type Pattern = 'after' | 'beside' | 'within' | 'instead';

interface Card {
  readonly points: number;
  readonly pattern: Pattern;
  /** The rule of the ability. */
  readonly rule: string;
}

export const CARDS: Readonly<Record<Character, Card>> = {
  holmes: { points: 3, pattern: 'after', rule: 'MJ-R20' },
  watson: { points: 3, pattern: 'after', rule: 'MJ-R21' },
  smith: { points: 3, pattern: 'beside', rule: 'MJ-R22' },
  lestrade: { points: 3, pattern: 'beside', rule: 'MJ-R23' },
  stealthy: { points: 4, pattern: 'within', rule: 'MJ-R24' },
  goodley: { points: 3, pattern: 'beside', rule: 'MJ-R25' },
  gull: { points: 3, pattern: 'instead', rule: 'MJ-R26' },
  bert: { points: 3, pattern: 'beside', rule: 'MJ-R27' },
};
