/** Evenly spaced lines in a profile. */
import type { LineProfile } from './line-profile.js';

/** Evenly spaced lines of one slant. */
export interface Comb {
  /** The distance between lines, in pixels. */
  readonly period: number;
  /** The position of one of the lines. */
  readonly offset: number;
  readonly slant: number;
  /** How clear the lines are together, in standard deviations. */
  readonly clearness: number;
}

/** Lines may be this far from their even places, in pixels. */
const TOLERANCE = 1;
const PERIOD_STEP = 0.25;

/** The clearest evenly spaced lines whose distance is in a range. */
export function findComb(profile: LineProfile, shortest: number, longest: number): Comb | undefined {
  let best: Comb | undefined;
  profile.slants.forEach((slant, k) => {
    const values = spread(profile.clearness[k]!);
    for (let period = shortest; period <= longest; period += PERIOD_STEP) {
      const { offset, clearness } = clearestOffset(values, period);
      if (best === undefined || clearness > best.clearness) best = { period, offset, slant, clearness };
    }
  });
  return best;
}

/** The largest value within the tolerance of each position, less the mean of these. */
function spread(values: Float32Array): Float32Array {
  const largest = values.map((_, x) => {
    let most = values[x]!;
    for (let k = Math.max(0, x - TOLERANCE); k <= Math.min(values.length - 1, x + TOLERANCE); k++)
      if (values[k]! > most) most = values[k]!;
    return most;
  });
  const mean = largest.reduce((sum, value) => sum + value, 0) / largest.length;
  return largest.map((value) => value - mean);
}

function clearestOffset(values: Float32Array, period: number): Pick<Comb, 'offset' | 'clearness'> {
  let best = { offset: 0, clearness: Number.NEGATIVE_INFINITY };
  for (let offset = 0; offset < period; offset++) {
    let [sum, count] = [0, 0];
    for (let x = offset; x < values.length; x += period, count++) sum += values[Math.floor(x)]!;
    const clearness = sum / Math.sqrt(count);
    if (clearness > best.clearness) best = { offset, clearness };
  }
  return best;
}
