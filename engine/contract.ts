/** What every game of the engine is made of. A game is a list of kinds of action, and little else. */
import type { Random } from './random.js';

import type { FastHunt } from './fast.js';
import type { Scene } from './streets/scene.js';

/** Who sits at the table: `jack`, or whoever plays against him. */
export type Seat = string;

/** Something a player does, as plain data. What names it is its type and its fields; hints are told with it and ignored. */
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

/** Why an action is not allowed: a code for programs, the rule it breaks, and a sentence in the game's words. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly message: string;
}

/** What an action makes of a state. */
export interface Step<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

/** What the states of all games have in common. Who may act, and in which phase, follows from the rest. */
interface AnyState {
  readonly game: string;
  readonly phase: string;
  /** A fixed string such as `police.arrest` when the game is over. */
  readonly result: string | null;
}

/** What a game begins with, as data that was asked for and not yet looked at. */
export interface GameRequest {
  readonly options?: unknown;
  readonly variants?: unknown;
  readonly deals?: unknown;
}

export type Created<S> =
  { readonly ok: true; readonly state: S } | { readonly ok: false; readonly message: string };

/** What lies on the table: the board with all that follows from it, and the state of the game. */
export interface Table<B, S extends AnyState = AnyState> {
  readonly board: B;
  readonly state: S;
}

/** Whether a field of an action has the right form. What it says is judged by `refuse`. */
export type Form = (value: unknown) => boolean;

/** What a player may choose from where listing all choices would take too long. */
export type Description = Readonly<Record<string, unknown>>;

/** One kind of action: when it is due, all that are legal, why another is not, and what it does. */
export interface Kind<T extends Table<unknown>, A extends Action = Action> {
  readonly type: A['type'];
  /** Its fields in the order of sorting. */
  readonly fields: Readonly<Record<string, Form>>;
  /** Fields that are told with it and mean nothing. */
  readonly hints?: readonly string[];
  /** The same action in its one form, if its fields can say the same in several ways or hold hints themselves. */
  readonly plain?: (action: A) => A;
  /** The rule of play it comes from. */
  readonly rule: string;
  /** Whether it is this kind's turn at all. */
  readonly isDue: (table: T) => boolean;
  /** All legal ones, in any order; undefined where they are described instead. */
  readonly list: (table: T) => readonly A[] | undefined;
  readonly describe?: (table: T) => Description;
  /** Any of those that are described, by chance. */
  readonly draw?: (table: T, random: Random) => A;
  readonly refuse: (table: T, action: A) => Refusal | undefined;
  readonly perform: (table: T, action: A) => Step<T['state']>;
}

/** Deals, or a sentence that says why there are none. */
export type Dealt =
  | { readonly ok: true; readonly deals: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string };

/** A game: its kinds of action, whose turn it is, and what each seat sees. */
export interface GameRules<T extends Table<unknown>> {
  readonly kinds: readonly Kind<T>[];
  /** The rule each phase comes from. Phases that only one side can tell apart have the same. */
  readonly ruleOfPhase: Readonly<Record<T['state']['phase'], string>>;
  readonly actor: (table: T) => Seat | undefined;
  readonly seats: (table: T) => readonly Seat[];
  readonly view: (table: T, seat: Seat) => Readonly<Record<string, unknown>>;
  /** A game that did not begin at the beginning. */
  readonly scene: (board: T['board'], scene: Scene) => Created<T['state']>;
  /** The fast path for what goes on at this table, if there is one; a game may have none at all. */
  readonly fast?: (table: T) => FastHunt<T['state']> | undefined;
  /** What chance decides before the game begins. `seats` is whatever was said about who plays. */
  readonly deal: (random: Random, seats?: unknown) => Dealt;
  /** Of the listed actions those that make a game go on; none if it does not matter. */
  readonly lean: (table: T, actions: readonly Action[], random: Random) => readonly Action[];
}
