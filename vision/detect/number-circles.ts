/** Gives circles their numbers. */
import { assignNumbers, exclusiveConfidences } from '../numbers/index.js';
import type { FoundCircle } from './choose-circles.js';

/** The number of a circle, if it gets one. */
export interface CircleNumber {
  readonly number: number | undefined;
  readonly confidence: number;
}

/** The numbers of circles. They are shared out if it is known, or plain from the readings, how many there are. */
export function numberCircles(
  circles: readonly FoundCircle[],
  count: number | undefined,
): readonly CircleNumber[] {
  const readings = circles.map(({ reading }) => reading);
  const known = count ?? plainCount(circles);
  const numbers =
    known === undefined
      ? readings.map(({ candidates }) => candidates[0]?.number)
      : assignNumbers(readings, { count: known }).map(({ number }) => number);
  const confidences = exclusiveConfidences(readings, numbers);
  return numbers.map((number, i) => ({ number, confidence: confidences[i]! }));
}

/** How far the largest number may exceed the count of circles: some of them may be missing. */
const MOST_MISSING = 0.05;
const SURELY = 0.9;

/** The largest number, if nearly all numbers from 1 on were read. */
function plainCount(circles: readonly FoundCircle[]): number | undefined {
  const read = new Set(circles.map(({ reading }) => reading.candidates[0]?.number));
  const numbers = Array.from({ length: circles.length }, (_, i) => i + 1);
  const covered = numbers.filter((number) => read.has(number));
  if (covered.length < (1 - MOST_MISSING) * circles.length) return undefined;
  const sure = circles
    .filter(({ reading }) => reading.confidence > SURELY)
    .map(({ reading }) => reading.candidates[0]!.number)
    .filter((number) => number <= (1 + MOST_MISSING) * circles.length);
  return Math.max(circles.length, ...sure);
}
