/** Plays whole games, counts what occurs, and checks the invariants after every step. */
import type { Action, Engine, GameEvent, GameState } from '../../engine/index.js';
import { applyLegal } from '../../engine/run/playout.js';
import { pickRandom, seededRandom, type Random } from '../seeded-random.js';

/** Counts by event. */
export type EventTally = Map<string, number>;

export interface GameCheckOptions<S extends GameState> {
  readonly engine: Engine<S>;
  readonly tally: EventTally;
  /** The phases that may follow each phase. */
  readonly next: Readonly<Record<S['phase'], readonly S['phase'][]>>;
  /** Describes the invariants violated by an action. */
  readonly faults: (before: S, action: Action, after: S) => readonly string[];
}

/** More steps than any game takes. */
const BOUND = 2500;

export const countOccurrence = (tally: EventTally, what: string): void => {
  tally.set(what, (tally.get(what) ?? 0) + 1);
};

/** Plays one action and throws on a violated invariant. The old state is frozen, so that nothing can change it. */
export function playCheckedStep<S extends GameState>(
  watcher: GameCheckOptions<S>,
  state: S,
  action: Action,
): S {
  const { engine, tally, next, faults } = watcher;
  const seat = engine.actor(deepFreeze(state));
  const played = applyLegal(engine, state, deepFreeze(action), seat);
  countOccurrence(tally, `action ${nameOf(action)}`);
  countOccurrence(tally, `phase ${state.phase}`);
  const now = played.state;
  const found = [
    ...faults(state, action, now),
    ...generalFaults(engine, now, played.events),
    ...(next[state.phase as S['phase']].includes(now.phase)
      ? []
      : [`${state.phase} is followed by ${now.phase}`]),
  ];
  if (found.length > 0)
    throw new Error(`${JSON.stringify(action)}: ${found.join('; ')}\n${JSON.stringify(now)}`);
  return now;
}

/** Plays a game to its end; `choose` may pick actions, the rest is random. */
export function playCheckedGame<S extends GameState>(
  watcher: GameCheckOptions<S>,
  first: S,
  seed: number,
  choose: (state: S, random: Random) => Action | undefined = () => undefined,
): S {
  const { engine, tally } = watcher;
  const random = seededRandom(seed);
  for (const each of valuesOf(first.options)) countOccurrence(tally, `option ${each}`);
  for (const each of valuesOf(first.variants)) countOccurrence(tally, `variant ${each}`);
  let state = first;
  for (let steps = 0; state.result === null; steps++) {
    if (steps > BOUND) throw new Error(`The game does not end: ${JSON.stringify(state)}`);
    state = playCheckedStep(
      watcher,
      state,
      choose(state, random) ?? engine.choose(state, 'leaning', random)!,
    );
  }
  countOccurrence(tally, `result ${state.result}`);
  if (engine.legalActions(state).length > 0) throw new Error('Something is legal after the end.');
  return state;
}

/** Chooses moves of hunters who know where Jack is and block him, which random play hardly ever does. */
export const chooseBlockingAction =
  <S extends GameState>(engine: Engine<S>, waysOpen: (state: S) => number) =>
  (state: S, random: Random): Action | undefined => {
    if (state.phase !== 'HUNT2') return undefined;
    const rated = engine
      .legalActions(state)
      .filter(({ type }) => type === 'policeMove')
      .map((action) => {
        const played = engine.apply(state, action);
        return { action, open: played.ok ? waysOpen(played.state) : Infinity };
      });
    const least = Math.min(...rated.map(({ open }) => open));
    return pickRandom(
      rated.filter(({ open }) => open === least),
      random,
    ).action;
  };

/** The action's type, or the tile it uses. */
const nameOf = (action: Action): string =>
  action.type === 'ability' ? `ability ${String(action['id'])}` : action.type;

/** Options or variants as `key=value`, or `key.part=value` for nested ones. */
const valuesOf = (agreed: object): string[] =>
  Object.entries(agreed).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? valuesOf(value).map((part) => `${key}.${part}`)
      : [`${key}=${String(value)}`],
  );

/** Collects the names of violated invariants. */
export function createChecklist(): {
  readonly faults: string[];
  readonly check: (holds: boolean, what: string) => void;
} {
  const faults: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  return { faults, check };
}

export const isSet = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
export const isIn = <T>(all: readonly T[], some: readonly T[]): boolean =>
  some.every((each) => all.includes(each));

/** Invariants of every game. */
function generalFaults<S extends GameState>(
  engine: Engine<S>,
  state: S,
  events: readonly GameEvent[],
): string[] {
  const seats = engine.seats(state);
  const actor = engine.actor(state);
  const views = seats.map((seat) => engine.viewFor(state, seat));
  const isOver = state.phase === 'OVER';
  const { faults, check } = createChecklist();
  check(isPlain(state), 'the state is not plain data');
  check(isPlain(events), 'the events are not plain data');
  check(views.every(isPlain), 'a view is not plain data');
  check(
    !isOver || JSON.stringify(JSON.parse(JSON.stringify(views))) === JSON.stringify(views),
    'a view does not come back',
  );
  check(isOver === (state.result !== null), 'over without a result');
  check(isOver ? actor === undefined : seats.includes(actor!), 'no seat is to act');
  check(
    events.every(({ visibleTo }) => visibleTo === 'all' || visibleTo.every((seat) => seats.includes(seat))),
    'an event for an unknown seat',
  );
  return faults;
}

/** Whether a value is plain JSON: no undefined, no infinite number, no class instance. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}

/** Freezes data deeply and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
