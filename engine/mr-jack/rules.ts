/** Mr Jack as the engine plays it. */
import type { HexBoard } from '../../model/index.js';
import type { GameRules } from '../contract.js';
import { ABILITY_KINDS } from './ability-kinds.js';
import { CARD_KINDS } from './card-kinds.js';
import { dealMrJack } from './deal.js';
import { leanInMrJack } from './lean.js';
import { MOVE_KINDS } from './move-kinds.js';
import { deckCountOf } from './rounds.js';
import { sceneInMrJack } from './scene.js';
import { DETECTIVE, JACK, type MrJackTable } from './state.js';
import { actorOf, viewOf } from './view.js';
import { WHISTLE_KINDS } from './whistle-kind.js';

export const mrJackRules = (board: HexBoard): GameRules<MrJackTable> => ({
  kinds: [...CARD_KINDS, ...MOVE_KINDS, ...ABILITY_KINDS, ...WHISTLE_KINDS],
  ruleOfPhase: { CHOOSE: 'MJ-R02', ACT: 'MJ-R10', WITNESS: 'MJ-R40', OVER: 'MJ-R45' },
  actor: actorOf,
  seats: () => [JACK, DETECTIVE],
  view: viewOf,
  scene: sceneInMrJack,
  deal: (random, seats) => dealMrJack(deckCountOf(board), random, seats),
  lean: leanInMrJack,
});
