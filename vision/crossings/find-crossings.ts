/** Finds dark squares of one size in a picture. */
import {
  blurPlane,
  boxSums,
  type BoxSums,
  findPeaks,
  median,
  type Picture,
  type Plane,
  resizePicture,
  scalePosition,
  separatingThreshold,
} from '../pixels/index.js';
import { type Disc, maskDiscs } from './mask-discs.js';
import { lookAt, matchSquares, type SquareLook, type SquareMatch } from './square-match.js';

/** A place that looks like a crossing. */
export interface CrossingCandidate extends SquareLook {
  readonly x: number;
  readonly y: number;
  /** In pixels of the picture; larger for crossings with a border. */
  readonly side: number;
  /** How good it is, from its correlation, contrast and ink beside those of the best ones. */
  readonly quality: number;
}

/** The candidates of a picture. */
export interface CrossingCandidates {
  readonly candidates: readonly CrossingCandidate[];
  /** Candidates above this quality are taken for crossings. */
  readonly threshold: number;
  /** The side that most crossings share, in pixels of the picture. */
  readonly side: number;
  /** For each disc that was given: whether it is a crossing with a border and not a circle. */
  readonly isSquare: readonly boolean[];
}

/** The radius of discs in the picture that is searched, in pixels. */
const WORKING_RADIUS = 14;

/** The crossings of a picture whose discs are known. */
export function findCrossings(
  picture: Picture,
  discs: readonly Disc[],
  radius: number,
  reportProgress?: (share: number) => void,
): CrossingCandidates {
  const wanted = Math.min(2, WORKING_RADIUS / radius);
  const factor = wanted < 1 || radius < 10 ? wanted : Math.min(wanted, 1.5);
  const grey = luminance(resizePicture(picture, factor));
  const sums = boxSums(grey);
  const scaled = discs.map(({ x, y }) => ({ x: scalePosition(x, factor), y: scalePosition(y, factor) }));
  const reach = radius * factor;
  const isFree = maskDiscs(grey, scaled, reach * 1.15);
  const matches = matchAllSides(sums, reach, (share) => reportProgress?.(share * 0.9));
  const side = commonSide(matches, isFree);
  const near = matches.filter((match) => match.side >= 0.8 * side && match.side <= 2.1 * side);
  const typical = typicalLook(
    sums,
    matches.find((match) => match.side === side)!,
    isFree,
  );
  const isSquare = scaled.map((disc) => isBordered(sums, near, side, typical, disc));
  const stillFree = isSquare.includes(true)
    ? maskDiscs(
        grey,
        scaled.filter((_, i) => !isSquare[i]),
        reach * 1.15,
      )
    : isFree;
  const { best, sides } = bestMatch(near, stillFree, side);
  const found = findPeaks(blurPlane(best, 0.7), side * 0.9, 0.45).flatMap((peak) => {
    const own = sides[peak.y * best.width + peak.x]!;
    const look = lookAt(sums, own, peak.x, peak.y);
    if (look === undefined) return [];
    // A box of an even side is centred between two pixels.
    const half = own % 2 === 0 ? 0.5 : 0;
    const place = {
      x: scalePosition(peak.x - half, 1 / factor),
      y: scalePosition(peak.y - half, 1 / factor),
    };
    return [{ ...place, ...look, correlation: peak.score, side: own / factor }];
  });
  return { ...rankCandidates(found), side: side / factor, isSquare };
}

function luminance({ width, height, rgb }: Picture): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0, at = 0; i < values.length; i++, at += 3)
    values[i] = 0.299 * rgb[at]! + 0.587 * rgb[at + 1]! + 0.114 * rgb[at + 2]!;
  return { width, height, values };
}

function matchAllSides(
  sums: BoxSums,
  radius: number,
  reportProgress: (share: number) => void,
): readonly SquareMatch[] {
  const first = Math.max(4, Math.floor(0.4 * radius));
  const last = Math.floor(1.5 * radius);
  return Array.from({ length: last + 1 - first }, (_, k) => {
    const match = matchSquares(sums, first + k);
    reportProgress((k + 1) / (last + 1 - first));
    return match;
  });
}

/** The side for which most clear squares are seen outside the discs. */
function commonSide(matches: readonly SquareMatch[], isFree: Uint8Array): number {
  const excess = matches.map(({ side, correlation }) =>
    findPeaks(masked(correlation, isFree), side * 0.8, 0.72).reduce(
      (sum, { score }) => sum + Math.min(1, score - 0.72),
      0,
    ),
  );
  return matches[excess.indexOf(Math.max(...excess))]!.side;
}

function masked({ width, height, values }: Plane, isFree: Uint8Array): Plane {
  return { width, height, values: values.map((value, i) => (isFree[i] === 1 ? value : 0)) };
}

interface TypicalLook {
  readonly contrast: number;
  readonly ink: number;
}

/** The contrast and the ink of the forty clearest squares. */
function typicalLook(sums: BoxSums, { side, correlation }: SquareMatch, isFree: Uint8Array): TypicalLook {
  const looks = findPeaks(masked(correlation, isFree), side * 0.8, 0.6)
    .slice(0, 40)
    .flatMap(({ x, y }) => lookAt(sums, side, x, y) ?? []);
  return {
    contrast: median(looks.map(({ contrast }) => contrast)),
    ink: median(looks.map(({ ink }) => ink)),
  };
}

/** Whether a disc is a crossing with a border, which looks like a circle to the search for circles. */
function isBordered(
  sums: BoxSums,
  matches: readonly SquareMatch[],
  side: number,
  typical: TypicalLook,
  disc: Disc,
): boolean {
  const reach = Math.max(1, Math.floor(0.3 * side));
  const [x, y] = [Math.round(disc.x), Math.round(disc.y)];
  const looks = matches.flatMap((match) => {
    let [correlation, contrast, ink] = [0, 0, 255];
    for (let v = y - reach; v <= y + reach; v++)
      for (let u = x - reach; u <= x + reach; u++) {
        const look = lookAt(sums, match.side, u, v);
        if (look === undefined) continue;
        if (look.contrast >= 25) correlation = Math.max(correlation, look.correlation);
        contrast = Math.max(contrast, look.contrast);
        ink = Math.min(ink, look.ink);
      }
    return [{ correlation, contrast, ink }];
  });
  const best = looks.reduce((a, b) => (b.correlation >= a.correlation ? b : a));
  return (
    best.correlation > 0.7 &&
    best.contrast > 0.55 * typical.contrast &&
    best.ink < typical.ink + 0.25 * typical.contrast
  );
}

/** The best side at each pixel; sides far above the common one, as of crossings with a border, cost a little. */
function bestMatch(
  matches: readonly SquareMatch[],
  isFree: Uint8Array,
  common: number,
): { readonly best: Plane; readonly sides: Uint8Array } {
  const { width, height } = matches[0]!.correlation;
  const best = new Float32Array(width * height).fill(-1);
  const sides = new Uint8Array(best.length);
  for (const { side, correlation } of matches) {
    const cost = side <= 1.35 * common ? 0 : 0.06;
    for (let i = 0; i < best.length; i++) {
      const score = (isFree[i] === 1 ? correlation.values[i]! : 0) - cost;
      if (score <= best[i]!) continue;
      best[i] = score;
      sides[i] = side;
    }
  }
  return { best: { width, height, values: best }, sides };
}

/** Ranks candidates by comparing them with the forty best, and finds the threshold between good and bad ones. */
function rankCandidates(
  found: readonly Omit<CrossingCandidate, 'quality'>[],
): Pick<CrossingCandidates, 'candidates' | 'threshold'> {
  const strength = (one: SquareLook): number => one.correlation + 0.002 * one.contrast;
  const best = [...found].sort((a, b) => strength(b) - strength(a)).slice(0, 40);
  const contrast = median(best.map((one) => one.contrast));
  const ink = median(best.map((one) => one.ink));
  const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  const candidates = found.map((one) => {
    const faint = clip((one.contrast - contrast) / contrast, -1, 0.1);
    const light = clip((one.ink - ink) / (contrast + 1), 0, 1);
    return { ...one, quality: one.correlation + 0.35 * faint - 0.35 * light };
  });
  const qualities = candidates.map(({ quality }) => quality);
  const search = { from: 0.25, to: 0.75, steps: 101, fewest: 10, relative: true };
  const good = qualities.filter((quality) => quality > 0.45).length;
  const threshold = qualities.length > 1.15 * good ? separatingThreshold(qualities, search) : undefined;
  return { candidates: candidates.sort((a, b) => b.quality - a.quality), threshold: threshold ?? 0.3 };
}
