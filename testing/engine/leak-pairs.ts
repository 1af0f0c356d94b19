/** Pairs of games that differ only in secrets. A player who does not know the secrets must not be able to distinguish them. */
import {
  eventsVisibleTo,
  type Action,
  type Engine,
  type GameEvent,
  type GameState,
  type Seat,
} from '../../engine/index.js';
import { applyLegal } from '../../engine/run/playout.js';
import { shuffle, type Random } from '../seeded-random.js';

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
const serialiseEvents = (events: readonly GameEvent[], observers: readonly Seat[]): string =>
  JSON.stringify(observers.map((seat) => eventsVisibleTo(events, seat)));

/** How the twin could have done something that sounds the same: by one action of the same seat, or by two. */
function findMatchingAction<S extends GameState>(
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

/** A game with secrets: who must not learn them, and how to make twins that keep the public record. */
export interface LeakTestSpec<S extends GameState> {
  readonly engine: Engine<S>;
  /** Whom the secrets are kept from, and what to call them. */
  readonly observers: readonly Seat[];
  readonly who: string;
  /** Actions whose refusal must reveal nothing. */
  readonly probes: readonly Action[];
  readonly mostSteps: number;
  /** Whether twins may join at this state; `guessed` are the circles of the events of type `guess` so far. */
  readonly mayJoin: (state: S) => boolean;
  readonly twinOf: (state: S, guessed: readonly unknown[], random: Random) => S;
  readonly guess?: string;
  /** Jack's alternatives; without them a twin does the same as the game. */
  readonly alternatives?: (state: S, random: Random) => readonly Action[];
  /** Whether a twin may keep still while Jack does something unannounced. */
  readonly mayKeepStill?: (state: S) => boolean;
  readonly secretsOf: (state: S) => unknown;
  /** A difference of twins that a test counts. */
  readonly isSpecial?: (state: S, twin: S) => boolean;
}

/** Few per game, so that many games are compared. */
const TWINS = 2;

/** Plays one game with several twins, and compares each twin with it until an event distinguishes them. */
export function compareTwins<S extends GameState>(
  game: LeakTestSpec<S>,
  first: S,
  seed: number,
  random: Random,
): PairCount & { readonly special: number } {
  const { engine, observers, who, alternatives } = game;
  const silence = serialiseEvents([], observers);
  const visible = (state: S): string => serialiseViews(engine, state, observers, game.probes);
  const secrets = (state: S): string => JSON.stringify(game.secretsOf(state));
  let state = first;
  let twins: S[] = [];
  const guessed: unknown[] = [];
  let [pairs, special] = [0, 0];
  for (let steps = 0; state.result === null && steps < game.mostSteps; steps++) {
    const seat = engine.actor(state)!;
    // Most twins are distinguished sooner or later, for example by a missing clue; others replace them.
    if (game.mayJoin(state)) while (twins.length < TWINS) twins.push(game.twinOf(state, guessed, random));
    const action = engine.choose(state, 'leaning', random)!;
    const played = applyLegal(engine, state, action, seat);
    const sound = serialiseEvents(played.events, observers);
    const isUnheard = seat === 'jack' && sound === silence && game.mayKeepStill?.(state) === true;
    twins = twins.flatMap((twin) => {
      if (isUnheard) return [twin];
      if (seat === 'jack' && alternatives)
        return findMatchingAction(engine, twin, seat, sound, observers, alternatives, random) ?? [];
      const same = engine.apply(twin, action, seat);
      return same.ok && serialiseEvents(same.events, observers) === sound ? [same.state] : [];
    });
    guessed.push(...played.events.filter(({ type }) => type === game.guess).map(({ circle }) => circle));
    state = played.state;
    for (const twin of twins) {
      expectIndistinguishable(visible(state), visible(twin), { seed, steps, who });
      if (secrets(twin) !== secrets(state)) pairs++;
      if (game.isSpecial?.(state, twin)) special++;
    }
  }
  return { pairs, special };
}

/** How many pairs were compared that really differ in a secret. */
export interface PairCount {
  readonly pairs: number;
}

/** Throws if an observer can tell two games apart, with the seed and the step. */
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

/** Calls a comparison with one seed after another until enough pairs were compared. */
export function compareUntilEnoughPairs(
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
