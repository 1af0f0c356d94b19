/** The players against Jack: who sits where, and who owns which pawn. Both street games deal them alike (LFW-S02, WM-S01). */
import { JACK, type Seat } from '../game/action.js';
import { haveSameItems, isListOf, isString } from '../game/field-checks.js';
import { shuffle, type Random } from '../game/random.js';

/** The players against Jack, clockwise, and who owns each colour. */
export interface SeatDeals<C extends string = string> {
  readonly seatOrder: readonly Seat[];
  readonly owner: Readonly<Record<C, Seat>>;
}

/** The names of a wish: a list of them, or how many there are to be. Undefined if the wish cannot be fulfilled. */
export function namesOfSeats(wish: unknown, noun: string, most: number): readonly Seat[] | undefined {
  const given: unknown = Number.isSafeInteger(wish) ? numberedSeats(wish as number, noun, most) : wish;
  if (!Array.isArray(given) || given.length < 1 || given.length > most) return undefined;
  const names = given.filter((name): name is string => typeof name === 'string' && name !== '');
  return new Set([JACK, ...names]).size === given.length + 1 ? names : undefined;
}

const numberedSeats = (count: number, noun: string, most: number): readonly Seat[] =>
  Array.from({ length: Math.min(Math.max(count, 0), most + 1) }, (_, i) => `${noun}${i + 1}`);

/** Shares the colours out by chance, as evenly as possible. */
export function dealOwners<C extends string>(
  colours: readonly C[],
  seatOrder: readonly Seat[],
  random: Random,
): SeatDeals<C>['owner'] {
  const shuffled = shuffle(colours, random);
  return Object.fromEntries(
    colours.map((colour) => [colour, seatOrder[shuffled.indexOf(colour) % seatOrder.length]!]),
  ) as SeatDeals<C>['owner'];
}

/** Whether a list names one to so many players, each once and none of them Jack. */
export const isSeatOrder = (seatOrder: unknown, most: number): seatOrder is readonly Seat[] =>
  isListOf(isString)(seatOrder) && namesOfSeats(seatOrder, '', most) !== undefined;

/** Whether exactly these colours are owned, each by one of the seats. */
export const isOwnerOf = (owner: unknown, colours: readonly string[], seatOrder: readonly Seat[]): boolean =>
  typeof owner === 'object' &&
  owner !== null &&
  haveSameItems(Object.keys(owner), colours) &&
  Object.values(owner).every((seat) => seatOrder.includes(seat as Seat));
