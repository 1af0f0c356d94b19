/** What can be known of Jack by those who hunt him. How it is worked out is each game's own business. */
import type { Character } from '../model/index.js';

/** An event as a seat sees it. */
export interface Seen {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * All that fits what was seen, and nothing else: each circle stands here if and only if some secret of Jack's would have
 * looked the same; so each character. Lists are in order of number, or as the cards are printed; a game says only what it has.
 */
export interface Deduction {
  /** The circles Jack may stand on; none while he is not in the streets. */
  readonly locations: readonly number[];
  /** Whitechapel: the circles that may be his hideout. */
  readonly hideouts?: readonly number[];
  /** Whitehall: the circles that may be Discovery Locations he has still to reach. */
  readonly discoveries?: readonly number[];
  /** Mr Jack: who may be Jack. */
  readonly suspects?: readonly Character[];
}
