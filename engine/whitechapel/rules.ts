/** Letters from Whitechapel as the engine plays it. */
import type { GameRules } from '../game/contract.js';
import { actorOf, buildView } from './view.js';
import { dealWhitechapel } from './deal.js';
import { ESCAPE_ACTIONS } from './actions/escape-actions.js';
import { fastWhitechapel } from './fast-hunt.js';
import { GOULSTON_ACTIONS } from './actions/goulston-actions.js';
import { HELL_ACTIONS } from './actions/hell-actions.js';
import { preferWhitechapelActions } from './heuristic-player.js';
import { LETTER_ACTIONS } from './actions/letter-actions.js';
import { JACK } from '../game/action.js';
import { PATROL_ACTIONS } from './actions/patrol-actions.js';
import { POLICE_ACTIONS } from './actions/police-actions.js';
import { startWhitechapelHunt } from './hunt-setup.js';
import { SETUP_ACTIONS } from './actions/setup-actions.js';
import type { WhitechapelPosition } from './state/state.js';

export const whitechapelRules: GameRules<WhitechapelPosition> = {
  actions: [
    ...SETUP_ACTIONS,
    ...PATROL_ACTIONS,
    ...LETTER_ACTIONS,
    ...HELL_ACTIONS,
    ...ESCAPE_ACTIONS,
    ...GOULSTON_ACTIONS,
    ...POLICE_ACTIONS,
  ],
  ruleOfPhase: {
    SETUP: 'LFW-S04',
    HELL2: 'LFW-R02',
    HELL3: 'LFW-R04',
    HELL3L: 'LFW-O01',
    HELL5: 'LFW-R09',
    HELL6: 'LFW-R11',
    HELL7: 'LFW-R14',
    HUNT1: 'LFW-R20',
    HUNT1L: 'LFW-O05',
    HUNT2: 'LFW-R40',
    HUNT3F: 'LFW-O08',
    HUNT3: 'LFW-R42',
    OVER: 'LFW-R53',
  },
  actor: ({ state }) => actorOf(state),
  seats: ({ state }) => [JACK, ...state.deals.seatOrder],
  view: buildView,
  startHunt: startWhitechapelHunt,
  fast: ({ board, state }) => fastWhitechapel(board, state),
  deal: dealWhitechapel,
  preferActions: preferWhitechapelActions,
};
