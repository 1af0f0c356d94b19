/** The open games, as immutable data: a request returns a new session. */
import type { Board } from '../../model/index.js';
import type { Action, GameEvent } from '../game/action.js';
import type { Result } from '../game/contract.js';
import type { Engine, GameState } from '../run/open-engine.js';

/** An open game, with all that a record and a deduction need. */
export interface OpenGame {
  readonly engine: Engine;
  readonly firstState: GameState;
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
}

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
}

export const addGame = (session: Session, name: string, game: OpenGame): Session => ({
  games: new Map(session.games).set(name, game),
  openedCount: session.openedCount + 1,
});

export const replaceGame = (session: Session, name: string, game: OpenGame): Session => ({
  ...session,
  games: new Map(session.games).set(name, game),
});

export const removeGame = (session: Session, name: string): Session => ({
  ...session,
  games: new Map([...session.games].filter(([each]) => each !== name)),
});
