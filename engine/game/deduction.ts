/** What Jack's opponents can deduce. Each game has its own algorithm. */
import type { Character } from '../../model/index.js';

/** An event as a seat sees it. */
export interface SeenEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Everything consistent with what a seat has seen: a circle or character is listed if and only if some secret of Jack's would
 * have looked the same. Lists are sorted by number, or in the order of the cards; each game fills in the fields it has.
 */
export interface Deduction {
  /** The circles Jack may stand on; empty while he is not in the streets. */
  readonly locations: readonly number[];
  /** Whitechapel: the circles that may be his hideout. */
  readonly hideouts?: readonly number[];
  /** Whitehall: the circles that may be unreached Discovery Locations. */
  readonly discoveries?: readonly number[];
  /** Mr Jack: who may be Jack. */
  readonly suspects?: readonly Character[];
}
