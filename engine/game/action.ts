/** Actions, events and refusals: the plain data that a game exchanges with its players. */

/** A player's seat: `jack`, or a player against him. */
export type Seat = string;

/** The seat that every game has. */
export const JACK: Seat = 'jack';

/** Some fields of a record, in this order. */
export const pickFields = <T extends object, K extends keyof T>(
  from: T,
  ...names: readonly K[]
): Pick<T, K> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** What a player does. Its type and fields identify it; hints may be sent along and are ignored. */
export interface Action {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What happened, and who sees it. */
export interface GameEvent {
  readonly type: string;
  readonly visibleTo: 'all' | readonly Seat[];
  readonly [field: string]: unknown;
}

/** Why an action is illegal: a code for programs, the rule it breaks, and a sentence for players. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

/** The result of an action: the next state, and what happened. */
export interface Step<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}
