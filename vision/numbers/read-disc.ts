import type { Plane } from '../pixels/index.js';
import { cutPatch, PATCH_RADII } from './cut-patch.js';
import type { Disc } from './disc.js';
import { PATCH_COLUMNS, type NumberNet } from './number-net.js';
import { addProbabilities, likeliestNumbers, type NumberCandidate } from './number-probabilities.js';
import { readNumber } from './read-number.js';

/** What the reader sees on a disc. */
export interface NumberReading {
  /** The likeliest number and its runners-up. */
  readonly candidates: readonly NumberCandidate[];
  /** The probability that the disc carries no number. */
  readonly notANumber: number;
  /** The lead of the likeliest number, times the probability that there is a number. */
  readonly confidence: number;
  /** The probability of each number; entry `n - 1` is that of n. */
  readonly probabilities: Float32Array;
}

/** How the patches of one disc are cut, and the largest number that is possible. */
export interface ReadingOptions {
  /** The radius that all discs are read with, and the scale of the board. */
  readonly radius: number;
  readonly scale: number;
  readonly largest: number;
}

/** The likeliest number and eight runners-up: enough to choose another one if a number turns out to be elsewhere. */
const SHOWN = 9;
const SHIFTS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const ZOOMS = [1, 0.93, 1.07];
/** Three scales and five shifts by one place of the patch; the views without a shift come first. */
const VIEWS = SHIFTS.flatMap(([dx, dy]) => ZOOMS.map((zoom) => ({ dx, dy, zoom })));

/** If the first views agree this surely on a number, or on none, further ones change nothing. */
const FIRST_VIEWS = ZOOMS.length;
const SURE = 0.98;

/** Reads one disc from up to 15 views of it and averages their probabilities. */
export function readDisc(
  net: NumberNet,
  plane: Plane,
  { at: [x, y] }: Disc,
  options: ReadingOptions,
): NumberReading {
  const sums = new Float32Array(options.largest);
  let isNumber = 0;
  let views = 0;
  for (const { dx, dy, zoom } of VIEWS) {
    const half = PATCH_RADII * options.radius * options.scale * zoom;
    const step = (2 * half) / PATCH_COLUMNS;
    const digits = readNumber(net, cutPatch(plane, { x: x + dx * step, y: y + dy * step, half }));
    addProbabilities(sums, digits);
    isNumber += digits.isNumber;
    views++;
    if (views === FIRST_VIEWS && isSettled(Math.max(...sums) / views, isNumber / views)) break;
  }
  const probabilities = sums.map((sum) => sum / views);
  const candidates = likeliestNumbers(probabilities, SHOWN);
  const lead = (candidates[0]?.probability ?? 0) - (candidates[1]?.probability ?? 0);
  const share = isNumber / views;
  return { candidates, notANumber: 1 - share, confidence: share * lead, probabilities };
}

const isSettled = (probability: number, isNumber: number): boolean =>
  Math.min(probability, isNumber) > SURE || isNumber < 1 - SURE;
