/** Gives the circles that are not placed yet the numbers that are still free. All readings are weighed together. */
import { assignNumbers, findNumberConflicts, type NumberReading as ReadDisc } from '../../../vision/index.js';
import type { NumberReading, SuggestedNode } from '../entities/detected-board.js';

/** The number of a circle, and whether its print seems to have one that another circle has too. */
export interface SharedNumber {
  /** Undefined if no number is free that it may be. */
  readonly reading: NumberReading | undefined;
  readonly conflict: NumberConflict | undefined;
}

/** A number that is read here, but is also elsewhere: on the board, or at another suggestion. */
export interface NumberConflict {
  readonly number: number;
  readonly isPlaced: boolean;
}

/** A number this likely is claimed: another circle with the same number is a conflict. */
const CLAIM = 0.5;
/** More circles than this are no board; the assignment of the rest would only take time. */
const MOST = 400;

/** The number of each circle, by the id of the suggestion. `placed`: the numbers on the board. */
export function shareNumbers(
  circles: readonly SuggestedNode[],
  placed: readonly number[],
  count?: number,
): ReadonlyMap<string, SharedNumber> {
  const some = circles.slice(0, MOST);
  const largest = count ?? largestOf(some, placed);
  const conflicts = conflictsOf(some, placed, largest);
  const taken = new Set(placed);
  const assigned = assignNumbers(
    some.map((circle) => readDiscOf(circle, taken, largest)),
    { count: largest, taken },
  );
  const given = assigned.map(({ number, confidence }, i): NumberReading | undefined =>
    number !== undefined && some[i]!.readings.some((each) => each.number === number)
      ? { number, confidence: confidence * (some[i]!.isNumber ?? 1) * (conflicts[i]?.share ?? 1) }
      : undefined,
  );
  const last = count === undefined ? undefined : lastGap(given, taken, count);
  return new Map(
    some.map(({ id }, i) => [
      id,
      {
        reading: given[i] ?? (last?.circle === i ? { number: last.number, confidence: 0 } : undefined),
        conflict: conflicts[i]?.conflict,
      },
    ]),
  );
}

const largestOf = (circles: readonly SuggestedNode[], placed: readonly number[]): number =>
  Math.max(1, ...placed, ...circles.flatMap(({ readings }) => readings.map(({ number }) => number)));

/**
 * What the reader would have seen if the numbers on the board were impossible. If the likeliest one is among them, the
 * reading is doubtful, and the rest does not become likelier by that.
 */
function readDiscOf({ readings }: SuggestedNode, taken: ReadonlySet<number>, largest: number): ReadDisc {
  const free = readings.filter(({ number }) => !taken.has(number) && number <= largest);
  const isContested = readings[0] !== undefined && free[0] !== readings[0];
  const gone = readings.reduce(
    (sum, { number, confidence }) => sum + (taken.has(number) ? confidence : 0),
    0,
  );
  const scale = isContested ? 1 : 1 / Math.max(0.01, 1 - gone);
  const probabilities = new Float32Array(largest);
  const candidates = free.map(({ number, confidence }) => {
    const probability = Math.min(1, confidence * scale);
    probabilities[number - 1] = probability;
    return { number, probability };
  });
  return { probabilities, candidates, confidence: 0, notANumber: readings.length === 0 ? 1 : 0 };
}

/** The conflict of each circle, and its share of all claims on the number that it claims. */
function conflictsOf(
  circles: readonly SuggestedNode[],
  placed: readonly number[],
  largest: number,
): readonly ({ readonly conflict: NumberConflict; readonly share: number } | undefined)[] {
  const claims = circles.map(({ readings: [best] }) => (best && best.confidence > CLAIM ? best : undefined));
  const { duplicates } = findNumberConflicts([...placed, ...claims.map((each) => each?.number)], largest);
  return claims.map((claim) => {
    const rivals = claim && duplicates.get(claim.number);
    if (!rivals) return undefined;
    const others = rivals
      .filter((index) => index >= placed.length)
      .map((index) => claims[index - placed.length]!);
    const sum = others.reduce((total, { confidence }) => total + confidence, 0);
    const isPlaced = rivals.some((index) => index < placed.length);
    return { conflict: { number: claim.number, isPlaced }, share: claim.confidence / sum };
  });
}

/** The one circle without a number gets the one number that is missing; nothing was read, so it is not trusted. */
function lastGap(
  given: readonly (NumberReading | undefined)[],
  taken: ReadonlySet<number>,
  count: number,
): { readonly circle: number; readonly number: number } | undefined {
  const without = given.flatMap((reading, i) => (reading ? [] : [i]));
  const used = new Set([...taken, ...given.map((reading) => reading?.number)]);
  const free = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !used.has(number));
  return without.length === 1 && free.length === 1 ? { circle: without[0]!, number: free[0]! } : undefined;
}
