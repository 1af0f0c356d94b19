/** States of Whitehall Mystery for tests, and shortcuts to query them. */
import { openWhitehall } from '../../engine/run/open-engine.js';
import type { Ability, Action, Engine } from '../../engine/index.js';
import type { WhitehallState } from '../../engine/whitehall/state/state.js';
import { searchRelation, type CrossingId } from '../../model/index.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';
import { eventsOfAction, playActions } from './play-actions.js';

export const board = shippedStreetBoard('whitehall');

/** A custom ability for tests: the figure learns whether Jack passed a circle this round. */
export const SNIFF: Ability = {
  name: 'sniff',
  isAction: false,
  fields: { circle: (value) => typeof value === 'number' },
  isDue: ({ state }) => state.search === null,
  candidates: () => [{ circle: 1 }, { circle: 2 }],
  refuse: (_, { circle }) =>
    circle === 1 || circle === 2 ? undefined : { code: 'far', rule: 'house', message: 'Too far.' },
  perform: ({ state }, { circle }) => ({
    state,
    events: [{ type: 'sniffed', visibleTo: 'all', isThere: state.rows.at(-1)!.includes(circle as number) }],
  }),
};

/** A custom ability that replaces the figure's action and does nothing. */
export const NAP: Ability = {
  name: 'nap',
  isAction: true,
  fields: {},
  isDue: () => true,
  candidates: () => [{}],
  refuse: () => undefined,
  perform: ({ state }) => ({ state, events: [] }),
};

export const engine: Engine<WhitehallState> = openWhitehall(board, [SNIFF, NAP]);

/** A new game with these options and variants. */
export function newGame(options: object = {}, variants: object = {}): WhitehallState {
  const created = engine.createGame({ options, variants });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

/** Without abilities, green and brown can be played. */
export const NO_ABILITIES = { abilities: { yellow: 'none', blue: 'none', red: 'none', smoker: 'none' } };

/** The crossing that touches exactly these circles. */
export const crossingOf = (...circles: readonly number[]): CrossingId =>
  [...searchRelation(board)].find(([, ids]) => ids.join() === circles.map((each) => `c${each}`).join())![0];

/** The locations of the rulebook's example (WM-X01). */
export const LOCATIONS = [33, 46, 147, 159];

/** Figures far from everything, for states in which they do not matter. */
export const FAR_FIGURES: Readonly<Record<string, CrossingId>> = { yellow: 'x1', blue: 'x2', red: 'x3' };

/** A hunt; by default Jack flees in the first round from 147. */
export function huntState(
  scene: Partial<WhitehallState>,
  options: object = {},
  variants: object = {},
): WhitehallState {
  const begun = newGame(options, variants);
  const figures = Object.fromEntries(begun.options.figures.map((colour, i) => [colour, `x${i + 1}`]));
  return {
    ...begun,
    phase: 'HUNT1',
    locations: LOCATIONS,
    reached: [147],
    rows: [[147]],
    figures,
    ...scene,
  };
}

/** The state after some actions, all of which must be legal. */
export const playLegal = (state: WhitehallState, ...actions: readonly Action[]): WhitehallState =>
  playActions(engine, state, actions);

/** The events of one action. */
export const eventsOf = (state: WhitehallState, action: Action): readonly object[] =>
  eventsOfAction(engine, state, action);

/** The code and rule of a refusal; undefined if the action is legal. The list of legal actions must agree. */
export function refusalOf(state: WhitehallState, action: Action): string | undefined {
  const refusal = engine.refusalFor(state, action);
  const { actions, described } = engine.describe(state);
  const isListed = actions.map(actionKey).includes(actionKey(action));
  if (described[action.type] === undefined && isListed !== (refusal === undefined))
    throw new Error(
      `${JSON.stringify(action)} is ${isListed ? '' : 'not '}listed, but ${refusal?.code ?? 'legal'}`,
    );
  return refusal && `${refusal.code} ${refusal.rule}`;
}

/** A key of an action: its fields in order, without hints. */
export const actionKey = ({ losing: _losing, block: _block, ...action }: Action): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The legal actions of a type, without the type and hints. */
export const legalOfType = (state: WhitehallState, type: string): object[] =>
  engine
    .legalActions(state)
    .filter((action) => action.type === type)
    .map(({ type: _, losing: _losing, block: _block, ...rest }) => rest);

/** Plays the rest of a turn in which no figure moves or acts. */
export function passTurn(state: WhitehallState): WhitehallState {
  const { figures } = state.options;
  const waiting = state.phase === 'HUNT2' ? figures : [];
  return playLegal(
    state,
    ...waiting.map((colour) => ({ type: 'policeMove', colour, to: state.figures[colour] })),
    ...figures.map((colour) => ({ type: 'passAction', colour })),
  );
}
