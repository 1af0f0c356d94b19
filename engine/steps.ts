/** Putting steps together. */
import type { Action, GameEvent, Kind, Refusal, Step, Table } from './contract.js';

export const step = <S>(state: S, ...events: readonly GameEvent[]): Step<S> => ({ state, events });

/** What comes of itself after a step. */
export function after<S>(first: Step<S>, next: (state: S) => Step<S>): Step<S> {
  const second = next(first.state);
  return { state: second.state, events: [...first.events, ...second.events] };
}

/** An event that everybody sees. */
export const shown = (type: string, fields: Readonly<Record<string, unknown>> = {}): GameEvent => ({
  type,
  visibleTo: 'all',
  ...fields,
});

/** An event that only some see. */
export const toldTo = (
  visibleTo: readonly string[],
  type: string,
  fields: Readonly<Record<string, unknown>> = {},
): GameEvent => ({ type, visibleTo, ...fields });

export const refusal = (code: string, rule: string, message: string): Refusal => ({ code, rule, message });

/** A kind of action whose fields have been looked at before it sees them: from here on they have types. */
export const kindOf = <T extends Table<unknown>, A extends Action>(kind: Kind<T, A>): Kind<T> =>
  kind as unknown as Kind<T>;

/** An action with a hint, if it holds. */
export const hinted = <A extends Action>(action: A, hint: string, holds: boolean): A =>
  holds ? { ...action, [hint]: true } : action;
