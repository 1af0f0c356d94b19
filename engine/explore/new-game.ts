/** New games for explorations: the default options and variants, and the deals of a seed. */
import type { Engine, GameState } from '../run/open-engine.js';

/** The first state of a game. The board must have passed `openExplorer`. */
export function newGame(engine: Engine, seed: string): GameState {
  const dealt = engine.deal(seed);
  const created = dealt.ok ? engine.createGame({ deals: dealt.deals }) : dealt;
  if (!created.ok) throw new Error(created.message);
  return created.state;
}
