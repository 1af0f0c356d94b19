import type { NumberReading } from './read-disc.js';

/** Whether the numbers of a picture can be trusted, and if not, why. */
export interface Readability {
  readonly usable: boolean;
  readonly medianConfidence: number;
  /** A clause for people, in lower case and without a full stop. */
  readonly reason?: string;
}

const NEEDED_RADIUS = 10;
const TRUSTED = 0.5;
const NO_NUMBERS = 0.1;
const FEWEST_NUMBERS = 5;

/**
 * Judges a whole picture: where the median confidence is low, even single readings that seem sure are not to be trusted.
 * Discs that show no number do not count, because what looks round in a drawing says nothing about the print. The radius
 * is that of the discs as the reader sees them.
 */
export function judgeReadability(readings: readonly NumberReading[], radius: number): Readability {
  const numbers = readings.filter(({ notANumber }) => notANumber < 0.5);
  const judged = numbers.length >= FEWEST_NUMBERS ? numbers : readings;
  const medianConfidence = median(judged.map(({ confidence }) => confidence));
  if (readings.length > 0 && medianConfidence >= TRUSTED) return { usable: true, medianConfidence };
  const size = Math.round(radius);
  const reason =
    readings.length > 0 && size < NEEDED_RADIUS
      ? `the numbers are too small to read: discs of about ${size} pixels, ${NEEDED_RADIUS} are needed`
      : medianConfidence < NO_NUMBERS
        ? 'no round discs with numbers were found'
        : 'the picture is too blurred or too poor in contrast to read the numbers';
  return { usable: false, medianConfidence, reason };
}

/** The middle of some values, or 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
