/** What chance decides in Letters from Whitechapel before the first night (LFW-S01, S02, S06). */
import type { Dealt, Seat } from '../contract.js';
import { shuffled, type Random } from '../random.js';
import { JACK } from './passages.js';
import { COLOURS, type Deals } from './state.js';

const MOST_DETECTIVES = COLOURS.length;

/** `seats` are the detectives by name, clockwise, or how many there are; one if nothing is said. */
export function dealWhitechapel(random: Random, seats: unknown = 1): Dealt {
  const names = namesOf(seats);
  if (names === undefined)
    return {
      ok: false,
      message: `"seats" names one to ${MOST_DETECTIVES} detectives, clockwise, each once and none of them ${JACK}, or says how many there are.`,
    };
  // The pawns may be shared out in any way (LFW-S02); this way nobody has two more than another.
  const pawns = shuffled(COLOURS, random);
  const deals: Deals = {
    headOrder: shuffled(COLOURS, random),
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
