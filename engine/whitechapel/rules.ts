/** Letters from Whitechapel as the engine plays it. */
import type { GameRules } from '../game/contract.js';
import { actorOf, buildView } from './view.js';
import { createWhitechapel, dealWhitechapel, startWhitechapelHunt } from './create-game.js';
import { deduceWhitechapel } from './deduce.js';
import { JACK_MOVE_ACTIONS } from './actions/jack-move-actions.js';
import { createFastWhitechapelHunt } from './fast-hunt.js';
import { GOULSTON_ACTIONS } from './actions/goulston-actions.js';
import { CRIME_PHASE_ACTIONS } from './actions/crime-phase-actions.js';
import { preferWhitechapelActions } from './heuristic-player.js';
import { LETTER_ACTIONS } from './actions/letter-actions.js';
import { JACK } from '../game/action.js';
import { PATROL_ACTIONS } from './actions/patrol-actions.js';
import { POLICE_ACTIONS } from './actions/police-actions.js';
import { SETUP_ACTIONS } from './actions/setup-actions.js';
import { refuseSwitchedOff } from './state/switched-off.js';
import { RULE_OF_PHASE, type WhitechapelBoardAndState } from './state/state.js';

export const whitechapelRules: GameRules<WhitechapelBoardAndState> = {
  actions: [
    ...SETUP_ACTIONS,
    ...PATROL_ACTIONS,
    ...LETTER_ACTIONS,
    ...CRIME_PHASE_ACTIONS,
    ...JACK_MOVE_ACTIONS,
    ...GOULSTON_ACTIONS,
    ...POLICE_ACTIONS,
  ],
  ruleOfPhase: RULE_OF_PHASE,
  refuseSwitchedOff,
  createGame: createWhitechapel,
  deduce: deduceWhitechapel,
  actor: ({ state }) => actorOf(state),
  seats: ({ state }) => [JACK, ...state.deals.seatOrder],
  view: buildView,
  startHunt: startWhitechapelHunt,
  fast: ({ board, state }) => createFastWhitechapelHunt(board, state),
  deal: dealWhitechapel,
  preferActions: preferWhitechapelActions,
};
