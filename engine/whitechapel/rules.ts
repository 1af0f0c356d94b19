/** Letters from Whitechapel as the engine plays it. */
import type { GameRules } from '../contract.js';
import { actorOf } from './actor.js';
import { ESCAPE_KINDS } from './escape-kinds.js';
import { HELL_KINDS } from './hell-kinds.js';
import { LETTER_KINDS } from './letter-kinds.js';
import { JACK } from './passages.js';
import { PATROL_KINDS } from './patrol-kinds.js';
import { POLICE_KINDS } from './police-kinds.js';
import { SETUP_KINDS } from './setup-kinds.js';
import type { WhitechapelTable } from './state.js';
import { viewOf } from './view.js';

export const WHITECHAPEL: GameRules<WhitechapelTable> = {
  kinds: [...SETUP_KINDS, ...PATROL_KINDS, ...LETTER_KINDS, ...HELL_KINDS, ...ESCAPE_KINDS, ...POLICE_KINDS],
  actor: ({ state }) => actorOf(state),
  seats: ({ state }) => [JACK, ...state.deals.seatOrder],
  view: viewOf,
};
