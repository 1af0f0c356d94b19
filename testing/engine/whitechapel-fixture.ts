/** States of Letters from Whitechapel for tests, and shortcuts to query them. */
import { openWhitechapel } from '../../engine/run/open-engine.js';
import type { WhitechapelState } from '../../engine/whitechapel/state/state.js';
import type { CrossingId } from '../../model/index.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';
import { createEngineShortcuts } from './engine-shortcuts.js';

export const board = shippedStreetBoard('whitechapel');
export const engine = openWhitechapel(board);
const shortcuts = createEngineShortcuts(engine, []);
export const { playLegal, eventsOf, refusalOf, legalFieldsOfType } = shortcuts;

export const DEALS = {
  headOrder: ['blue', 'brown', 'green', 'red', 'yellow'],
  seatOrder: ['ada', 'ben'],
  owner: { blue: 'ada', brown: 'ada', green: 'ben', red: 'ben', yellow: 'ben' },
} as const;

/** A new game with these options and variants. */
export const newGame = (options: object = {}, variants: object = {}): WhitechapelState =>
  shortcuts.createGame({ options, variants, deals: DEALS });

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
