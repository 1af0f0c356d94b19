/** What the card being played still demands. */
import type { HexBoard } from '../../model/index.js';
import { CARDS } from './cards.js';
import type { MrJackState } from './state.js';
import { freeEnds, gaslightsOf, manholesOf } from './ways.js';
import { canWhistle } from './whistle.js';

/** Whether an ability that is a duty can be used at all as things stand (MJ-R28). */
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
    // Watson's facing is asked for whenever he was moved; the other two may do without.
    case 'watson':
    case 'stealthy':
    case 'gull':
      return false;
  }
}

/** Whether a duty is left that can be done. */
export const owesAbility = (board: HexBoard, state: MrJackState): boolean =>
  !state.acting!.used && canUse(board, state);

/**
 * Whether the move may be left out: nowhere is free, and what could still change that has been done (AMB-MJ-01). Nobody is
 * forced to accuse or to leave; and who can swap instead must.
 */
export function maySkipMove(board: HexBoard, state: MrJackState): boolean {
  const { character, moved } = state.acting!;
  const { pattern } = CARDS[character];
  if (moved || pattern === 'instead' || freeEnds(board, state, character).length > 0) return false;
  return pattern !== 'beside' || !owesAbility(board, state);
}
