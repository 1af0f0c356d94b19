/**
 * What the Investigators can know: where Jack may stand, and which circles may be locations he has still to reach. A guess at
 * the unknown locations bars circles to his trails: no turn ended there unannounced, no tile led there. Given the locations,
 * the rounds are independent, so each round is followed for all guesses at once, and what is left of them goes on
 * to the next.
 */
import type { StreetBoard } from '../../../model/index.js';
import type { Deduction, SeenEvent } from '../../game/contract.js';
import { indexedNeighboursOf } from '../../streets/deduction/indexed-neighbours.js';
import {
  fullSecretSet,
  dropSecret,
  hasSecret,
  createFilter,
  uniteSecretSets,
  type SecretFilter,
} from '../../streets/deduction/secret-sets.js';
import { findTrailEnds, type TrailEnd } from '../../streets/deduction/trails.js';
import { completeSets, coveringSets, singleGuesses, unknownLocations } from './possible-locations.js';
import {
  filterByStuckTest,
  keepPossiblyStuck,
  possibleTrailLegs,
  TILE_KINDS,
  type OptionsAndVariants,
} from './possible-turns.js';
import { reconstructSeenGame, type SeenGame } from './seen-rounds.js';

/** More sets of locations than these are not followed one by one, unless it cannot be avoided. */
const MANY_SETS = 1024;

type WhitehallDeduction = Required<Pick<Deduction, 'locations' | 'discoveries'>>;

/** What follows from some guesses. */
interface Followed {
  readonly locations: ReadonlySet<number>;
  readonly discoveries: ReadonlySet<number>;
}

/**
 * Where Jack may stand, and which circles may be locations; exact except for the effects of a host's abilities.
 *
 * With a few hundred sets of locations, each is followed. With more, two cheap questions mostly suffice: what follows if only
 * one location is guessed holds for every set with that location, so nothing else is possible; what follows from some of
 * the sets is possible. If both are the same, that is the answer. If not, all sets are followed.
 */
export function deduceWhitehall(
  board: StreetBoard,
  agreements: OptionsAndVariants,
  seen: readonly SeenEvent[],
  manySets = MANY_SETS,
): WhitehallDeduction {
  const game = reconstructSeenGame(board, agreements, seen);
  const unknown = unknownLocations(board, game);
  const isHemmedIn = game.isStuck === true && agreements.variants.stuckRule === 'anySpecial';
  const follow = (guesses: readonly (readonly number[])[], isWithin = false): Followed =>
    followGuesses(board, agreements, game, guesses, isWithin ? unknown.count : undefined);
  const answer = ({ locations, discoveries }: Followed): WhitehallDeduction => ({
    locations: inOrder(locations),
    discoveries: inOrder(discoveries),
  });
  if (game.shown !== undefined) return answer(follow([unknown.only(game.shown)]));
  if (unknown.count === 1 || (!isHemmedIn && unknown.isRich(mostRuledOut(game, agreements))))
    return answer(follow(singleGuesses(unknown)));
  if (unknown.count === 0 || unknown.setCount <= manySets) return answer(follow(completeSets(unknown)));
  const most = follow(singleGuesses(unknown), isHemmedIn);
  const least = follow(coveringSets(unknown, most.discoveries));
  const isExact =
    least.locations.size === most.locations.size && least.discoveries.size === most.discoveries.size;
  return answer(isExact ? least : follow(completeSets(unknown)));
}

/**
 * Follows Jack's trails for all guesses at once. With `spare`, a guess names one location only and so many in all are unknown:
 * where others could bar every tile of a stuck Jack, he counts as stuck.
 */
function followGuesses(
  board: StreetBoard,
  agreements: OptionsAndVariants,
  game: SeenGame,
  guesses: readonly (readonly number[])[],
  spare: number | undefined,
): Followed {
  const { numbers, indexOf } = indexedNeighboursOf(board);
  let secrets = fullSecretSet(guesses.length);
  let ends: readonly TrailEnd[] = [];
  for (const [i, round] of game.rounds.entries()) {
    const known = game.reached.slice(i + 1).concat(game.guessed ?? []);
    const goals = goalFilter(
      numbers.length,
      guesses,
      known.map((circle) => indexOf.get(circle)!),
    );
    ends = findTrailEnds({
      circles: numbers.length,
      starts: [[indexOf.get(round.start)!]],
      legs: possibleTrailLegs(board, agreements, goals, round.turns),
      answers: round.answers,
      secrets,
      stock: TILE_KINDS.map((tile) => round.stock[tile]),
    });
    if (round.end !== undefined) ends = ends.filter(({ circle }) => numbers[circle] === round.end);
    else if (game.isStuck !== undefined)
      ends =
        spare === undefined
          ? filterByStuckTest(board, agreements, goals, game, round, ends)
          : keepPossiblyStuck(board, agreements, goals, game, round, ends, spare);
    secrets = uniteSecretSets(
      secrets.length,
      ends.map((end) => end.secrets),
    );
  }
  const unreached = guesses.filter((_, i) => hasSecret(secrets, i)).flat();
  return {
    locations: new Set(ends.map(({ circle }) => numbers[circle]!)),
    discoveries: new Set(unreached.map((circle) => numbers[circle]!).concat(game.guessed ?? [])),
  };
}

const inOrder = (circles: ReadonlySet<number>): number[] => [...circles].sort((a, b) => a - b);

/** How many circles a trail can rule out as locations, and two more for a tile that Jack could still have used. */
const mostRuledOut = ({ rounds }: SeenGame, { variants }: OptionsAndVariants): number =>
  rounds
    .flatMap(({ turns }) => turns)
    .filter(({ kind, isOver }) => kind !== 'normal' || (isOver && variants.declareDL === 'must'))
    .reduce((sum, { kind, entries }) => sum + (kind === 'normal' ? 1 : entries), 2);

/** For each circle the guesses by which it is no location that is still to be reached. */
function goalFilter(
  circles: number,
  guesses: readonly (readonly number[])[],
  known: readonly number[],
): SecretFilter {
  const all = fullSecretSet(guesses.length);
  const filter = createFilter(circles, all);
  for (const [i, guess] of guesses.entries())
    for (const circle of guess) dropSecret(filter, circle * all.length, i);
  for (const circle of known) filter.fill(0, circle * all.length, (circle + 1) * all.length);
  return filter;
}
