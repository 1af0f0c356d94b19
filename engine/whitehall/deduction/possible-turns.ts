/** The moves Jack may have made, turn by turn, given that some circles are locations; and whether he could go on. */
import { memoByBoard, type StreetBoard } from '../../../model/index.js';
import type { CirclesByCircle } from '../../streets/deduction/answer-tables.js';
import { indexedNeighboursOf } from '../../streets/deduction/indexed-neighbours.js';
import {
  combineFilters,
  isEmptySet,
  isEmptySetAt,
  type SecretSet,
  type SecretFilter,
} from '../../streets/deduction/secret-sets.js';
import type { TrailEnd, TrailLeg, PossibleMove } from '../../streets/deduction/trails.js';
import { boardForAlleys, lastTrackSpace, spacesNeeded, canCoachStopAt } from '../state/jack-moves.js';
import type { SeenGame, SeenRound, SeenTurn } from './seen-rounds.js';
import type { TileKind, WhitehallState } from '../state/state.js';

export type OptionsAndVariants = Pick<WhitehallState, 'options' | 'variants'>;

/** The tiles in the order in which the stock of a round is counted. */
export const TILE_KINDS = ['alley', 'boat', 'coach'] as const satisfies readonly TileKind[];

/** Jack's possible moves in each turn. `goals` has for each circle the secrets by which it is no location to be reached. */
export function possibleTrailLegs(
  board: StreetBoard,
  agreements: OptionsAndVariants,
  goals: SecretFilter,
  turns: readonly SeenTurn[],
): readonly TrailLeg[] {
  const { declareDL, stuckRule } = agreements.variants;
  const index = indexedNeighboursOf(board);
  const tiles = tileWays(board, agreements, goals);
  const open = turns.map(({ held }) => index.open(held));
  return turns.map(({ kind, entries, isOver }, i): TrailLeg => {
    const ways: readonly PossibleMove[] =
      kind === 'normal'
        ? [{ lists: open[i]!, pace: 'step' }]
        : kind === 'hidden'
          ? TILE_KINDS.flatMap((tile, uses) =>
              spacesNeeded(agreements, tile) === entries ? { ...tiles[tile], uses } : [],
            )
          : [tiles[kind]];
    const silent = isOver && declareDL === 'must' ? goals : undefined;
    // He was not stuck, or the game would be over; where tiles do not save him, he could walk, whatever he did then.
    const next = stuckRule === 'normalOnly' ? open[i + 1] : undefined;
    return { entries, moves: ways, then: combineFilters(silent, next && walkFilter(next, goals)) };
  });
}

/** Everything where a walk is open, nothing elsewhere. */
function walkFilter(open: CirclesByCircle, goals: SecretFilter): SecretFilter | undefined {
  if (open.every((to) => to.length > 0)) return undefined;
  const width = goals.length / open.length;
  const filter = new Int32Array(goals.length);
  for (const [circle, to] of open.entries())
    if (to.length > 0) filter.fill(-1, circle * width, (circle + 1) * width);
  return filter;
}

/** No tile leads into a location, and by the ruling no coach goes over one (WM-R07, AMB-WM-03). */
function tileWays(
  board: StreetBoard,
  agreements: OptionsAndVariants,
  goals: SecretFilter,
): Readonly<Record<TileKind, PossibleMove>> {
  const pace = spacesNeeded(agreements, 'alley') === 2 ? 'twice' : 'step';
  const over = agreements.variants.coachMidDL === 'forbid' ? goals : undefined;
  const { boats, neighbours } = indexedNeighboursOf(board);
  return {
    alley: { lists: indexedNeighboursOf(boardForAlleys(board, agreements)).alleys, pace, into: goals },
    boat: { lists: boats, pace, into: goals },
    coach: {
      lists: agreements.variants.coachBlue ? neighbours : nonBlueNeighbours(board),
      pace: 'ride',
      into: goals,
      over,
    },
  };
}

/** Neighbours that are not blue. */
const nonBlueNeighbours = memoByBoard((board: StreetBoard): CirclesByCircle => {
  const { neighbours, numbers } = indexedNeighboursOf(board);
  const ruling = { variants: { coachBlue: false } } as OptionsAndVariants;
  const canStop = numbers.map((circle) => canCoachStopAt(board, ruling, circle));
  return neighbours.map((list) => list.filter((to) => canStop[to]));
});

/** The ends that are left when it is known that Jack could go on from there, or could not (WM-R05). */
export function filterByStuckTest(
  board: StreetBoard,
  agreements: OptionsAndVariants,
  goals: SecretFilter,
  { held, isStuck }: SeenGame,
  { turns, tiles }: SeenRound,
  ends: readonly TrailEnd[],
): readonly TrailEnd[] {
  const open = indexedNeighboursOf(board).open(held);
  const ways = tileWays(board, agreements, goals);
  const left = lastTrackSpace(board) - (turns.at(-1)?.space ?? 0);
  const free = ({ circle, used, secrets }: TrailEnd): SecretSet => {
    if (open[circle]!.length > 0) return secrets;
    const able = new Int32Array(secrets.length);
    if (agreements.variants.stuckRule === 'normalOnly') return able;
    for (const [i, tile] of TILE_KINDS.entries())
      if (tiles[tile] > used[i]! && left >= spacesNeeded(agreements, tile))
        addOnward(able, ways[tile], circle);
    return able.map((word, i) => word & secrets[i]!);
  };
  return ends
    .map((end) => {
      const able = free(end);
      const secrets = isStuck === true ? end.secrets.map((word, i) => word & ~able[i]!) : able;
      return { ...end, secrets };
    })
    .filter(({ secrets }) => !isEmptySet(secrets));
}

/**
 * The ends from which Jack may have been stuck, where each secret names one of several locations. An end stays unless a tile
 * leads on by more routes than so many locations can bar.
 */
export function keepPossiblyStuck(
  board: StreetBoard,
  agreements: OptionsAndVariants,
  goals: SecretFilter,
  { held }: SeenGame,
  { turns, tiles }: SeenRound,
  ends: readonly TrailEnd[],
  locations: number,
): readonly TrailEnd[] {
  const open = indexedNeighboursOf(board).open(held);
  const ways = tileWays(board, agreements, goals);
  const left = lastTrackSpace(board) - (turns.at(-1)?.space ?? 0);
  const width = goals.length / open.length;
  const isKnownGoal = (circle: number): boolean => isEmptySetAt(goals, circle * width, width);
  return ends.filter(
    ({ circle, used }) =>
      open[circle]!.length === 0 &&
      TILE_KINDS.every(
        (tile, i) =>
          tiles[tile] <= used[i]! ||
          left < spacesNeeded(agreements, tile) ||
          separateRoutes(ways[tile], circle, isKnownGoal) <= locations,
      ),
  );
}

/** At least so many routes of a tile have no circle in common. */
function separateRoutes(
  { lists, pace, over }: PossibleMove,
  from: number,
  isBarred: (circle: number) => boolean,
): number {
  const taken = new Set<number>([from]);
  let routes = 0;
  for (const to of lists[from]!) {
    if (pace !== 'ride') {
      if (!isBarred(to)) routes++;
      continue;
    }
    if (taken.has(to) || (over !== undefined && isBarred(to))) continue;
    const end = lists[to]!.find((further) => !taken.has(further) && !isBarred(further));
    if (end === undefined) continue;
    taken.add(to).add(end);
    routes++;
  }
  return routes;
}

/** Adds the secrets by which a tile leads somewhere from a circle. */
function addOnward(able: SecretSet, { lists, pace, over, into }: PossibleMove, circle: number): void {
  const width = able.length;
  const add = (to: number, via?: number): void => {
    for (let i = 0; i < width; i++)
      able[i]! |= into![to * width + i]! & (via === undefined || !over ? -1 : over[via * width + i]!);
  };
  for (const to of lists[circle]!)
    if (pace !== 'ride') add(to);
    else for (const further of lists[to]!) if (further !== circle) add(further, to);
}
