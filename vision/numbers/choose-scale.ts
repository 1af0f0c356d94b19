import type { Plane } from '../pixels/index.js';
import { cutPatch, PATCH_RADII } from './cut-patch.js';
import type { Disc } from './disc.js';
import type { NumberNet } from './number-net.js';
import { readNumber, type DigitProbabilities } from './read-number.js';

const SCALES = [0.55, 0.62, 0.7, 0.8, 0.9, 1, 1.12, 1.25, 1.4, 1.55];
const FEW_SCALES = [0.62, 0.8, 1, 1.25];
const ENOUGH_DISCS = 48;
/** A board has hardly more discs; further candidates, which come last, are mostly something else. */
const MOST_DISCS = 300;

/**
 * The scale at which the numbers of a board are read most surely. The radius of a disc may be that of its ring or of the
 * area inside it, and the size of digits differs between prints, so that no scale fits all boards.
 */
export function chooseScale(net: NumberNet, plane: Plane, discs: readonly Disc[], radius: number): number {
  // Spread over the list, which may be sorted by number: short numbers alone would choose too small a scale.
  const listed = Math.min(discs.length, MOST_DISCS);
  const step = Math.max(1, listed / ENOUGH_DISCS);
  const sample = Array.from(
    { length: Math.min(listed, ENOUGH_DISCS) },
    (_, i) => discs[Math.floor(i * step)]!,
  );
  const scores = SCALES.map((scale) => certaintyAt(net, plane, sample, radius * scale));
  return SCALES[scores.indexOf(Math.max(...scores))]!;
}

/** About how many of some discs show a number that can be read, at the scale that suits them best. */
export function countReadable(net: NumberNet, plane: Plane, discs: readonly Disc[], radius: number): number {
  return Math.max(...FEW_SCALES.map((scale) => certaintyAt(net, plane, discs, radius * scale)));
}

const certaintyAt = (net: NumberNet, plane: Plane, discs: readonly Disc[], radius: number): number =>
  discs
    .map(({ at: [x, y] }) => cutPatch(plane, { x, y, half: PATCH_RADII * radius }))
    .reduce((sum, patch) => sum + certainty(readNumber(net, patch)), 0);

/** How sure a reading is. Candidates that are no discs add nothing at any scale. */
const certainty = ({ hundreds, tens, units, isNumber }: DigitProbabilities): number =>
  isNumber * Math.max(...hundreds) * Math.max(...tens) * Math.max(...units);
