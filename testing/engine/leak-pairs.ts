/**
 * Twins: games that differ in secrets and share the public record. Whoever does not know the secrets must not be able to
 * tell them apart by what is shown, offered, announced or refused.
 */
import {
  eventsVisibleTo,
  type Action,
  type Engine,
  type GameEvent,
  type GameState,
  type Seat,
} from '../../engine/index.js';
import { shuffle } from '../seeded-random.js';

type Random = () => number;

/** What some seats see of a game, in bytes. `probes` are actions that a curious player might try. */
export function serialiseViews<S extends GameState>(
  engine: Engine<S>,
  state: S,
  observers: readonly Seat[],
  probes: readonly Action[],
): string {
  return JSON.stringify(
    observers.map((seat) => ({
      view: engine.viewFor(state, seat),
      choices: engine.describe(state, seat),
      refusals: probes.map((probe) => engine.refusalFor(state, probe, seat) ?? null),
    })),
  );
}

/** The events that the observers see, as text. */
export const serialiseEvents = (events: readonly GameEvent[], observers: readonly Seat[]): string =>
  JSON.stringify(observers.map((seat) => eventsVisibleTo(events, seat)));

/** How the twin could have done something that sounds the same: by one action of the same seat, or by two. */
export function findMatchingAction<S extends GameState>(
  engine: Engine<S>,
  twin: S,
  seat: Seat,
  sound: string,
  observers: readonly Seat[],
  offered: (state: S, random: Random) => readonly Action[],
  random: Random,
): S | undefined {
  for (const first of shuffle(offered(twin, random), random)) {
    const once = engine.apply(twin, first, seat);
    if (!once.ok) continue;
    if (serialiseEvents(once.events, observers) === sound) return once.state;
    // A move home is announced only with the answer whether he declares it.
    if (
      serialiseEvents(once.events, observers) !== serialiseEvents([], observers) ||
      engine.actor(once.state) !== seat
    )
      continue;
    for (const second of engine.legalActions(once.state)) {
      const twice = engine.apply(once.state, second, seat);
      if (twice.ok && serialiseEvents([...once.events, ...twice.events], observers) === sound)
        return twice.state;
    }
  }
  return undefined;
}

/** How many pairs were compared that really differ in a secret. */
export interface PairCount {
  readonly pairs: number;
}

/** Throws where somebody can tell two games apart, with the seed and the step at which it shows. */
export function expectIndistinguishable(
  visible: string,
  other: string,
  { seed, steps, who }: { readonly seed: number; readonly steps: number; readonly who: string },
): void {
  if (visible === other) return;
  let at = 0;
  while (visible[at] === other[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(
    `A leak: ${who} can tell two games apart. Seed ${seed}, step ${steps}.\n${near(visible)}\n${near(other)}`,
  );
}

/** However many pairs a game yields, several are compared: their options differ. */
const GAMES = 8;

/** Compares game after game until there were enough pairs, from a seed on. */
export function comparePairs(
  compare: (seed: number) => PairCount,
  wanted: number,
  first = 1,
  reported: (pairs: number) => void = () => undefined,
): { readonly pairs: number; readonly games: number } {
  let [pairs, games] = [0, 0];
  for (; pairs < wanted || (games < GAMES && wanted > 1); games++) {
    pairs += compare(first + games).pairs;
    reported(pairs);
  }
  return { pairs, games };
}
