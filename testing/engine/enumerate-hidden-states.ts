/** Deduction by brute force: all that Jack may keep secret is played through, and what sounds different is dropped. */
import {
  eventsFor,
  type Action,
  type Engine,
  type GameEvent,
  type GameState,
  type Seat,
} from '../engine/index.js';

/** The states that one seat cannot tell from the true one by what it heard. */
export interface Crowd<S extends GameState> {
  readonly states: readonly S[];
  /** The crowd after an action of the true game. */
  readonly after: (seat: Seat, action: Action, events: readonly GameEvent[]) => Crowd<S>;
}

/** `offered` names all that Jack could do in a state. */
export function crowdOf<S extends GameState>(
  engine: Engine<S>,
  observer: Seat,
  offered: (state: S) => readonly Action[],
  first: readonly S[],
): Crowd<S> {
  const heard = (events: readonly GameEvent[]): string => JSON.stringify(eventsFor(events, observer));
  const silence = heard([]);
  const doings = (state: S, sound: string, actions: readonly Action[]): S[] =>
    actions.flatMap((action) => {
      const played = engine.apply(state, action, engine.actor(state));
      return played.ok && heard(played.events) === sound ? played.state : [];
    });
  const ofJack = (state: S, sound: string): S[] =>
    engine.actor(state) === 'jack' ? doings(state, sound, offered(state)) : [];
  /** What Jack does in silence he may have done already, or not yet. */
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
      return crowdOf(engine, observer, offered, next);
    },
  };
}

/** No rule looks at the rows of rounds that are over, so states that differ only there are one. */
const forgetful = <S extends GameState>(state: S): S =>
  'rows' in state
    ? { ...state, rows: state.rows.map((row, i) => (i === state.rows.length - 1 ? row : [])) }
    : state;
