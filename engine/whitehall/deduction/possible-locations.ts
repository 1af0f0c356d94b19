/** The sets of circles that may be the unknown Discovery Locations. Circles are indices. */
import type { StreetBoard } from '../../../model/index.js';
import { indexedNeighboursOf } from '../../streets/deduction/indexed-neighbours.js';
import { locationCount, whiteCirclesBySection } from '../state/board-setup.js';
import type { SeenGame } from './seen-rounds.js';

/**
 * Where a guess names one location only, it stands for all sets in which that one occurs: trails can rule out `spare` circles
 * at most, and enough squares have more than that, so the others are always to be found somewhere. Without `spare`, and where
 * squares are smaller, each guess is a complete set.
 */
export function possibleLocationSets(
  board: StreetBoard,
  game: SeenGame,
  spare: number | undefined,
): readonly (readonly number[])[] {
  const { indexOf } = indexedNeighboursOf(board);
  const known = [...game.reached, ...(game.guessed === undefined ? [] : [game.guessed])];
  const unknown = locationCount(board) - known.length;
  const squares = [...whiteCirclesBySection(board).values()]
    .filter((circles) => !known.some((circle) => circles.includes(circle)))
    .map((circles) => circles.filter((circle) => !game.ruledOut.has(circle)))
    .map((circles) => circles.map((circle) => indexOf.get(circle)!));
  const rich = squares.filter((circles) => spare !== undefined && circles.length > spare).length;
  return unknown > 0 && (unknown === 1 || rich >= unknown)
    ? squares.flat().map((circle) => [circle])
    : setsOf(squares, unknown);
}

/** One circle each of so many different squares. */
function setsOf(squares: readonly (readonly number[])[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return squares.flatMap((circles, i) => {
    const others = setsOf(squares.slice(i + 1), count - 1);
    return circles.flatMap((circle) => others.map((rest) => [circle, ...rest]));
  });
}
