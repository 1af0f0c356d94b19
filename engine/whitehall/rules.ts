/** Whitehall Mystery as the engine plays it. */
import type { GameRules } from '../contract.js';
import { abilityKinds, type Ability } from './abilities.js';
import { dealWhitehall } from './deal.js';
import { ESCAPE_KINDS } from './escape-kinds.js';
import { fastWhitehall } from './fast.js';
import { FALSE_CLUE_KINDS } from './false-clue-kinds.js';
import { INVESTIGATOR_KINDS } from './investigator-kinds.js';
import { leanInWhitehall } from './lean.js';
import { sceneInWhitehall } from './scene.js';
import { SETUP_KINDS } from './setup-kinds.js';
import { INVESTIGATORS, JACK, type WhitehallTable } from './state.js';
import { TURN_KINDS } from './turn-kinds.js';
import { actorOf, viewOf } from './view.js';

/** The rules with the abilities that the host brings. */
export const whitehallRules = (abilities: readonly Ability[]): GameRules<WhitehallTable> => ({
  kinds: [
    ...SETUP_KINDS,
    ...ESCAPE_KINDS,
    ...TURN_KINDS,
    ...INVESTIGATOR_KINDS,
    ...FALSE_CLUE_KINDS,
    ...abilityKinds(abilities),
  ],
  ruleOfPhase: {
    SETUP_DL: 'WM-S03',
    SETUP_FIG: 'WM-S05',
    SETUP_START: 'WM-S06',
    HUNT1: 'WM-R02',
    HUNT2: 'WM-R12',
    HUNT3F: 'WM-O05',
    HUNT3: 'WM-R13',
    // As HUNT1: the Investigators cannot tell the two apart.
    TURN_END: 'WM-R02',
    ROUND_END: 'WM-O02',
    OVER: 'WM-R21',
  },
  actor: ({ state }) => actorOf(state),
  seats: () => [JACK, INVESTIGATORS],
  view: viewOf,
  scene: sceneInWhitehall,
  fast: ({ board, state }) => fastWhitehall(board, state),
  deal: dealWhitehall,
  lean: leanInWhitehall,
});
