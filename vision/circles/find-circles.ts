/** Finds round discs of one size in a picture. */
import {
  blurPlane,
  colourGradient,
  emptyPlane,
  findPeaks,
  type Peak,
  type Picture,
  type Plane,
  resizePicture,
  scalePosition,
  separatingThreshold,
} from '../pixels/index.js';
import { circleVotes, RIM_SIGNS, type RimPixels, rimPixels } from './vote.js';

/** A place that looks like the centre of a disc. */
export interface CircleCandidate {
  readonly x: number;
  readonly y: number;
  /** The share of its rim that was seen; more than 1 if several rings agree. */
  readonly score: number;
}

/** The candidates of a picture. */
export interface CircleCandidates {
  /** Best first. */
  readonly candidates: readonly CircleCandidate[];
  /** Candidates above this score stand out from the rest. */
  readonly threshold: number;
  /** The radius that most candidates share: of the disc, or of a ring inside or around it. */
  readonly radius: number;
}

/** The longer side of the picture that is searched, in pixels: half of it where discs are large. */
const WORKING_SIZES = [1600, 800];
/** Small pictures are not enlarged more than this. */
const LARGEST_FACTOR = 3;
const SMALLEST_RADIUS = 7;
const LARGEST_RADIUS = 30;
/** A candidate with a smaller score is not worth listing. */
const FAINT = 0.25;

/** A radius that the discs of a picture may have, with the clearest places that do. */
export interface RadiusOption {
  readonly radius: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Chooses among radii, the clearest first, by something else than their rims; the index of the one to take. */
export type ChooseRadius = (options: readonly RadiusOption[]) => number;

/** The discs of a picture; `reportProgress` gets the share of the work that is done. */
export function findCircles(
  picture: Picture,
  reportProgress?: (share: number) => void,
  chooseRadius: ChooseRadius = () => 0,
): CircleCandidates {
  const { rim, radius, factor, areFew } = findRadius(picture, chooseRadius, (share) =>
    reportProgress?.(share * 0.6),
  );
  const votes = blurPlane(
    strongestVotes(rim, radius, (share) => reportProgress?.(0.6 + share * 0.4)),
    Math.max(1, 0.08 * radius),
  );
  const candidates = findPeaks(votes, radius * 1.3, FAINT).map((peak) => {
    const { x, y } = centroidAt(votes, peak, Math.max(2, Math.round(0.25 * radius)));
    return { x: scalePosition(x, 1 / factor), y: scalePosition(y, 1 / factor), score: peak.score };
  });
  const threshold = (areFew ? gapAfterFew(candidates) : undefined) ?? thresholdOf(candidates);
  return { candidates, threshold, radius: radius / factor };
}

interface Scale {
  readonly rim: RimPixels;
  readonly factor: number;
}

interface Hypothesis extends Scale {
  /** In pixels of its scale. */
  readonly radius: number;
  readonly clearness: number;
  readonly peaks: readonly Peak[];
  /** Proposed because of a few whole rims. */
  readonly areFew?: true;
}

/** The smaller scale is less exact and has to be clearly better. */
const SMALLER_COST = 1.3;
/** How many radii are proposed, how clear they have to be beside the clearest one, and with how many places. */
const MOST_RADII = 3;
const LEAST_CLEARNESS = 0.25;
const SHOWN_PLACES = 40;
/** The least score of a disc whose whole rim is seen, how few of them may be a board, and how many radii are proposed. */
const WHOLE_RIM = 0.85;
const FEWEST_LARGE = 3;
const MOST_LARGE = 2;
/** Fewer candidates have no threshold by their distribution; the discs among them score this many times as much as the rest. */
const FEWEST_FOR_THRESHOLD = 10;
const WIDE_GAP = 2;
/** Radii that differ by a smaller factor are those of the same discs. */
const SAME_DISCS = 1.45;

/** The common radius at the scale at which it is seen best. */
function findRadius(
  picture: Picture,
  chooseRadius: ChooseRadius,
  reportProgress: (share: number) => void,
): Hypothesis {
  const all = WORKING_SIZES.flatMap((size, i) => {
    const factor = Math.min(LARGEST_FACTOR, size / Math.max(picture.width, picture.height));
    const rim = rimPixels(colourGradient(resizePicture(picture, factor), 1));
    const cost = i === 0 ? 1 : SMALLER_COST;
    return seenRadii({ rim, factor }, cost, (share) => {
      reportProgress(i === 0 ? share * 0.8 : 0.8 + share * 0.2);
    });
  }).sort((a, b) => b.clearness - a.clearness);
  const options: Hypothesis[] = [];
  for (const one of all) {
    if (options.length === MOST_RADII || one.clearness < LEAST_CLEARNESS * all[0]!.clearness) break;
    if (options.every((other) => areDifferent(one, other))) options.push(one);
  }
  options.push(
    ...largeDiscs(all, all[0]!).filter((large) => options.every((other) => areDifferent(large, other))),
  );
  if (options.length < 2) return all[0]!;
  return options[chooseRadius(options.map(describeOption))]!;
}

/** Few large discs, which the dots of streets may outnumber: radii at which some whole rims are seen, the largest first. */
function largeDiscs(all: readonly Hypothesis[], clearest: Hypothesis): readonly Hypothesis[] {
  const options: Hypothesis[] = [];
  for (const one of all.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    if (sizeOf(one) < 2 * sizeOf(clearest) || options.length === MOST_LARGE) break;
    const peaks = one.peaks.filter(({ score }) => score > WHOLE_RIM);
    if (peaks.length >= FEWEST_LARGE && options.every((other) => areDifferent(one, other)))
      options.push({ ...one, peaks, areFew: true });
  }
  return options;
}

/** The radius in pixels of the picture. */
const sizeOf = ({ radius, factor }: Hypothesis): number => radius / factor;

const areDifferent = (one: Hypothesis, other: Hypothesis): boolean =>
  Math.abs(Math.log(sizeOf(one) / sizeOf(other))) > Math.log(SAME_DISCS);

const describeOption = ({ radius, factor, peaks }: Hypothesis): RadiusOption => ({
  radius: radius / factor,
  // Votes are counted in cells of two pixels.
  places: peaks.slice(0, SHOWN_PLACES).map(({ x, y }) => ({
    x: scalePosition(2 * x + 0.5, 1 / factor),
    y: scalePosition(2 * y + 0.5, 1 / factor),
  })),
});

/** How clearly complete circles of each radius are seen, searched at half the resolution. */
function seenRadii(scale: Scale, cost: number, reportProgress: (share: number) => void): Hypothesis[] {
  const seen: Hypothesis[] = [];
  for (let radius = SMALLEST_RADIUS; radius <= LARGEST_RADIUS; radius++) {
    for (const sign of RIM_SIGNS) {
      const peaks = findPeaks(circleVotes(scale.rim, radius, sign, 2), radius / 2, 0.6);
      // Beyond a whole circumference more votes only decide between radii that are seen equally often.
      const sum = peaks.reduce((total, { score }) => total + Math.min(1, score - 0.6) + 0.01 * score, 0);
      // The longer a rim, the less likely it is chance; small radii also fit squares and digits.
      seen.push({ ...scale, radius, clearness: (sum * radius) / cost, peaks });
    }
    reportProgress((radius + 1 - SMALLEST_RADIUS) / (LARGEST_RADIUS + 1 - SMALLEST_RADIUS));
  }
  return seen;
}

/** The most votes of all radii near the common one, which may be that of an inner disc or of an outer ring. */
function strongestVotes(rim: RimPixels, common: number, reportProgress: (share: number) => void): Plane {
  const strongest = emptyPlane(rim.width, rim.height);
  const first = Math.max(SMALLEST_RADIUS, Math.ceil(0.62 * common));
  const last = Math.min(LARGEST_RADIUS, Math.floor(1.45 * common));
  for (let radius = first; radius <= last; radius++) {
    for (const sign of RIM_SIGNS) {
      const { values } = circleVotes(rim, radius, sign);
      for (let i = 0; i < values.length; i++)
        if (values[i]! > strongest.values[i]!) strongest.values[i] = values[i]!;
    }
    reportProgress((radius + 1 - first) / (last + 1 - first));
  }
  return strongest;
}

/** The centre of a peak to a fraction of a pixel: the mean of the upper half of its surroundings. */
function centroidAt(
  { width, height, values }: Plane,
  { x, y, score }: Peak,
  reach: number,
): { readonly x: number; readonly y: number } {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const weight = Math.max(0, values[v * width + u]! - 0.5 * score) ** 2;
      sum += weight;
      sumX += weight * u;
      sumY += weight * v;
    }
  }
  return { x: sumX / sum, y: sumY / sum };
}

/** The score in the widest gap below the first few candidates, which are too few for a threshold by their distribution. */
function gapAfterFew(candidates: readonly CircleCandidate[]): number | undefined {
  const gaps = candidates
    .slice(0, FEWEST_FOR_THRESHOLD)
    .map(({ score }, i) => ({ score, next: candidates[i + 1]?.score ?? FAINT }))
    .slice(FEWEST_LARGE - 1);
  const widest = gaps.reduce((best, gap) => (gap.score / gap.next > best.score / best.next ? gap : best), {
    score: WIDE_GAP,
    next: 1,
  });
  return widest.score / widest.next > WIDE_GAP ? Math.sqrt(widest.score * widest.next) : undefined;
}

function thresholdOf(candidates: readonly CircleCandidate[]): number {
  const scores = candidates.map(({ score }) => Math.log(score));
  const search = {
    from: Math.log(0.3),
    to: Math.log(1.2),
    steps: 60,
    fewest: FEWEST_FOR_THRESHOLD,
    relative: false,
  };
  return Math.exp(separatingThreshold(scores, search) ?? Math.log(0.6));
}
