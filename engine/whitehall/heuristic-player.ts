/** The preferences of heuristic players: Jack wanders and reaches his locations in time, the Investigators seldom arrest. */
import type { Action } from '../game/action.js';
import { pickRandom, type Random } from '../game/random.js';
import { distancesTo } from '../streets/circle-distances.js';
import { moveTrackOf } from '../streets/street-map.js';
import { unreachedLocations, type WhitehallBoardAndState } from './state/state.js';

/** The legal actions that the player to act prefers; none if any will do. */
export function preferWhitehallActions(
  position: WhitehallBoardAndState,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const { phase } = position.state;
  if (phase === 'HUNT3F' && random() < 0.5) return actions.filter(({ type }) => type === 'pass');
  if (phase === 'HUNT1') return onward(position, actions, random);
  if (phase === 'TURN_END' && random() < 0.8) return actions.filter(({ type }) => type === 'declareDL');
  return busily(actions, random);
}

/** Jack wanders while he can, uses a tile now and then, and goes to the nearest location by the shortest way. */
function onward(
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
  if (special.length > 0 && random() < 0.3) return ofOneType(special, random);
  if (inTime.length > 0 && random() < 0.5) return inTime.filter(({ type }) => type === 'move');
  const walks = safe.filter(({ type }) => type === 'move');
  const nearest = Math.min(...walks.map(away));
  return walks.filter((action) => away(action) === nearest);
}

/** Those of one type, so that the rare ones have their turn too. */
function ofOneType(actions: readonly Action[], random: Random): readonly Action[] {
  const type = pickRandom([...new Set(actions.map((action) => action.type))], random);
  return actions.filter((action) => action.type === type);
}

/** What is seldom wise, or ends a turn before much has happened. */
const SELDOM = ['arrest', 'passAction', 'stopSearch', 'ability', 'arrestArea'];

const busily = (actions: readonly Action[], random: Random): readonly Action[] =>
  random() < 0.9 ? actions.filter(({ type }) => !SELDOM.includes(type)) : ofOneType(actions, random);
