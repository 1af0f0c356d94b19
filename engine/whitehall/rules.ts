/** Whitehall Mystery as the engine plays it. */
import type { GameRules } from '../game/contract.js';
import { defineAbilityActions, type Ability } from './actions/ability-actions.js';
import { createWhitehall, dealWhitehall, startWhitehallHunt } from './create-game.js';
import { deduceWhitehall } from './deduction/deduce.js';
import { JACK_MOVE_ACTIONS } from './actions/jack-move-actions.js';
import { createFastWhitehallHunt } from './fast-hunt.js';
import { INVESTIGATOR_ACTIONS } from './actions/investigator-actions.js';
import { preferWhitehallActions } from './heuristic-player.js';
import { SETUP_ACTIONS } from './actions/setup-actions.js';
import { JACK } from '../game/action.js';
import { refuseSwitchedOff } from './state/switched-off.js';
import { RULE_OF_PHASE, seatsOf, type WhitehallBoardAndState } from './state/state.js';
import { BETWEEN_TURNS_ACTIONS } from './actions/between-turns-actions.js';
import { actorOf, buildView } from './view.js';

/** The rules with the abilities that the host brings. */
export const whitehallRules = (abilities: readonly Ability[]): GameRules<WhitehallBoardAndState> => ({
  actions: [
    ...SETUP_ACTIONS,
    ...JACK_MOVE_ACTIONS,
    ...BETWEEN_TURNS_ACTIONS,
    ...INVESTIGATOR_ACTIONS,
    ...defineAbilityActions(abilities),
  ],
  ruleOfPhase: RULE_OF_PHASE,
  refuseSwitchedOff,
  createGame: (board, request) => createWhitehall(board, request, abilities),
  deduce: deduceWhitehall,
  actor: ({ state }) => actorOf(state),
  seats: ({ state }) => [JACK, ...seatsOf(state).seatOrder],
  view: buildView,
  startHunt: startWhitehallHunt,
  fast: ({ board, state }) => createFastWhitehallHunt(board, state),
  deal: dealWhitehall,
  preferActions: preferWhitehallActions,
});
