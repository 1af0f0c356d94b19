/** Whitehall Mystery as the engine plays it. */
import type { GameRules } from '../game/contract.js';
import { defineAbilityActions, type Ability } from './actions/ability-actions.js';
import { dealWhitehall } from './deal.js';
import { ESCAPE_ACTIONS } from './actions/escape-actions.js';
import { fastWhitehall } from './fast-hunt.js';
import { INVESTIGATOR_ACTIONS } from './actions/investigator-actions.js';
import { preferWhitehallActions } from './heuristic-player.js';
import { startWhitehallHunt } from './hunt-setup.js';
import { SETUP_ACTIONS } from './actions/setup-actions.js';
import { JACK } from '../game/action.js';
import { INVESTIGATORS, type WhitehallPosition } from './state/state.js';
import { TURN_ACTIONS } from './actions/turn-actions.js';
import { actorOf, buildView } from './view.js';

/** The rules with the abilities that the host brings. */
export const whitehallRules = (abilities: readonly Ability[]): GameRules<WhitehallPosition> => ({
  actions: [
    ...SETUP_ACTIONS,
    ...ESCAPE_ACTIONS,
    ...TURN_ACTIONS,
    ...INVESTIGATOR_ACTIONS,
    ...defineAbilityActions(abilities),
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
  view: buildView,
  startHunt: startWhitehallHunt,
  fast: ({ board, state }) => fastWhitehall(board, state),
  deal: dealWhitehall,
  preferActions: preferWhitehallActions,
});
