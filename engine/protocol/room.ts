/** The games that are open, as data: a request makes a new room of it. */
import type { Board } from '../../model/index.js';
import type { Action, GameEvent } from '../contract.js';
import type { Engine, GameState } from '../engine.js';

/** A game on the table, with all that a record and a deduction need. */
export interface OpenGame {
  readonly engine: Engine;
  readonly first: GameState;
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
}

export interface Room {
  readonly games: ReadonlyMap<string, OpenGame>;
  /** How many were ever opened: names are not used twice, so that an old one never means another game. */
  readonly opened: number;
}

export const EMPTY_ROOM: Room = { games: new Map(), opened: 0 };

/** What the protocol asks of whoever runs it. */
export interface Host {
  /** The board that a name or a path means; a sentence says why there is none. */
  readonly board: (
    name: string,
  ) => { readonly ok: true; readonly board: Board } | { readonly ok: false; readonly message: string };
}

export const opened = (room: Room, name: string, game: OpenGame): Room => ({
  games: new Map(room.games).set(name, game),
  opened: room.opened + 1,
});

export const changed = (room: Room, name: string, game: OpenGame): Room => ({
  ...room,
  games: new Map(room.games).set(name, game),
});

export const closed = (room: Room, name: string): Room => ({
  ...room,
  games: new Map([...room.games].filter(([each]) => each !== name)),
});
