/** The preferences of heuristic players: Jack wanders and reaches his locations in time, the Investigators seldom arrest. */
import type { Action } from '../game/action.js';
import { actionsOfRandomType, actionsOfType } from '../game/random-players.js';
import type { Random } from '../game/random.js';
import { distancesTo } from '../streets/circle-distances.js';
import { moveTrackOf } from '../streets/street-map.js';
import { unreachedLocations, type WhitehallBoardAndState } from './state/state.js';

/** Actions that are seldom wise, or end a turn before much has happened. */
const SELDOM_CHOSEN = ['arrest', 'passAction', 'stopSearch', 'ability', 'arrestArea'];

/** The legal actions that the player to act prefers; none if any will do. */
export function preferWhitehallActions(
  position: WhitehallBoardAndState,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const { phase } = position.state;
  if (phase === 'HUNT3F' && random() < 0.5) return actionsOfType(actions, 'pass');
  if (phase === 'HUNT1') return preferMoves(position, actions, random);
  if (phase === 'TURN_END' && random() < 0.8) return actionsOfType(actions, 'declareDL');
  return random() < 0.9
    ? actions.filter(({ type }) => !SELDOM_CHOSEN.includes(type))
    : actionsOfRandomType(actions, random);
}

/** Jack wanders while he can, uses a tile now and then, and goes to the nearest location by the shortest way. */
function preferMoves(
  { board, state }: WhitehallBoardAndState,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const safe = actions.filter(({ losing }) => losing !== true);
  const maps = unreachedLocations(state).map((circle) => distancesTo(board, circle));
  const away = (action: Action): number =>
    Math.min(...maps.map((distances) => distances.get(action['to'] as number) ?? Infinity));
  const left = moveTrackOf(board).last - state.index;
  const inTime = safe.filter((action) => away(action) + (action.type === 'coach' ? 3 : 2) < left);
  const special = inTime.filter(({ type }) => type !== 'move');
  if (special.length > 0 && random() < 0.3) return actionsOfRandomType(special, random);
  if (inTime.length > 0 && random() < 0.5) return actionsOfType(inTime, 'move');
  const walks = actionsOfType(safe, 'move');
  const nearest = Math.min(...walks.map(away));
  return walks.filter((action) => away(action) === nearest);
}
