/** Scenes of Letters from Whitechapel for tests: a state with just these things different, and short ways to ask about it. */
import { whitechapelEngine } from '../engine/engine.js';
import type { Action } from '../engine/index.js';
import type { WhitechapelState } from '../engine/whitechapel/state.js';
import type { CrossingId } from '../model/index.js';
import { streetBoard } from './official-board.js';
import { eventsBy, playOn } from './play-on.js';

export const board = streetBoard('whitechapel');
export const engine = whitechapelEngine(board);

export const DEALS = {
  headOrder: ['blue', 'brown', 'green', 'red', 'yellow'],
  seatOrder: ['ada', 'ben'],
  owner: { blue: 'ada', brown: 'ada', green: 'ben', red: 'ben', yellow: 'ben' },
} as const;

/** A new game with these options and variants. */
export function game(options: object = {}, variants: object = {}): WhitechapelState {
  const created = engine.createGame({ options, variants, deals: DEALS });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

/** Five pawns out of everybody's way, for scenes in which they do not matter. */
export const FAR_POLICE: Readonly<Record<string, CrossingId>> = {
  blue: 'x1',
  brown: 'x2',
  green: 'x3',
  red: 'x4',
  yellow: 'x5',
};

/** Jack flees on the first night from a crime on 82 at II, unless the scene says otherwise. */
export const hunt = (
  scene: Partial<WhitechapelState>,
  options: object = {},
  variants: object = {},
): WhitechapelState => ({
  ...game(options, variants),
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

/** What comes of actions, one after another; all must be legal. */
export const after = (state: WhitechapelState, ...actions: readonly Action[]): WhitechapelState =>
  playOn(engine, state, actions);

/** The events of one action. */
export const eventsOf = (state: WhitechapelState, action: Action): readonly object[] =>
  eventsBy(engine, state, action);

/** Why an action is refused: its code and rule; undefined if it is legal. */
export function refused(state: WhitechapelState, action: Action): string | undefined {
  const refusal = engine.isLegal(state, action);
  return refusal && `${refusal.code} ${refusal.rule}`;
}

/** The legal actions of a type, without it. */
export const legal = (state: WhitechapelState, type: string): object[] =>
  engine
    .legalActions(state)
    .filter((action) => action.type === type)
    .map(({ type: _, ...rest }) => rest);
