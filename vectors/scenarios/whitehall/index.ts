/** All scenarios of Whitehall Mystery. */
import type { Scenario } from '../../scenario.js';
import { BOARD } from './board.js';
import { EXAMPLES } from './examples.js';
import { INFORMATION } from './information.js';
import { HUNTERS } from './investigators.js';
import { OPTIONS } from './options.js';
import { REINFORCEMENTS } from './reinforcements.js';
import { SETUP } from './setup.js';
import { TILES } from './tiles.js';
import { TURN_END } from './turn-end.js';
import { VARIANTS } from './variants.js';
import { WALKS } from './walks.js';
import { WHOLE_GAMES } from './whole-games.js';

export const WHITEHALL: readonly Scenario[] = [
  ...BOARD,
  ...SETUP,
  ...WALKS,
  ...TILES,
  ...HUNTERS,
  ...TURN_END,
  ...OPTIONS,
  ...REINFORCEMENTS,
  ...VARIANTS,
  ...EXAMPLES,
  ...INFORMATION,
  ...WHOLE_GAMES,
];
