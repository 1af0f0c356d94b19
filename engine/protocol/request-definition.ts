/** The definition of a request: its fields and its answer. */
import type { FieldCheck } from '../game/contract.js';
import type { Refusal, Seat } from '../game/action.js';
import type { Host, OpenGame, Session } from './session.js';

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

export const failure = (code: string, message: string): RequestResult => ({
  ok: false,
  error: { code, message },
});

export const requiredField = (what: string, is: FieldCheck): FieldDefinition => ({
  isValid: is,
  description: what,
  isOptional: false,
});
export const optionalField = (what: string, is: FieldCheck): FieldDefinition => ({
  isValid: is,
  description: what,
  isOptional: true,
});

export const isObject: FieldCheck = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isBoolean: FieldCheck = (value) => typeof value === 'boolean';
export const isSeed: FieldCheck = (value) => typeof value === 'string' || Number.isSafeInteger(value);

const isText: FieldCheck = (value) => typeof value === 'string';

export const GAME_FIELD = requiredField('the name of an open game, as "new" gave it', isText);
export const SEAT_FIELD = requiredField('who sits there, such as "jack"', isText);
export const AS_SEAT_FIELD = optionalField(
  'answer with what this seat may know; without it, with everything, as to a host',
  isText,
);

/** A request about an open game. */
export const onOpenGame =
  (
    answer: (game: OpenGame, given: RequestFields, session: Session) => RequestResult,
  ): RequestDefinition['answer'] =>
  (given, session) => {
    const name = given['game'] as string;
    const game = session.games.get(name);
    if (game === undefined)
      return failure('unknownGame', `There is no open game "${name}". Open one with {"do":"new", …}.`);
    const seat = given['seat'] as Seat | undefined;
    const seats = game.engine.seats(game.state);
    if (seat !== undefined && !seats.includes(seat))
      return failure('unknownSeat', `There is no seat "${seat}". The seats are ${seats.join(', ')}.`);
    return answer(game, given, session);
  };
