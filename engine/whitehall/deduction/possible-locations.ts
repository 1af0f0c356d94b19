/** The circles that may be the unknown Discovery Locations, and guesses at them. Circles are indices. */
import type { StreetBoard } from '../../../model/index.js';
import { indexedNeighboursOf } from '../../streets/deduction/indexed-neighbours.js';
import { locationCount, whiteCirclesBySection } from '../state/board-setup.js';
import type { SeenGame } from './seen-rounds.js';

export interface UnknownLocations {
  /** How many locations are unknown. */
  readonly count: number;
  /** The circles that may be locations, by square. No two unknown ones lie in one square. */
  readonly squares: readonly (readonly number[])[];
  /** How many complete sets there are. */
  readonly setCount: number;
  /**
   * Whether a guess that names one location stands for all sets in which that one occurs: trails can rule out `most` circles at
   * most, and enough squares have more than that, so the others are always to be found somewhere.
   */
  readonly isRich: (most: number) => boolean;
  readonly numbers: readonly number[];
  /** The only guess left when all locations are shown. */
  readonly only: (locations: readonly number[]) => readonly number[];
}

export function unknownLocations(board: StreetBoard, game: SeenGame): UnknownLocations {
  const { indexOf, numbers } = indexedNeighboursOf(board);
  const known = [...game.reached, ...(game.guessed === undefined ? [] : [game.guessed])];
  const count = locationCount(board) - known.length;
  const squares = [...whiteCirclesBySection(board).values()]
    .filter((circles) => !known.some((circle) => circles.includes(circle)))
    .map((circles) => circles.filter((circle) => !game.ruledOut.has(circle)))
    .map((circles) => circles.map((circle) => indexOf.get(circle)!));
  return {
    count,
    squares,
    setCount: choicesOf(squares, count).reduce(
      (sum, chosen) => sum + chosen.reduce((product, { length }) => product * length, 1),
      0,
    ),
    isRich: (most) => count > 0 && squares.filter((circles) => circles.length > most).length >= count,
    numbers,
    only: (locations) =>
      locations.filter((circle) => !known.includes(circle)).map((circle) => indexOf.get(circle)!),
  };
}

/** A guess at one location for each circle that may be one. */
export const singleGuesses = ({ squares }: UnknownLocations): readonly (readonly number[])[] =>
  squares.flat().map((circle) => [circle]);

/** All sets of locations: one circle each of as many different squares as there are unknown locations. */
export const completeSets = ({ squares, count }: UnknownLocations): readonly (readonly number[])[] =>
  choicesOf(squares, count).flatMap((chosen) =>
    chosen.reduce<readonly (readonly number[])[]>(
      (sets, circles) => sets.flatMap((set) => circles.map((circle) => [...set, circle])),
      [[]],
    ),
  );

/** In how many sets each of the wanted circles occurs, so that one that a trail rules out does not matter. */
const TIMES = 4;

/** Some sets of locations, in which each of the wanted circles occurs several times, beside other circles each time. */
export function coveringSets(
  { squares, count, numbers }: UnknownLocations,
  wanted: ReadonlySet<number>,
): readonly (readonly number[])[] {
  const left = squares.map((circles) => circles.filter((circle) => wanted.has(numbers[circle]!)));
  return choicesOf(left, count).flatMap((chosen) => {
    const longest = Math.max(...chosen.map(({ length }) => length));
    if (chosen.some(({ length }) => length === 0)) return [];
    return Array.from({ length: longest * TIMES }, (_, i) =>
      chosen.map((circles, place) => circles[(i + Math.floor(i / longest) * (7 * place)) % circles.length]!),
    );
  });
}

/** So many of the squares, in all ways. */
function choicesOf(
  squares: readonly (readonly number[])[],
  count: number,
): readonly (readonly (readonly number[])[])[] {
  if (count <= 0) return [[]];
  return squares.flatMap((square, i) =>
    choicesOf(squares.slice(i + 1), count - 1).map((rest) => [square, ...rest]),
  );
}
