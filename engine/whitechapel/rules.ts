/** Letters from Whitechapel as the engine plays it. */
import type { GameRules } from '../contract.js';
import { actorOf } from './actor.js';
import { dealWhitechapel } from './deal.js';
import { ESCAPE_KINDS } from './escape-kinds.js';
import { fastWhitechapel } from './fast.js';
import { GOULSTON_KINDS } from './goulston-kinds.js';
import { HELL_KINDS } from './hell-kinds.js';
import { leanInWhitechapel } from './lean.js';
import { LETTER_KINDS } from './letter-kinds.js';
import { JACK } from './passages.js';
import { PATROL_KINDS } from './patrol-kinds.js';
import { POLICE_KINDS } from './police-kinds.js';
import { sceneInWhitechapel } from './scene.js';
import { SETUP_KINDS } from './setup-kinds.js';
import type { WhitechapelTable } from './state.js';
import { viewOf } from './view.js';

export const WHITECHAPEL: GameRules<WhitechapelTable> = {
  kinds: [
    ...SETUP_KINDS,
    ...PATROL_KINDS,
    ...LETTER_KINDS,
    ...HELL_KINDS,
    ...ESCAPE_KINDS,
    ...GOULSTON_KINDS,
    ...POLICE_KINDS,
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
  view: viewOf,
  scene: sceneInWhitechapel,
  fast: ({ board, state }) => fastWhitechapel(board, state),
  deal: dealWhitechapel,
  lean: leanInWhitechapel,
};
