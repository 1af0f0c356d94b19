/** States of Letters from Whitechapel for tests, and shortcuts to query them. */
import { openWhitechapel } from '../../engine/run/open-engine.js';
import type { Action } from '../../engine/index.js';
import type { WhitechapelState } from '../../engine/whitechapel/state/state.js';
import type { CrossingId } from '../../model/index.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';
import { eventsOfAction, playActions } from './play-actions.js';

export const board = shippedStreetBoard('whitechapel');
export const engine = openWhitechapel(board);

export const DEALS = {
  headOrder: ['blue', 'brown', 'green', 'red', 'yellow'],
  seatOrder: ['ada', 'ben'],
  owner: { blue: 'ada', brown: 'ada', green: 'ben', red: 'ben', yellow: 'ben' },
} as const;

/** A new game with these options and variants. */
export function newGame(options: object = {}, variants: object = {}): WhitechapelState {
  const created = engine.createGame({ options, variants, deals: DEALS });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

/** Five pawns far from everything, for states in which they do not matter. */
export const FAR_POLICE: Readonly<Record<string, CrossingId>> = {
  blue: 'x1',
  brown: 'x2',
  green: 'x3',
  red: 'x4',
  yellow: 'x5',
};

/** A hunt; by default Jack flees on the first night from a crime on 82 at II. */
export const huntState = (
  scene: Partial<WhitechapelState>,
  options: object = {},
  variants: object = {},
): WhitechapelState => ({
  ...newGame(options, variants),
  phase: 'HUNT1',
  hideout: 90,
  rows: [[82]],
  crimeScenes: [82],
  time: 2,
  index: -1,
  head: 'blue',
  coach: 3,
  alley: 2,
  lastMove: 'crime',
  police: FAR_POLICE,
  ...scene,
});

/** The state after some actions, all of which must be legal. */
export const playLegal = (state: WhitechapelState, ...actions: readonly Action[]): WhitechapelState =>
  playActions(engine, state, actions);

/** The events of one action. */
export const eventsOf = (state: WhitechapelState, action: Action): readonly object[] =>
  eventsOfAction(engine, state, action);

/** The code and rule of a refusal; undefined if the action is legal. */
export function refusalOf(state: WhitechapelState, action: Action): string | undefined {
  const refusal = engine.refusalFor(state, action);
  return refusal && `${refusal.code} ${refusal.rule}`;
}

/** The legal actions of a type, without the type. */
export const legalOfType = (state: WhitechapelState, type: string): object[] =>
  engine
    .legalActions(state)
    .filter((action) => action.type === type)
    .map(({ type: _, ...rest }) => rest);
