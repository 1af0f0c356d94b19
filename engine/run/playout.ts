/** A game played to its end by random players. */
import type { Action, GameEvent, Seat } from '../game/action.js';
import type { Engine, GameState } from './open-engine.js';
import type { RandomPlayerName } from '../game/random-players.js';
import { randomFromSeed, type Seed } from '../game/random.js';

/** Applies an action that must be legal, such as one that the engine has listed. */
export function applyLegal<S extends GameState>(engine: Engine<S>, state: S, action: unknown, seat?: Seat) {
  const played = engine.apply(state, action, seat);
  if (played.ok) return played;
  throw new Error(`${JSON.stringify(action)} is offered, but ${played.refusal.message}`);
}

/** More steps than any game takes: the longest observed game had less than a third of them. */
const LONGEST = 5000;

export interface Playout<S> {
  /** What was done, in order, and what happened each time. */
  readonly actions: readonly Action[];
  readonly events: readonly (readonly GameEvent[])[];
  /** Where it ended; `result` is still null if `limit` came first. */
  readonly state: S;
}

/** Plays on from a state. The same state, seed and player give the same game on every machine. */
export function playout<S extends GameState>(
  engine: Engine<S>,
  state: S,
  {
    seed,
    player = 'leaning',
    limit = LONGEST,
  }: { readonly seed: Seed; readonly player?: RandomPlayerName; readonly limit?: number },
): Playout<S> {
  const random = randomFromSeed(seed, 'play');
  const actions: Action[] = [];
  const events: (readonly GameEvent[])[] = [];
  let now = state;
  while (actions.length < limit) {
    const action = engine.choose(now, player, random);
    if (action === undefined) break;
    const played = applyLegal(engine, now, action);
    actions.push(played.action);
    events.push(played.events);
    now = played.state;
  }
  return { actions, events, state: now };
}
