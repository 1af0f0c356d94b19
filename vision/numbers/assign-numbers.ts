import { assignRows } from './assign-rows.js';
import type { NumberReading } from './read-disc.js';

/** What is known about the numbers of a board before its discs are assigned to them. */
export interface AssignmentOptions {
  /** The board has the numbers 1 to this one. */
  readonly count: number;
  /** Numbers that are settled, by the index of the disc. They are kept even if two discs have the same. */
  readonly fixed?: ReadonlyMap<number, number>;
  /** Numbers that no disc may get: the board has gaps, or they are placed already. */
  readonly taken?: Iterable<number>;
}

/** The number of one disc, if it gets one. */
export interface AssignedNumber {
  readonly number: number | undefined;
  /** The lead of the number over the best other one, times the probability that there is a number; 1 if it is settled. */
  readonly confidence: number;
  /** Whether the disc got another number than the likeliest. */
  readonly changed: boolean;
}

/** The cost of a number that a reading rules out, and of leaving out a disc that seems to have a number. */
const IMPOSSIBLE = 14;
/** How often a disc that has passed all earlier stages carries no number. */
const EMPTY_SHARE = 0.05;

/**
 * Gives every disc a number of its own, so that all readings together are as likely as possible. Run it only when discs
 * that are no part of the board, such as those of a track, are gone: they would claim low numbers.
 */
export function assignNumbers(
  readings: readonly NumberReading[],
  { count, fixed = new Map(), taken = [] }: AssignmentOptions,
): AssignedNumber[] {
  const used = new Set([...fixed.values(), ...taken]);
  const free = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !used.has(number));
  const open = readings.map((_, i) => i).filter((i) => !fixed.has(i));
  // Behind the numbers, each open disc has a column of its own, which leaves it without a number.
  const columns = free.length + open.length;
  const costs = new Float64Array(open.length * columns).fill(2 * IMPOSSIBLE);
  open.forEach((index, row) => {
    const { probabilities, notANumber } = readings[index]!;
    free.forEach((number, column) => {
      costs[row * columns + column] = costOf((1 - notANumber) * (probabilities[number - 1] ?? 0));
    });
    costs[row * columns + free.length + row] =
      notANumber > 0.5 ? costOf(EMPTY_SHARE * notANumber) : IMPOSSIBLE;
  });
  const numberOfDisc = new Map(fixed);
  assignRows(costs, columns).forEach((column, row) => {
    if (column < free.length) numberOfDisc.set(open[row]!, free[column]!);
  });
  return readings.map((reading, i) => describe(reading, numberOfDisc.get(i), fixed.has(i)));
}

const costOf = (probability: number): number => Math.min(IMPOSSIBLE, -Math.log(probability));

function describe(reading: NumberReading, number: number | undefined, isFixed: boolean): AssignedNumber {
  const best = reading.candidates[0]?.number;
  if (isFixed) return { number, confidence: 1, changed: number !== best };
  if (number === undefined) return { number, confidence: reading.notANumber, changed: true };
  const others = reading.candidates.filter((candidate) => candidate.number !== number);
  const lead = (reading.probabilities[number - 1] ?? 0) - (others[0]?.probability ?? 0);
  return {
    number,
    confidence: Math.max(0, lead) * (1 - reading.notANumber),
    changed: number !== best,
  };
}
