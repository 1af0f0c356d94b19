/** The preferences of heuristic players: Jack wanders and goes home in time, the police search more than they arrest. */
import type { Action } from '../game/action.js';
import { actionsOfType } from '../game/random-players.js';
import type { Random } from '../game/random.js';
import { distancesTo } from '../streets/circle-distances.js';
import { moveTrackOf } from '../streets/street-map.js';
import type { WhitechapelBoardAndState } from './state/state.js';

/** Actions that are seldom wise, or end a turn before much has happened. */
const SELDOM_CHOSEN = ['arrest', 'arrestArea', 'passAction', 'rush', 'stopSearch', 'address'];

/** The legal actions that the player to act prefers; none if any will do. */
export function preferWhitechapelActions(
  position: WhitechapelBoardAndState,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const { phase } = position.state;
  if (phase === 'HUNT3F' && random() < 0.5) return actionsOfType(actions, 'pass');
  if (phase === 'HUNT1') return preferMoves(position, actions, random);
  return random() < 0.85 ? actions.filter(({ type }) => !SELDOM_CHOSEN.includes(type)) : actions;
}

/** Jack wanders while he can, then goes home by the shortest way, and declares. */
function preferMoves(
  { board, state }: WhitechapelBoardAndState,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const ending = actionsOfType(actions, 'declare');
  if (ending.length > 0 && random() < 0.9) return ending;
  const safe = actions.filter(({ losing }) => losing !== true);
  const left = moveTrackOf(board).last - state.index!;
  const distances = distancesTo(board, state.hideout!);
  const away = (action: Action): number => distances.get(action['to'] as number) ?? Infinity;
  const inTime = safe.filter((action) => away(action) + 2 < left);
  if (inTime.length > 0 && random() < 0.5) return inTime;
  const nearest = Math.min(...safe.map(away));
  return safe.filter((action) => away(action) === nearest);
}
