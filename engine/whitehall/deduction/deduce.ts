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
import { possibleLocationSets } from './possible-locations.js';
import {
  filterByStuckTest,
  possibleTrailLegs,
  TILE_KINDS,
  type OptionsAndVariants,
} from './possible-turns.js';
import { reconstructSeenGame, type SeenGame } from './seen-rounds.js';

/** Where Jack may stand, and which circles may be locations; exact except for the effects of a host's abilities. */
export function deduceWhitehall(
  board: StreetBoard,
  agreements: OptionsAndVariants,
  seen: readonly SeenEvent[],
): Required<Pick<Deduction, 'locations' | 'discoveries'>> {
  const game = reconstructSeenGame(board, agreements, seen);
  const { numbers, indexOf } = indexedNeighboursOf(board);
  const isHemmedIn = game.isStuck === true && agreements.variants.stuckRule === 'anySpecial';
  const guesses = possibleLocationSets(board, game, isHemmedIn ? undefined : mostRuledOut(game, agreements));
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
      ends = filterByStuckTest(board, agreements, goals, game, round, ends);
    secrets = uniteSecretSets(
      secrets.length,
      ends.map((end) => end.secrets),
    );
  }
  const locations = new Set(ends.map(({ circle }) => numbers[circle]!));
  const unreached = guesses.filter((_, i) => hasSecret(secrets, i)).flat();
  const discoveries = new Set(unreached.map((circle) => numbers[circle]!).concat(game.guessed ?? []));
  return { locations: inOrder(locations), discoveries: inOrder(discoveries) };
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
