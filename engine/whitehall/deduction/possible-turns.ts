/** The ways Jack may have gone, turn by turn, given that some circles are locations; and whether he could go on. */
import type { StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import type { Lists } from '../streets/answers.js';
import { circleIndexOf } from '../streets/open-pairs.js';
import { bothSieves, isNone, type Secrets, type Sieve } from '../streets/secrets.js';
import type { End, Leg, Way } from '../streets/trails.js';
import { boardOfAlleys, lastSpace, spacesOf, takesCoach } from './moves.js';
import type { SeenGame, SeenRound, SeenTurn } from './seen-rounds.js';
import type { TileKind, WhitehallState } from './state.js';

export type Agreements = Pick<WhitehallState, 'options' | 'variants'>;

/** The tiles in the order in which the stock of a round is counted. */
export const TILES = ['alley', 'boat', 'coach'] as const satisfies readonly TileKind[];

/** `goals` has for each circle the secrets by which it is no location still to be reached. */
export function legsOf(
  board: StreetBoard,
  agreements: Agreements,
  goals: Sieve,
  turns: readonly SeenTurn[],
): readonly Leg[] {
  const { declareDL, stuckRule } = agreements.variants;
  const index = circleIndexOf(board);
  const tiles = tileWays(board, agreements, goals);
  const open = turns.map(({ held }) => index.open(held));
  return turns.map(({ kind, entries, isOver }, i): Leg => {
    const ways: readonly Way[] =
      kind === 'normal'
        ? [{ lists: open[i]!, pace: 'step' }]
        : kind === 'hidden'
          ? TILES.flatMap((tile, uses) =>
              spacesOf(agreements, tile) === entries ? { ...tiles[tile], uses } : [],
            )
          : [tiles[kind]];
    const silent = isOver && declareDL === 'must' ? goals : undefined;
    // He was not stuck, or the game would be over; where tiles do not save him, he could walk, whatever he did then.
    const next = stuckRule === 'normalOnly' ? open[i + 1] : undefined;
    return { entries, ways, then: bothSieves(silent, next && walkSieve(next, goals)) };
  });
}

/** Everything where a walk is open, nothing elsewhere. */
function walkSieve(open: Lists, goals: Sieve): Sieve | undefined {
  if (open.every((to) => to.length > 0)) return undefined;
  const width = goals.length / open.length;
  const sieve = new Int32Array(goals.length);
  for (const [circle, to] of open.entries())
    if (to.length > 0) sieve.fill(-1, circle * width, (circle + 1) * width);
  return sieve;
}

/** No tile leads into a location, and by the ruling no coach goes over one (WM-R07, AMB-WM-03). */
function tileWays(board: StreetBoard, agreements: Agreements, goals: Sieve): Readonly<Record<TileKind, Way>> {
  const pace = spacesOf(agreements, 'alley') === 2 ? 'twice' : 'step';
  const over = agreements.variants.coachMidDL === 'forbid' ? goals : undefined;
  const { boats, neighbours } = circleIndexOf(board);
  return {
    alley: { lists: circleIndexOf(boardOfAlleys(board, agreements)).alleys, pace, into: goals },
    boat: { lists: boats, pace, into: goals },
    coach: {
      lists: agreements.variants.coachBlue ? neighbours : dryNeighbours(board),
      pace: 'ride',
      into: goals,
      over,
    },
  };
}

/** Neighbours that are not blue. */
const dryNeighbours = oncePerBoard((board: StreetBoard): Lists => {
  const { neighbours, numbers } = circleIndexOf(board);
  const ruling = { variants: { coachBlue: false } } as Agreements;
  const isDry = numbers.map((circle) => takesCoach(board, ruling, circle));
  return neighbours.map((list) => list.filter((to) => isDry[to]));
});

/** The ends that are left when it is known that Jack could go on from there, or could not (WM-R05). */
export function afterTest(
  board: StreetBoard,
  agreements: Agreements,
  goals: Sieve,
  { held, isStuck }: SeenGame,
  { turns, tiles }: SeenRound,
  ends: readonly End[],
): readonly End[] {
  const open = circleIndexOf(board).open(held);
  const ways = tileWays(board, agreements, goals);
  const left = lastSpace(board) - (turns.at(-1)?.space ?? 0);
  const free = ({ circle, used, secrets }: End): Secrets => {
    if (open[circle]!.length > 0) return secrets;
    const able = new Int32Array(secrets.length);
    if (agreements.variants.stuckRule === 'normalOnly') return able;
    for (const [i, tile] of TILES.entries())
      if (tiles[tile] > used[i]! && left >= spacesOf(agreements, tile)) addOnward(able, ways[tile], circle);
    return able.map((word, i) => word & secrets[i]!);
  };
  return ends
    .map((end) => {
      const able = free(end);
      const secrets = isStuck === true ? end.secrets.map((word, i) => word & ~able[i]!) : able;
      return { ...end, secrets };
    })
    .filter(({ secrets }) => !isNone(secrets));
}

/** Adds the secrets by which a tile leads somewhere from a circle. */
function addOnward(able: Secrets, { lists, pace, over, into }: Way, circle: number): void {
  const width = able.length;
  const add = (to: number, via?: number): void => {
    for (let i = 0; i < width; i++)
      able[i]! |= into![to * width + i]! & (via === undefined || !over ? -1 : over[via * width + i]!);
  };
  for (const to of lists[circle]!)
    if (pace !== 'ride') add(to);
    else for (const further of lists[to]!) if (further !== circle) add(further, to);
}
