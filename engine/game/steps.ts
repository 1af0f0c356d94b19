/** Constructors of steps, events and refusals. */
import type { Action, GameEvent, Refusal, Step } from './action.js';

type Fields = Readonly<Record<string, unknown>>;

export const step = <S>(state: S, ...events: readonly GameEvent[]): Step<S> => ({ state, events });

/** Joins a step with the step that follows from its state. */
export function chainStep<S>(first: Step<S>, next: (state: S) => Step<S>): Step<S> {
  const second = next(first.state);
  return { state: second.state, events: [...first.events, ...second.events] };
}

/** A step with these events, and the step that follows from its state. */
export const stepThen = <S>(
  state: S,
  events: GameEvent | readonly GameEvent[],
  next: (state: S) => Step<S>,
): Step<S> => chainStep(step(state, ...[events].flat()), next);

/** An event that everybody sees. */
export const publicEvent = (type: string, fields: Fields = {}): GameEvent => ({
  type,
  visibleTo: 'all',
  ...fields,
});

/** An event that only some seats see. */
export const privateEvent = (visibleTo: readonly string[], type: string, fields: Fields = {}): GameEvent => ({
  type,
  visibleTo,
  ...fields,
});

export const refusal = (code: string, rule: string, message: string): Refusal => ({ code, rule, message });

/** An action with a hint if it applies. */
export const withHint = <A extends Action>(action: A, hint: string, applies: boolean): A =>
  applies ? { ...action, [hint]: true } : action;
