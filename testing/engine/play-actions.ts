/** Playing on from a scene in tests: every action must be legal for whoever is to act. */
import type { Action, Engine, GameState } from '../engine/index.js';

/** What comes of actions, one after another. */
export function playOn<S extends GameState>(engine: Engine<S>, state: S, actions: readonly Action[]): S {
  let now = state;
  for (const action of actions) {
    const played = engine.apply(now, action, engine.actor(now));
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.message}`);
    now = played.state;
  }
  return now;
}

/** The events of one action. */
export function eventsBy<S extends GameState>(
  engine: Engine<S>,
  state: S,
  action: Action,
): readonly object[] {
  const played = engine.apply(state, action);
  if (!played.ok) throw new Error(played.refusal.message);
  return played.events;
}
