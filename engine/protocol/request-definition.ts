/** The open games, and what a request is: its fields and its answer. */
import type { Board } from '../../model/index.js';
import type { Action, GameEvent, Refusal, Seat } from '../game/action.js';
import type { FieldCheck, Result } from '../game/contract.js';
import { isString } from '../game/field-checks.js';
import type { Engine, GameState } from '../run/open-engine.js';

/** An open game, with all that a record and a deduction need. */
export interface OpenGame {
  readonly engine: Engine;
  readonly firstState: GameState;
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  /** Whether it began in the middle, so that neither a record nor a deduction can be made. */
  readonly isPart?: true;
}

/** The open games, as immutable data: a request returns a new session. */
export interface Session {
  readonly games: ReadonlyMap<string, OpenGame>;
  /** How many were ever opened. Names are not reused. */
  readonly openedCount: number;
}

export const EMPTY_SESSION: Session = { games: new Map(), openedCount: 0 };

/** What the protocol needs from its host. */
export interface Host {
  /** The board with a name or path, or why there is none. */
  readonly board: (name: string) => Result<{ readonly board: Board }>;
  /** The names that it knows. */
  readonly boardNames?: () => readonly string[];
  /** The version of the program. */
  readonly version?: string;
}

/** The session after a game has changed or was opened. */
export const withGame = (session: Session, name: string, game: OpenGame): Session => ({
  ...session,
  games: new Map(session.games).set(name, game),
});

/** The game after further actions. */
export const extendOpenGame = (
  game: OpenGame,
  state: GameState,
  actions: readonly Action[],
  events: readonly GameEvent[],
): OpenGame => ({
  ...game,
  state,
  actions: [...game.actions, ...actions],
  events: [...game.events, ...events],
});

export interface FieldDefinition {
  readonly isValid: FieldCheck;
  readonly description: string;
  readonly isOptional: boolean;
}

/** Why a request failed. `rule` is present when the game refuses an action. */
export type RequestError = Omit<Refusal, 'rule'> & { readonly rule?: string };

/** The answer to a request, and the new session if it changed. */
export type RequestResult =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>>; readonly session?: Session }
  | { readonly ok: false; readonly error: RequestError };

/** The fields of a request, which are valid. */
export type RequestFields = Readonly<Record<string, unknown>>;

export interface RequestDefinition {
  readonly meaning: string;
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  readonly answer: (given: RequestFields, session: Session, host: Host) => RequestResult;
}

export const success = (answer: Readonly<Record<string, unknown>>, session?: Session): RequestResult => ({
  ok: true,
  answer,
  ...(session && { session }),
});

export const failure = (code: string, message: string): RequestResult => ({
  ok: false,
  error: { code, message },
});

export const requiredField = (description: string, isValid: FieldCheck): FieldDefinition => ({
  isValid,
  description,
  isOptional: false,
});
export const optionalField = (description: string, isValid: FieldCheck): FieldDefinition => ({
  ...requiredField(description, isValid),
  isOptional: true,
});

export const isBoolean: FieldCheck = (value) => typeof value === 'boolean';
export const isSeed: FieldCheck = (value) => typeof value === 'string' || Number.isSafeInteger(value);
export const isWithin =
  (least: number, most: number): FieldCheck =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

const GAME_FIELD = requiredField('the name of an open game, as "new" gave it', isString);

/** A request about an open game. */
export const gameRequest = (
  meaning: string,
  fields: RequestDefinition['fields'],
  answer: (game: OpenGame, given: RequestFields, session: Session) => RequestResult,
): RequestDefinition => ({
  meaning,
  fields: { game: GAME_FIELD, ...fields },
  answer: (given, session) => {
    const name = given['game'] as string;
    const game = session.games.get(name);
    if (game === undefined)
      return failure('unknownGame', `There is no open game "${name}". Open one with {"do":"new", …}.`);
    const seat = given['seat'] as Seat | undefined;
    const seats = game.engine.seats(game.state);
    if (seat !== undefined && !seats.includes(seat))
      return failure('unknownSeat', `There is no seat "${seat}". The seats are ${seats.join(', ')}.`);
    return answer(game, given, session);
  },
});
