/** Where counting begins in Mr Jack: nothing is hidden in the streets, so there is no hunt to break into. */
import type { HexBoard } from '../../model/index.js';
import type { CreateResult, HuntSetup } from '../game/contract.js';
import { randomFromSeed } from '../game/random.js';
import { createMrJack } from './create-game.js';
import { dealMrJack } from './deal.js';
import { deckCountOf } from './state/rounds.js';
import type { MrJackState } from './state/state.js';

/** The first round, just begun, with the deals of seed 1. */
export function startMrJack(board: HexBoard, scene: HuntSetup): CreateResult<MrJackState> {
  const asked = Object.keys(scene)[0];
  if (asked !== undefined)
    return { ok: false, message: `Mr Jack begins with the board's own setup: leave out "${asked}".` };
  const dealt = dealMrJack(deckCountOf(board), randomFromSeed(1, 'deals'));
  return dealt.ok ? createMrJack(board, { deals: dealt.deals }) : dealt;
}
