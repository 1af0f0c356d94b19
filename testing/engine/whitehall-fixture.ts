/** States of Whitehall Mystery for tests, and shortcuts to query them. */
import { openWhitehall } from '../../engine/run/open-engine.js';
import type { Ability, Engine } from '../../engine/index.js';
import type { WhitehallState } from '../../engine/whitehall/state/state.js';
import { searchRelation, type CrossingId } from '../../model/index.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';
import { createEngineShortcuts } from './engine-shortcuts.js';

export const board = shippedStreetBoard('whitehall');

/** A custom ability for tests: the figure learns whether Jack passed a circle this round. */
export const SNIFF_ABILITY: Ability = {
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
export const NAP_ABILITY: Ability = {
  name: 'nap',
  isAction: true,
  fields: {},
  isDue: () => true,
  candidates: () => [{}],
  refuse: () => undefined,
  perform: ({ state }) => ({ state, events: [] }),
};

export const engine: Engine<WhitehallState> = openWhitehall(board, [SNIFF_ABILITY, NAP_ABILITY]);
const shortcuts = createEngineShortcuts(engine, ['losing', 'block']);
export const { playLegal, eventsOf, refusalOf, legalFieldsOfType } = shortcuts;

/** A new game with these options and variants. */
export const newGame = (options: object = {}, variants: object = {}): WhitehallState =>
  shortcuts.createGame({ options, variants });

/** Without abilities, green and brown can be played. */
export const NO_ABILITIES = { abilities: { yellow: 'none', blue: 'none', red: 'none', smoker: 'none' } };

/** The crossing that touches exactly these circles. */
export const crossingTouching = (...circles: readonly number[]): CrossingId =>
  [...searchRelation(board)].find(([, ids]) => ids.join() === circles.map((each) => `c${each}`).join())![0];

/** The locations of the rulebook's example (WM-X01). */
export const EXAMPLE_LOCATIONS = [33, 46, 147, 159];

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
    locations: EXAMPLE_LOCATIONS,
    reached: [147],
    rows: [[147]],
    figures,
    ...scene,
  };
}

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
