/**
 * What the Investigators can know: where Jack may stand, and which circles may be locations he has still to reach. A guess at
 * the unknown locations bars circles to his trails: no turn ended there unannounced, no tile led there. Given the locations,
 * the rounds tell nothing of each other; so each round is followed for all guesses at once, and what is left of them goes on
 * to the next.
 */
import type { StreetBoard } from '../../model/index.js';
import type { Deduction, Seen } from '../deduction.js';
import { circleIndexOf } from '../streets/open-pairs.js';
import { allSecrets, dropSecret, hasSecret, sieveOf, union, type Sieve } from '../streets/secrets.js';
import { endsOfTrails, type End } from '../streets/trails.js';
import { guessesAt } from './location-guesses.js';
import { afterTest, legsOf, TILES, type Agreements } from './possible-ways.js';
import { seenGame, type SeenGame } from './seen-rounds.js';

/** Exact but for what a host's abilities do and tell. */
export function deduceWhitehall(
  board: StreetBoard,
  agreements: Agreements,
  seen: readonly Seen[],
): Required<Pick<Deduction, 'locations' | 'discoveries'>> {
  const game = seenGame(board, agreements, seen);
  const { numbers, indexOf } = circleIndexOf(board);
  const isHemmedIn = game.isStuck === true && agreements.variants.stuckRule === 'anySpecial';
  const guesses = guessesAt(board, game, isHemmedIn ? undefined : spareOf(game, agreements));
  let secrets = allSecrets(guesses.length);
  let ends: readonly End[] = [];
  for (const [i, round] of game.rounds.entries()) {
    const known = game.reached.slice(i + 1).concat(game.guessed ?? []);
    const goals = goalSieve(
      numbers.length,
      guesses,
      known.map((circle) => indexOf.get(circle)!),
    );
    ends = endsOfTrails({
      circles: numbers.length,
      starts: [[indexOf.get(round.start)!]],
      legs: legsOf(board, agreements, goals, round.turns),
      said: round.said,
      secrets,
      stock: TILES.map((tile) => round.stock[tile]),
    });
    if (round.end !== undefined) ends = ends.filter(({ circle }) => numbers[circle] === round.end);
    else if (game.isStuck !== undefined) ends = afterTest(board, agreements, goals, game, round, ends);
    secrets = union(
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

/**
 * How many circles a trail can rule out as locations: one where a turn ended in silence, or a tile led; the one a coach went
 * over; and two more must be free for a tile that Jack could still have used.
 */
const spareOf = ({ rounds }: SeenGame, { variants }: Agreements): number =>
  rounds
    .flatMap(({ turns }) => turns)
    .filter(({ kind, isOver }) => kind !== 'normal' || (isOver && variants.declareDL === 'must'))
    .reduce((sum, { kind, entries }) => sum + (kind === 'normal' ? 1 : entries), 2);

/** For each circle the guesses by which it is no location that is still to be reached. */
function goalSieve(
  circles: number,
  guesses: readonly (readonly number[])[],
  known: readonly number[],
): Sieve {
  const all = allSecrets(guesses.length);
  const sieve = sieveOf(circles, all);
  for (const [i, guess] of guesses.entries())
    for (const circle of guess) dropSecret(sieve, circle * all.length, i);
  for (const circle of known) sieve.fill(0, circle * all.length, (circle + 1) * all.length);
  return sieve;
}
