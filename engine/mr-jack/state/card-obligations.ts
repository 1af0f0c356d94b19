/** What the player of a card must still do. */
import type { HexBoard } from '../../../model/index.js';
import { CARDS } from './cards.js';
import type { MrJackState } from './state.js';
import { canMove, gaslightsOf, manholesOf } from './reach.js';
import { canWhistle } from './whistle.js';

/** Whether an ability that must be used can be used now (MJ-R28). */
function canUse(board: HexBoard, state: MrJackState): boolean {
  const { lit, covered, cordons, alibiPile } = state;
  switch (state.acting!.character) {
    case 'holmes':
      return alibiPile.length > 0;
    case 'smith':
      return lit.length > 0 && lit.length < gaslightsOf(board).length;
    case 'lestrade':
      return cordons.length > 0 && cordons.length < board.exits.length;
    case 'goodley':
      return canWhistle(board, state);
    case 'bert':
      return covered.length > 0 && covered.length < manholesOf(board).length;
    // Watson is turned whenever he was moved; the abilities of the other two are optional.
    case 'watson':
    case 'stealthy':
    case 'gull':
      return false;
  }
}

/** Whether the ability must still be used, and can be. */
export const mustUseAbility = (board: HexBoard, state: MrJackState): boolean =>
  !state.acting!.used && canUse(board, state);

/** Whether the move may be skipped: no hex is free, and the ability that could change that has been used (AMB-MJ-01). */
export function canSkipMove(board: HexBoard, state: MrJackState): boolean {
  const { character, moved } = state.acting!;
  const { pattern } = CARDS[character];
  if (moved || pattern === 'instead' || canMove(board, state)) return false;
  return pattern !== 'beside' || !mustUseAbility(board, state);
}
