/**
 * Players who lean towards what makes a game go on: Jack wanders and goes home in time, the police search more than they
 * arrest. Uniform players end almost every game in its first night and never meet half of the rules.
 */
import type { Action, Choices, Engine, GameState } from '../engine/index.js';
import type { WhitechapelState } from '../engine/whitechapel/state.js';
import { jackRelation, type StreetBoard } from '../model/index.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { leanInWhitehall } from './leaning-in-whitehall.js';
import { oneOfAt, shuffled } from './seeded-random.js';

type Random = () => number;

/** An action for whoever is to act. */
export function lean(board: StreetBoard, engine: Engine, state: GameState, random: Random): Action {
  if (state.game === 'wm') return leanInWhitehall(board, engine, state, random);
  const choices = engine.describe(state);
  const placed = placement(choices, random);
  if (placed !== undefined && !(choices.actions.length > 0 && random() < 0.05)) return placed;
  const { actions } = choices;
  if (state.phase === 'HUNT3F' && random() < 0.5) return { type: 'pass' };
  const leaning = state.phase === 'HUNT1' ? homeward(board, state, actions, random) : busily(actions, random);
  return oneOfAt(leaning.length > 0 ? leaning : actions, random);
}

/** A placement that is described rather than listed. */
function placement({ described }: Choices, random: Random): Action | undefined {
  const women = described['women'] as { tokens: number; marked: number; circles: number[] } | undefined;
  if (women)
    return {
      type: 'women',
      tokens: shuffled(women.circles, random)
        .slice(0, women.tokens)
        .map((circle, i) => ({ circle, marked: i < women.marked })),
    };
  const patrols = described['patrols'] as
    { faces: string[]; onAll: string[]; onSome: string[]; ofSome: number } | undefined;
  if (patrols === undefined) return undefined;
  const crossings = [...patrols.onAll, ...shuffled(patrols.onSome, random).slice(0, patrols.ofSome)];
  return {
    type: 'patrols',
    tokens: shuffled(patrols.faces, random).map((face, i) => ({ crossing: crossings[i], face })),
  };
}

/** Jack wanders while he can, then goes home by the shortest way, and declares. */
function homeward(
  board: StreetBoard,
  state: WhitechapelState,
  actions: readonly Action[],
  random: Random,
): readonly Action[] {
  const ending = actions.filter(({ type }) => type === 'declare');
  if (ending.length > 0 && random() < 0.9) return ending;
  const safe = actions.filter(({ losing }) => losing !== true);
  const left = 15 - state.index!;
  const distances = distancesTo(board, state.hideout!);
  const away = (action: Action): number => distances.get(action['to'] as number) ?? Infinity;
  const inTime = safe.filter((action) => away(action) + 2 < left);
  if (inTime.length > 0 && random() < 0.5) return inTime;
  const nearest = Math.min(...safe.map(away));
  return safe.filter((action) => away(action) === nearest);
}

const busily = (actions: readonly Action[], random: Random): readonly Action[] =>
  random() < 0.85
    ? actions.filter(
        ({ type }) => !['arrest', 'arrestArea', 'passAction', 'rush', 'stopSearch', 'address'].includes(type),
      )
    : actions;

const knownDistances = oncePerBoard((_: StreetBoard) => new Map<number, ReadonlyMap<number, number>>());

/** How many walks each circle is away from another. */
export function distancesTo(board: StreetBoard, goal: number): ReadonlyMap<number, number> {
  const known = knownDistances(board);
  if (!known.has(goal)) known.set(goal, measured(board, goal));
  return known.get(goal)!;
}

function measured(board: StreetBoard, goal: number): ReadonlyMap<number, number> {
  const relation = jackRelation(board);
  const distances = new Map([[goal, 0]]);
  const queue = [goal];
  for (const at of queue)
    for (const id of relation.get(`c${at}`) ?? []) {
      const next = Number(id.slice(1));
      if (distances.has(next)) continue;
      distances.set(next, distances.get(at)! + 1);
      queue.push(next);
    }
  return distances;
}
