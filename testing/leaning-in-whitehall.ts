/** Players of Whitehall Mystery who lean towards what makes a game go on. */
import type { Action, Engine } from '../engine/index.js';
import type { WhitehallState } from '../engine/whitehall/state.js';
import type { StreetBoard } from '../model/index.js';
import { distancesTo } from './leaning-players.js';
import { oneOfAt } from './seeded-random.js';

type Random = () => number;

/** An action for whoever is to act: Jack wanders and reaches his locations in time, the others search more than they arrest. */
export function leanInWhitehall(
  board: StreetBoard,
  engine: Engine,
  state: WhitehallState,
  random: Random,
): Action {
  const { actions, described } = engine.describe(state);
  const dls = described['dls'] as { onePerSquare: Record<string, number[]> } | undefined;
  if (dls)
    return {
      type: 'dls',
      circles: Object.values(dls.onePerSquare).map((circles) => oneOfAt(circles, random)),
    };
  if (state.phase === 'HUNT3F' && random() < 0.5) return { type: 'pass' };
  const leaning =
    state.phase === 'HUNT1'
      ? onward(board, state, actions, random)
      : state.phase === 'TURN_END' && random() < 0.8
        ? actions.filter(({ type }) => type === 'declareDL')
        : busily(actions, random);
  return oneOfAt(leaning.length > 0 ? leaning : actions, random);
}

/** Jack wanders while he can, uses a tile now and then, and goes to the nearest location by the shortest way. */
function onward(
  board: StreetBoard,
  state: WhitehallState,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const safe = actions.filter(({ losing }) => losing !== true);
  const maps = state.locations
    .filter((circle) => !state.reached.includes(circle))
    .map((circle) => distancesTo(board, circle));
  const away = (action: Action): number =>
    Math.min(...maps.map((distances) => distances.get(action['to'] as number) ?? Infinity));
  const left = 15 - state.index;
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
  const type = oneOfAt([...new Set(actions.map((action) => action.type))], random);
  return actions.filter((action) => action.type === type);
}

const SELDOM = ['arrest', 'passAction', 'stopSearch', 'ability', 'arrestArea'];

const busily = (actions: readonly Action[], random: Random): readonly Action[] =>
  random() < 0.9 ? actions.filter(({ type }) => !SELDOM.includes(type)) : ofOneType(actions, random);
