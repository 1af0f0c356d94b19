/** What a game must provide: its actions, its turn order, its views. Everything else in the engine follows from that. */
import type { Action, Refusal, Seat, Step } from './action.js';
import type { FastHunt } from './fast-hunt.js';
import type { Random } from './random.js';
import type { Character } from '../../model/index.js';

/** What the states of all games have in common. */
export interface AnyState {
  readonly game: string;
  readonly board: { readonly id: string; readonly digest: string };
  readonly options: object;
  readonly variants: object;
  readonly phase: string;
  /** A fixed string such as `police.arrest` when the game is over. */
  readonly result: string | null;
}

/** The settings of a new game, not yet validated. */
export interface NewGameSettings {
  readonly options?: unknown;
  readonly variants?: unknown;
  readonly deals?: unknown;
}

/** What was found or made, or the sentence that says why not. */
export type Result<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly message: string };

/** An expected failure, with its reason. */
export const fail = (message: string): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message,
});

/** The first state of a game, or why it cannot start. */
export type CreateResult<S> = Result<{ readonly state: S }>;

/** A board and the state of a game on it. */
export interface BoardAndState<B, S extends AnyState = AnyState> {
  readonly board: B;
  readonly state: S;
}

/** Whether a field of an action has the right form. Whether its value is legal is for `refuse`. */
export type FieldCheck = (value: unknown) => boolean;

/** What a placement may consist of, where listing all placements would take too long. */
export type PlacementDescription = Readonly<Record<string, unknown>>;

/** One type of action. Its legal actions are the candidates that `refuse` does not refuse. */
export interface ActionDefinition<P extends BoardAndState<unknown>, A extends Action = Action> {
  readonly type: A['type'];
  /** Its fields in the order of sorting. */
  readonly fields: Readonly<Record<string, FieldCheck>>;
  /** Fields that may be sent along and have no effect. */
  readonly hints?: readonly string[];
  /** The same action in its canonical form, if its fields can be written in several ways or contain hints. */
  readonly normalise?: (action: A) => A;
  /** The rule of play it comes from. */
  readonly rule: string;
  /** Whether this type of action can be chosen now at all. */
  readonly isDue: (position: P) => boolean;
  /** Actions among which all legal ones are, in any order. Not needed without fields, or where `describe` stands in. */
  readonly candidates?: (position: P) => readonly A[];
  /** All legal actions, instead of candidates, where asking `refuse` for each is measurably too slow. */
  readonly listLegal?: (position: P) => readonly A[];
  /** A legal action with its hints. */
  readonly addHints?: (position: P, action: A) => A;
  readonly describe?: (position: P) => PlacementDescription;
  /** A random legal action of those that are described. */
  readonly drawRandom?: (position: P, random: Random) => A;
  /** Why an action of the right form is illegal. Without it all are legal. */
  readonly refuse?: (position: P, action: A) => Refusal | undefined;
  readonly perform: (position: P, action: A) => Step<P['state']>;
}

/** Deals, or why there are none. */
export type DealResult = Result<{ readonly deals: Readonly<Record<string, unknown>> }>;

/** The rules of a game, as the engine needs them. */
export interface GameRules<P extends BoardAndState<unknown>> {
  readonly actions: readonly ActionDefinition<P>[];
  /** The rule each phase comes from. Phases that only one side can distinguish have the same rule. */
  readonly ruleOfPhase: Readonly<Record<P['state']['phase'], string>>;
  /** Why a type of action is not to be had in this game, or no longer; asked where it is not due. */
  readonly refuseSwitchedOff?: (position: P, type: string) => Refusal | undefined;
  readonly createGame: (board: P['board'], request: NewGameSettings) => CreateResult<P['state']>;
  readonly actor: (position: P) => Seat | undefined;
  readonly seats: (position: P) => readonly Seat[];
  readonly view: (position: P, seat: Seat) => Readonly<Record<string, unknown>>;
  /** The state of a game that starts in the middle of a hunt. */
  readonly startHunt: (board: P['board'], setup: HuntSetup) => CreateResult<P['state']>;
  /** What Jack's opponents can deduce under these settings from what a seat has seen. */
  readonly deduce: (
    board: P['board'],
    settings: Pick<P['state'], 'options' | 'variants'>,
    seen: readonly SeenEvent[],
  ) => Deduction;
  /** The fast path for this position, if there is one. */
  readonly fast?: (position: P) => FastHunt<P['state']> | undefined;
  /** What chance decides before the game begins. `seats` is whatever the host says about the players; options may bring other pawns. */
  readonly deal: (random: Random, seats?: unknown, options?: unknown) => DealResult;
  /** The legal actions that keep a game going, for heuristic players; none if it does not matter. */
  readonly preferActions: (position: P, actions: readonly Action[], random: Random) => readonly Action[];
}

/** An event as a seat sees it. */
export interface SeenEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The events of a table of fields by type. */
export type EventsOf<T> = { readonly [K in keyof T]: { readonly type: K } & Readonly<T[K]> }[keyof T];

/**
 * Everything consistent with what a seat has seen: a circle or character is listed if and only if some secret of Jack's would
 * have looked the same. Lists are sorted by number, or in the order of the cards; each game fills in the fields it has.
 */
export interface Deduction {
  /** The circles Jack may stand on; empty while he is not in the streets. */
  readonly locations: readonly number[];
  /** Whitechapel: the circles that may be his hideout. */
  readonly hideouts?: readonly number[];
  /** Whitehall: the circles that may be unreached Discovery Locations. */
  readonly discoveries?: readonly number[];
  /** Mr Jack: who may be Jack. */
  readonly suspects?: readonly Character[];
}

/** Where Jack and the pawns stand. What is left out is chosen: the first circle that fits, the first yellow crossings. */
export interface HuntSetup {
  readonly at?: number;
  /** One crossing for each pawn, in the order of their colours. */
  readonly pawns?: readonly string[];
  /** Jack's hideout, or the Discovery Locations he has still to reach. */
  readonly goals?: readonly number[];
  /** What Jack has left: coaches, alleys and, in Whitehall, boats. */
  readonly stock?: Readonly<Partial<Record<'coach' | 'alley' | 'boat', number>>>;
  /** Where the track figure stands (DEF-17). */
  readonly index?: number;
}
