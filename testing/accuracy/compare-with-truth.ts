/** Compares suggestions with the true positions of a simulated scan. */
import {
  applyHomography,
  type Homography,
  idOfCircle,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { SAFE_CONFIDENCE, type Suggestions } from '../../vision/index.js';

/** How many of one kind are on the board, were suggested, and were suggested rightly. */
export interface Score {
  readonly real: number;
  readonly suggested: number;
  readonly right: number;
  /** Suggestions above the default threshold, and the wrong ones among them. */
  readonly safe: number;
  readonly safeButWrong: number;
}

export const SCORED_STAGES = ['circles', 'numbers', 'crossings', 'streets', 'junctions'] as const;
type ScoredStage = (typeof SCORED_STAGES)[number];
export type Scores = Readonly<Record<ScoredStage, Score>>;

/**
 * The scores of suggestions. A circle or crossing is right if its centre is within half the radius or side. A number is
 * right if it is that of the circle there. Streets that touch a bare junction are not counted.
 */
export function compareWithTruth(
  board: StreetBoard,
  boardToPicture: Homography,
  suggestions: Suggestions,
): Scores {
  const place = (at: Point): Point => applyHomography(boardToPicture, at);
  const circles = match(board.circles.map(({ at }) => place(at)), suggestions.circles, ({ radius }) => radius / 2); // prettier-ignore
  const crossings = match(board.crossings.map(({ at }) => place(at)), suggestions.crossings, ({ side }) => side / 2); // prettier-ignore
  const reach = suggestions.crossings[0]?.side ?? 0;
  const junctions = match(board.junctions.map(({ at }) => place(at)), suggestions.junctions, () => reach); // prettier-ignore
  const numberAt = (i: number): number | undefined =>
    circles[i] === undefined ? undefined : board.circles[circles[i]]!.number;
  const ids = new Map<string, string>([
    ...suggestions.circles.flatMap(({ id }, i) =>
      entry(id, circles[i], (at) => idOfCircle(board.circles[at]!)),
    ),
    ...suggestions.crossings.flatMap(({ id }, i) => entry(id, crossings[i], (at) => board.crossings[at]!.id)),
    ...suggestions.junctions.flatMap(({ id }, i) => entry(id, junctions[i], (at) => board.junctions[at]!.id)),
  ]);
  const direct = new Set(board.streets.filter(({ between }) => !between.some(isJunction)).map(keyOf)); // prettier-ignore
  const found = suggestions.streets.filter(({ between }) => !between.some(isJunction));
  return {
    circles: score(board.circles.length, suggestions.circles, (_, i) => circles[i] !== undefined),
    numbers: score(
      board.circles.length,
      suggestions.circles
        .map(({ number, numberConfidence }, i) => ({ number, confidence: numberConfidence, i }))
        .filter(({ i }) => circles[i] !== undefined),
      ({ number, i }) => number === numberAt(i),
    ),
    crossings: score(board.crossings.length, suggestions.crossings, (_, i) => crossings[i] !== undefined),
    streets: score(direct.size, found, ({ between: [from, to] }) =>
      direct.has(keyOf({ between: [ids.get(from) ?? '?', ids.get(to) ?? '?'] })),
    ),
    junctions: score(board.junctions.length, suggestions.junctions, (_, i) => junctions[i] !== undefined),
  };
}

const isJunction = (id: string): boolean => id.startsWith('t');

const keyOf = ({ between }: { readonly between: readonly [string, string] }): string =>
  between.toSorted().join(' ');

const entry = (
  id: string,
  at: number | undefined,
  name: (at: number) => string,
): readonly (readonly [string, string])[] => (at === undefined ? [] : [[id, name(at)]]);

/** For each suggestion the true place that is nearest, if it is near enough and no other suggestion is nearer to it. */
function match<T extends { readonly at: Point }>(
  places: readonly Point[],
  suggested: readonly T[],
  reach: (suggestion: T) => number,
): readonly (number | undefined)[] {
  const nearest = new Map<number, { readonly suggestion: number; readonly distance: number }>();
  suggested.forEach((suggestion, i) => {
    places.forEach(([x, y], place) => {
      const distance = Math.hypot(x - suggestion.at[0], y - suggestion.at[1]);
      if (distance <= reach(suggestion) && distance < (nearest.get(place)?.distance ?? Infinity))
        nearest.set(place, { suggestion: i, distance });
    });
  });
  const matched: (number | undefined)[] = suggested.map(() => undefined);
  for (const [place, { suggestion }] of nearest) matched[suggestion] = place;
  return matched;
}

function score<T extends { readonly confidence: number }>(
  real: number,
  suggested: readonly T[],
  isRight: (each: T, index: number) => boolean,
): Score {
  const right = suggested.map(isRight);
  const isSafe = suggested.map(({ confidence }) => confidence >= SAFE_CONFIDENCE);
  return {
    real,
    suggested: suggested.length,
    right: right.filter(Boolean).length,
    safe: isSafe.filter(Boolean).length,
    safeButWrong: isSafe.filter((each, i) => each && !right[i]).length,
  };
}

/** The scores of several boards together. */
export const addScores = (all: readonly Scores[]): Scores =>
  Object.fromEntries(
    SCORED_STAGES.map((stage) => [
      stage,
      all
        .map((scores) => scores[stage])
        .reduce((sum, each) => ({
          real: sum.real + each.real,
          suggested: sum.suggested + each.suggested,
          right: sum.right + each.right,
          safe: sum.safe + each.safe,
          safeButWrong: sum.safeButWrong + each.safeButWrong,
        })),
    ]),
  ) as unknown as Scores;
