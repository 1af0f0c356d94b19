/** Deduction by brute force: plays through all of Jack's secrets and drops those with other public events. */
import {
  eventsVisibleTo,
  type Action,
  type Engine,
  type GameEvent,
  type GameState,
  type Seat,
} from '../../engine/index.js';

/** The states that one seat cannot distinguish from the true one. */
export interface HiddenStates<S extends GameState> {
  readonly states: readonly S[];
  /** The hidden states after an action of the true game. */
  readonly after: (seat: Seat, action: Action, events: readonly GameEvent[]) => HiddenStates<S>;
}

/** Enumerates the hidden states; `offered` lists Jack's possible actions in a state. */
export function enumerateHiddenStates<S extends GameState>(
  engine: Engine<S>,
  observer: Seat,
  offered: (state: S) => readonly Action[],
  first: readonly S[],
): HiddenStates<S> {
  const heard = (events: readonly GameEvent[]): string => JSON.stringify(eventsVisibleTo(events, observer));
  const silence = heard([]);
  const doings = (state: S, sound: string, actions: readonly Action[]): S[] =>
    actions.flatMap((action) => {
      const played = engine.apply(state, action, engine.actor(state));
      return played.ok && heard(played.events) === sound ? played.state : [];
    });
  const ofJack = (state: S, sound: string): S[] =>
    engine.actor(state) === 'jack' ? doings(state, sound, offered(state)) : [];
  /** Jack may or may not have played an unannounced action already. */
  const known = new Map<string, S>();
  const waiting = [...first];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const plain = forgetful(state);
    const name = JSON.stringify(plain);
    if (known.has(name)) continue;
    known.set(name, plain);
    waiting.push(...ofJack(plain, silence));
  }
  const states = [...known.values()];
  return {
    states,
    after: (seat, action, events) => {
      const sound = heard(events);
      const next =
        seat !== 'jack'
          ? states.flatMap((state) => (engine.actor(state) === seat ? doings(state, sound, [action]) : []))
          : sound === silence
            ? states
            : states.flatMap((state) => ofJack(state, sound));
      return enumerateHiddenStates(engine, observer, offered, next);
    },
  };
}

/** No rule depends on the rows of past rounds, so states that differ only there are the same. */
const forgetful = <S extends GameState>(state: S): S =>
  'rows' in state
    ? { ...state, rows: state.rows.map((row, i) => (i === state.rows.length - 1 ? row : [])) }
    : state;
