/** Mr Jack as the engine plays it. */
import type { HexBoard } from '../../model/index.js';
import type { GameRules } from '../game/contract.js';
import { ABILITY_ACTIONS } from './actions/ability-actions.js';
import { CARD_ACTIONS } from './actions/card-actions.js';
import { createMrJack, dealMrJack, startFirstRound } from './create-game.js';
import { createFastMrJack } from './fast/fast-game.js';
import { deduceMrJack } from './deduce.js';
import { preferMrJackActions } from './heuristic-player.js';
import { MOVE_ACTIONS } from './actions/move-actions.js';
import { deckCountOf } from './state/rounds.js';
import { JACK } from '../game/action.js';
import { DETECTIVE, type MrJackBoardAndState } from './state/state.js';
import { actorOf, buildView } from './view.js';
import { WHISTLE_ACTIONS } from './actions/whistle-action.js';

export const mrJackRules = (board: HexBoard): GameRules<MrJackBoardAndState> => ({
  actions: [...CARD_ACTIONS, ...MOVE_ACTIONS, ...ABILITY_ACTIONS, ...WHISTLE_ACTIONS],
  ruleOfPhase: { CHOOSE: 'MJ-R02', ACT: 'MJ-R10', WITNESS: 'MJ-R40', OVER: 'MJ-R45' },
  createGame: createMrJack,
  deduce: (_, __, seen) => deduceMrJack(seen),
  actor: actorOf,
  seats: () => [JACK, DETECTIVE],
  view: buildView,
  startHunt: startFirstRound,
  deal: (random, seats) => dealMrJack(deckCountOf(board), random, seats),
  fast: ({ board: on, state }) => createFastMrJack(on, state),
  preferActions: preferMrJackActions,
});
