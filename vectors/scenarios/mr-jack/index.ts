/** All scenarios of Mr Jack. */
import type { Scenario } from '../../scenario.js';
import { ABILITIES } from './abilities.js';
import { BOARD } from './board.js';
import { ENDS } from './ends.js';
import { INFORMATION } from './information.js';
import { MOVES } from './moves.js';
import { ROUNDS } from './rounds.js';
import { VARIANTS } from './variants.js';
import { WHISTLES } from './whistle.js';
import { WHOLE_GAMES } from './whole-games.js';
import { WITNESS } from './witness.js';

export const MR_JACK: readonly Scenario[] = [
  ...BOARD,
  ...ROUNDS,
  ...MOVES,
  ...ABILITIES,
  ...WHISTLES,
  ...ENDS,
  ...WITNESS,
  ...VARIANTS,
  ...INFORMATION,
  ...WHOLE_GAMES,
];
