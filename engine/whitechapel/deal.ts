/** The random deals of Letters from Whitechapel (LFW-S01, S02, S06). */
import type { DealResult } from '../game/contract.js';
import { JACK, type Seat } from '../game/action.js';
import { shuffle, type Random } from '../game/random.js';
import { COLOURS, type Deals } from './state/state.js';

const MOST_DETECTIVES = COLOURS.length;

/** `seats` are the detectives by name, clockwise, or their number; one by default. */
export function dealWhitechapel(random: Random, seats: unknown = 1): DealResult {
  const names = namesOf(seats);
  if (names === undefined)
    return {
      ok: false,
      message: `"seats" names one to ${MOST_DETECTIVES} detectives, clockwise, each once and none of them ${JACK}, or is their number.`,
    };
  // The pawns may be shared out in any way (LFW-S02); this way is even.
  const pawns = shuffle(COLOURS, random);
  const deals: Deals = {
    headOrder: shuffle(COLOURS, random),
    seatOrder: names,
    owner: Object.fromEntries(
      COLOURS.map((colour) => [colour, names[pawns.indexOf(colour) % names.length]!]),
    ) as Deals['owner'],
  };
  return { ok: true, deals: { ...deals } };
}

function namesOf(seats: unknown): readonly Seat[] | undefined {
  const given: unknown = Number.isSafeInteger(seats) ? numbered(seats as number) : seats;
  if (!Array.isArray(given) || given.length < 1 || given.length > MOST_DETECTIVES) return undefined;
  const names = given.filter((name): name is string => typeof name === 'string' && name !== '');
  return new Set([JACK, ...names]).size === given.length + 1 ? names : undefined;
}

const numbered = (count: number): readonly Seat[] =>
  Array.from({ length: Math.min(Math.max(count, 0), MOST_DETECTIVES + 1) }, (_, i) => `detective${i + 1}`);
