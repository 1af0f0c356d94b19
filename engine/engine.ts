/** The reference engine: any game on its board, as pure functions of a state. */
import { digestBoard, isStreetBoard, type Board, type StreetBoard } from '../model/index.js';
import type { Action, GameEvent, Refusal, Seat } from './contract.js';
import { choicesAt, play, refusalOf, type Choices, type Played } from './play.js';
import { createWhitechapel, type Created, type GameRequest } from './whitechapel/create.js';
import { WHITECHAPEL } from './whitechapel/rules.js';
import type { WhitechapelState, WhitechapelTable } from './whitechapel/state.js';

export type GameState = WhitechapelState;

/** The engine for one board. It holds no game: every function is given the state and gives back a new one. */
export interface Engine {
  readonly createGame: (request: GameRequest) => Created<GameState>;
  /** All legal actions, sorted. With a seat, those of that seat: none if it is not its turn. */
  readonly legalActions: (state: GameState, seat?: Seat) => readonly Action[];
  /** The same, and what is too much to list described. */
  readonly describe: (state: GameState, seat?: Seat) => Choices;
  readonly isLegal: (state: GameState, action: unknown, seat?: Seat) => Refusal | undefined;
  readonly apply: (state: GameState, action: unknown, seat?: Seat) => Played<GameState>;
  readonly viewFor: (state: GameState, seat: Seat) => Readonly<Record<string, unknown>>;
  readonly actor: (state: GameState) => Seat | undefined;
  readonly seats: (state: GameState) => readonly Seat[];
  readonly outcome: (state: GameState) => string | null;
}

/** Opens the engine on a board; a sentence says why it cannot. */
export function openEngine(
  board: Board,
): { readonly ok: true; readonly engine: Engine } | { readonly ok: false; readonly message: string } {
  if (!isStreetBoard(board) || board.game !== 'lfw')
    return { ok: false, message: `The engine does not play ${board.game} yet.` };
  return { ok: true, engine: whitechapelEngine(board) };
}

function whitechapelEngine(board: StreetBoard): Engine {
  const digest = digestBoard(board);
  const table = (state: WhitechapelState): WhitechapelTable => {
    if (state.board.digest !== digest)
      throw new Error(`This game is played on another board: ${state.board.id}.`);
    return { board, state };
  };
  return {
    createGame: (request) => createWhitechapel(board, request),
    legalActions: (state, seat) => choicesAt(WHITECHAPEL, table(state), seat).actions,
    describe: (state, seat) => choicesAt(WHITECHAPEL, table(state), seat),
    isLegal: (state, action, seat) => refusalOf(WHITECHAPEL, table(state), action, seat),
    apply: (state, action, seat) => play(WHITECHAPEL, table(state), action, seat),
    viewFor: (state, seat) => WHITECHAPEL.view(table(state), seat),
    actor: (state) => WHITECHAPEL.actor(table(state)),
    seats: (state) => WHITECHAPEL.seats(table(state)),
    outcome: ({ result }) => result,
  };
}

/** The events that a seat sees, without who else does. */
export const eventsFor = (events: readonly GameEvent[], seat: Seat): Omit<GameEvent, 'visibleTo'>[] =>
  events
    .filter(({ visibleTo }) => visibleTo === 'all' || visibleTo.includes(seat))
    .map(({ visibleTo: _, ...event }) => event);
