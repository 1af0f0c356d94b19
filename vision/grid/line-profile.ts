/** Long thin dark lines, nearly upright, in a picture. */
import type { Plane } from '../pixels/index.js';

/** How clearly a thin dark line runs through each column of the picture, for a range of slants. */
export interface LineProfile {
  readonly length: number;
  /** The slants that were tried: how many pixels a line moves to the right from the first row to the last. */
  readonly slants: readonly number[];
  /** For each slant, the clearness at each position in the middle row, in standard deviations. */
  readonly clearness: readonly Float32Array[];
}

const BANDS = 16;
/** Paper is looked at this far to both sides of a line, in pixels. */
const BESIDE = 3;
/** Grid lines are faint: what differs more, such as text, counts no more than this. */
const FAINT = 8;
/** The largest slant, as a share of the height. */
const LARGEST_SLANT = 0.03;
const SLANT_STEP = 2;
/** Clearer than this, in standard deviations, is a fold or a frame and counts no more. */
const CLEAREST = 6;

/** The profile of a grey picture. */
export function lineProfile(grey: Plane): LineProfile {
  const bands = bandMeans(grey);
  const steps = Math.ceil((LARGEST_SLANT * grey.height) / SLANT_STEP);
  const slants = Array.from({ length: 2 * steps + 1 }, (_, k) => (k - steps) * SLANT_STEP);
  return {
    length: grey.width,
    slants,
    clearness: slants.map((slant) => normalise(sumAlong(bands, grey.width, slant))),
  };
}

/** How much darker each column is than the paper to both sides, averaged over each of some bands of rows. */
function bandMeans({ width, height, values }: Plane): readonly Float32Array[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const [first, last] = [Math.floor((band * height) / BANDS), Math.floor(((band + 1) * height) / BANDS)];
    const means = new Float32Array(width);
    for (let y = first; y < last; y++) {
      const row = y * width;
      for (let x = BESIDE; x < width - BESIDE; x++) {
        const at = row + x;
        const paper = Math.min(values[at - BESIDE]!, values[at + BESIDE]!);
        const darker = paper - values[at]!;
        means[x] = means[x]! + (darker > FAINT ? FAINT : darker < -FAINT ? -FAINT : darker);
      }
    }
    return means.map((sum) => sum / Math.max(1, last - first));
  });
}

function sumAlong(bands: readonly Float32Array[], width: number, slant: number): Float32Array {
  const sums = new Float32Array(width);
  for (let band = 0; band < BANDS; band++) {
    const shift = Math.round(((band + 0.5) / BANDS - 0.5) * slant);
    const means = bands[band]!;
    for (let x = Math.max(BESIDE, BESIDE - shift); x < Math.min(width, width - shift) - BESIDE; x++)
      sums[x] = sums[x]! + means[x + shift]!;
  }
  return sums;
}

/** Values less their running mean, in standard deviations. */
function normalise(values: Float32Array): Float32Array {
  const reach = 25;
  const local = new Float32Array(values.length);
  for (let x = 0; x < values.length; x++) {
    const [first, last] = [Math.max(0, x - reach), Math.min(values.length - 1, x + reach)];
    let sum = 0;
    for (let k = first; k <= last; k++) sum += values[k]!;
    local[x] = values[x]! - sum / (last - first + 1);
  }
  const deviation = Math.sqrt(local.reduce((sum, value) => sum + value * value, 0) / local.length) + 1e-6;
  return local.map((value) => Math.max(-CLEAREST, Math.min(CLEAREST, value / deviation)));
}
