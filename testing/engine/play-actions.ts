/** Plays actions in tests; each must be legal for the seat to act. */
import type { Action, Engine, GameState } from '../../engine/index.js';

/** The state after some actions. */
export function playActions<S extends GameState>(engine: Engine<S>, state: S, actions: readonly Action[]): S {
  let now = state;
  for (const action of actions) {
    const played = engine.apply(now, action, engine.actor(now));
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.message}`);
    now = played.state;
  }
  return now;
}

/** The events of one action. */
export function eventsOfAction<S extends GameState>(
  engine: Engine<S>,
  state: S,
  action: Action,
): readonly object[] {
  const played = engine.apply(state, action);
  if (!played.ok) throw new Error(played.refusal.message);
  return played.events;
}
