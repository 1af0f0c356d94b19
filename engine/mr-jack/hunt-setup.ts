/** Where counting begins in Mr Jack: nothing is hidden in the streets, so there is no hunt to break into. */
import type { HexBoard } from '../../model/index.js';
import type { Created } from '../contract.js';
import { randomOf } from '../random.js';
import type { Scene } from '../streets/scene.js';
import { createMrJack } from './create.js';
import { dealMrJack } from './deal.js';
import { deckCountOf } from './rounds.js';
import type { MrJackState } from './state.js';

/** The first round, just begun, with the deals of seed 1. */
export function sceneInMrJack(board: HexBoard, scene: Scene): Created<MrJackState> {
  const asked = Object.keys(scene)[0];
  if (asked !== undefined)
    return { ok: false, message: `Mr Jack begins with the board's own setup: leave out "${asked}".` };
  const dealt = dealMrJack(deckCountOf(board), randomOf(1, 'deals'));
  return dealt.ok ? createMrJack(board, { deals: dealt.deals }) : dealt;
}
