/** Scenes of Whitehall Mystery for tests: a state with just these things different, and short ways to ask about it. */
import { whitehallEngine } from '../engine/engine.js';
import type { Ability, Action, Engine } from '../engine/index.js';
import type { WhitehallState } from '../engine/whitehall/state.js';
import { searchRelation, type CrossingId } from '../model/index.js';
import { streetBoard } from './official-board.js';
import { eventsBy, playOn } from './play-on.js';

export const board = streetBoard('whitehall');

/** An ability that nobody printed, for tests of the slots: the figure finds out whether Jack passed a circle this round. */
export const SNIFF: Ability = {
  name: 'sniff',
  isAction: false,
  fields: { circle: (value) => typeof value === 'number' },
  isDue: ({ state }) => state.search === null,
  list: () => [{ circle: 1 }, { circle: 2 }],
  refuse: (_, { circle }) =>
    circle === 1 || circle === 2 ? undefined : { code: 'far', rule: 'house', message: 'Too far.' },
  perform: ({ state }, { circle }) => ({
    state,
    events: [{ type: 'sniffed', visibleTo: 'all', isThere: state.rows.at(-1)!.includes(circle as number) }],
  }),
};

/** Another, which takes the place of the figure's action and does nothing at all. */
export const NAP: Ability = {
  name: 'nap',
  isAction: true,
  fields: {},
  isDue: () => true,
  list: () => [{}],
  refuse: () => undefined,
  perform: ({ state }) => ({ state, events: [] }),
};

export const engine: Engine<WhitehallState> = whitehallEngine(board, [SNIFF, NAP]);

/** A new game with these options and variants. */
export function game(options: object = {}, variants: object = {}): WhitehallState {
  const created = engine.createGame({ options, variants });
  if (!created.ok) throw new Error(created.message);
  return created.state;
}

/** No ability is ever used: so green and brown can be played. */
export const NONE = { abilities: { yellow: 'none', blue: 'none', red: 'none', smoker: 'none' } };

/** A crossing round which just these circles lie. */
export const crossingOf = (...circles: readonly number[]): CrossingId =>
  [...searchRelation(board)].find(([, ids]) => ids.join() === circles.map((each) => `c${each}`).join())![0];

/** The locations of the rulebook's example (WM-X01). */
export const LOCATIONS = [33, 46, 147, 159];

/** Figures out of everybody's way, for scenes in which they do not matter. */
export const FAR: Readonly<Record<string, CrossingId>> = { yellow: 'x1', blue: 'x2', red: 'x3' };

/** Jack flees in the first round from 147, unless the scene says otherwise. */
export function hunt(
  scene: Partial<WhitehallState>,
  options: object = {},
  variants: object = {},
): WhitehallState {
  const begun = game(options, variants);
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

/** What comes of actions, one after another; all must be legal. */
export const after = (state: WhitehallState, ...actions: readonly Action[]): WhitehallState =>
  playOn(engine, state, actions);

/** The events of one action. */
export const eventsOf = (state: WhitehallState, action: Action): readonly object[] =>
  eventsBy(engine, state, action);

/** Why an action is refused: its code and rule; undefined if it is legal. What is listed must say the same. */
export function refused(state: WhitehallState, action: Action): string | undefined {
  const refusal = engine.isLegal(state, action);
  const { actions, described } = engine.describe(state);
  const isListed = actions.map(nameOf).includes(nameOf(action));
  if (described[action.type] === undefined && isListed !== (refusal === undefined))
    throw new Error(
      `${JSON.stringify(action)} is ${isListed ? '' : 'not '}listed, but ${refusal?.code ?? 'legal'}`,
    );
  return refusal && `${refusal.code} ${refusal.rule}`;
}

/** An action without hints, its fields in order: what tells it from others. */
export const nameOf = ({ losing: _losing, block: _block, ...action }: Action): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The legal actions of a type, without it and without hints. */
export const legal = (state: WhitehallState, type: string): object[] =>
  engine
    .legalActions(state)
    .filter((action) => action.type === type)
    .map(({ type: _, losing: _losing, block: _block, ...rest }) => rest);

/** All figures stand still, and then pass: the rest of a turn in which nothing happens. */
export function quietly(state: WhitehallState): WhitehallState {
  const { figures } = state.options;
  const waiting = state.phase === 'HUNT2' ? figures : [];
  return after(
    state,
    ...waiting.map((colour) => ({ type: 'policeMove', colour, to: state.figures[colour] })),
    ...figures.map((colour) => ({ type: 'passAction', colour })),
  );
}
