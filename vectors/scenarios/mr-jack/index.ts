/** All scenarios of Mr Jack. */
import type { Scenario } from '../../scenario.js';
import { ABILITIES } from './abilities.js';
import { ACCUSATIONS } from './accusing.js';
import { BOARD } from './board.js';
import { INFORMATION } from './information.js';
import { LEAVING } from './leaving.js';
import { MOVES } from './moves.js';
import { ROUNDS } from './rounds.js';
import { SEWERS_AND_ROOFS } from './sewers-and-roofs.js';
import { TOKENS } from './tokens.js';
import { VARIANTS } from './variants.js';
import { WHISTLES } from './whistle.js';
import { WHOLE_GAMES } from './whole-games.js';
import { WITNESS } from './witness.js';

export const MR_JACK: readonly Scenario[] = [
  ...BOARD,
  ...ROUNDS,
  ...MOVES,
  ...SEWERS_AND_ROOFS,
  ...ABILITIES,
  ...TOKENS,
  ...WHISTLES,
  ...ACCUSATIONS,
  ...LEAVING,
  ...WITNESS,
  ...VARIANTS,
  ...INFORMATION,
  ...WHOLE_GAMES,
];
