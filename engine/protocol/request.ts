/** What a request is: a name, its fields, and how it is answered. */
import type { Form, Refusal, Seat } from '../contract.js';
import type { Host, OpenGame, Room } from './room.js';

export interface Field {
  readonly is: Form;
  /** What it is, in words. */
  readonly what: string;
  readonly isOptional: boolean;
}

/** Why a request is not done. `rule` is there when the game itself refuses. */
export type Failure = Omit<Refusal, 'rule'> & { readonly rule?: string };

/** What comes of a request: its answer, and the room if it is another now. */
export type Done =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>>; readonly room?: Room }
  | { readonly ok: false; readonly error: Failure };

/** The fields of a request, each of which has its form. */
export type Given = Readonly<Record<string, unknown>>;

export interface Request {
  readonly meaning: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly answer: (given: Given, room: Room, host: Host) => Done;
}

export const failed = (code: string, message: string): Done => ({ ok: false, error: { code, message } });

export const needed = (what: string, is: Form): Field => ({ is, what, isOptional: false });
export const optional = (what: string, is: Form): Field => ({ is, what, isOptional: true });

export const isObject: Form = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isBoolean: Form = (value) => typeof value === 'boolean';
export const isSeed: Form = (value) => typeof value === 'string' || Number.isSafeInteger(value);

const isText: Form = (value) => typeof value === 'string';

export const GAME = needed('the name of an open game, as "new" gave it', isText);
export const SEAT = needed('who sits there, such as "jack"', isText);
export const AS_SEAT = optional(
  'what this seat may know; without it everything is told, as to a host',
  isText,
);

/** A request about an open game. */
export const ofGame =
  (answer: (game: OpenGame, given: Given, room: Room) => Done): Request['answer'] =>
  (given, room) => {
    const name = given['game'] as string;
    const game = room.games.get(name);
    if (game === undefined)
      return failed('unknownGame', `There is no open game "${name}". Open one with {"do":"new", …}.`);
    const seat = given['seat'] as Seat | undefined;
    const seats = game.engine.seats(game.state);
    if (seat !== undefined && !seats.includes(seat))
      return failed('unknownSeat', `Nobody sits at "${seat}". The seats are ${seats.join(', ')}.`);
    return answer(game, given, room);
  };
