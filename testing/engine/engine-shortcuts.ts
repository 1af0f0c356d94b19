/** Shortcuts to play and to query a game in tests. */
import type { Action, Engine, GameState } from '../../engine/index.js';
import { applyLegal } from '../../engine/run/playout.js';

export interface EngineShortcuts<S extends GameState> {
  /** A new game with these options, variants and deals. */
  readonly createGame: (settings: object) => S;
  /** The state after some actions, all of which must be legal for the seat to act. */
  readonly playLegal: (state: S, ...actions: readonly Action[]) => S;
  /** The events of one action. */
  readonly eventsOf: (state: S, action: Action) => readonly object[];
  /** The code and rule of a refusal; undefined if the action is legal. The list of legal actions must agree. */
  readonly refusalOf: (state: S, action: Action) => string | undefined;
  /** The legal actions of a type, without the type and hints. */
  readonly legalFieldsOfType: (state: S, type: string) => object[];
}

/** The shortcuts of an engine; `legalFieldsOfType` leaves the `hidden` hints out. */
export const createEngineShortcuts = <S extends GameState>(
  engine: Engine<S>,
  hidden: readonly string[],
): EngineShortcuts<S> => ({
  createGame: (settings) => {
    const created = engine.createGame(settings);
    if (!created.ok) throw new Error(created.message);
    return created.state;
  },
  playLegal: (state, ...actions) =>
    actions.reduce((now, action) => applyLegal(engine, now, action, engine.actor(now)).state, state),
  eventsOf: (state, action) => applyLegal(engine, state, action).events,
  refusalOf: (state, action) => {
    const refusal = engine.refusalFor(state, action);
    const { actions, described } = engine.describe(state);
    const isListed = actions.map(actionKey).includes(actionKey(action));
    if (described[action.type] === undefined && isListed !== (refusal === undefined))
      throw new Error(
        `${JSON.stringify(action)} is ${isListed ? '' : 'not '}listed, but ${refusal?.code ?? 'legal'}`,
      );
    return refusal && `${refusal.code} ${refusal.rule}`;
  },
  legalFieldsOfType: (state, type) =>
    engine
      .legalActions(state)
      .filter((action) => action.type === type)
      .map((action) =>
        Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'type' && !hidden.includes(key))),
      ),
});

/** Fields of a listed action that only inform. */
const HINTS = ['losing', 'block', 'cost', 'path'];

/** A key of an action: its fields in order, without hints. */
export const actionKey = (action: Action): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([name]) => !HINTS.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    (key, value: unknown) => (HINTS.includes(key) ? undefined : value),
  );
