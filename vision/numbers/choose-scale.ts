import type { Plane } from '../pixels/index.js';
import { cutPatch, PATCH_RADII } from './cut-patch.js';
import type { Disc } from './disc.js';
import type { NumberNet } from './number-net.js';
import { readNumber, type DigitProbabilities } from './read-number.js';

const SCALES = [0.55, 0.62, 0.7, 0.8, 0.9, 1, 1.12, 1.25, 1.4, 1.55];
const ENOUGH_DISCS = 40;
const LEAST = 1e-3;

/**
 * The scale at which the numbers of a board are read most surely. The radius of a disc may be that of its ring or of the
 * area inside it, and the size of digits differs between prints, so that no scale fits all boards.
 */
export function chooseScale(net: NumberNet, plane: Plane, discs: readonly Disc[], radius: number): number {
  // Spread over the list, which may be sorted by number: short numbers alone would choose too small a scale.
  const step = Math.max(1, discs.length / ENOUGH_DISCS);
  const sample = Array.from(
    { length: Math.min(discs.length, ENOUGH_DISCS) },
    (_, i) => discs[Math.floor(i * step)]!,
  );
  const scoreOf = (scale: number): number =>
    sample
      .map(({ at: [x, y] }) => cutPatch(plane, { x, y, half: PATCH_RADII * radius * scale }))
      .reduce((sum, patch) => sum + certainty(readNumber(net, patch)), 0);
  const scores = SCALES.map(scoreOf);
  return SCALES[scores.indexOf(Math.max(...scores))]!;
}

/** How sure a reading is: the sum of the logarithms of the best probabilities. */
function certainty({ hundreds, tens, units, isNumber }: DigitProbabilities): number {
  const best = [Math.max(...hundreds), Math.max(...tens), Math.max(...units), isNumber];
  return best.reduce((sum, probability) => sum + Math.log(Math.max(LEAST, probability)), 0);
}
