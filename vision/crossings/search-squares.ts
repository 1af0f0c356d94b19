/** Searches a grey picture for dark squares of one common size. */
import {
  blurPlane,
  type BoxSums,
  boxSums,
  emptyPlane,
  findPeaks,
  median,
  type Peak,
  type Plane,
} from '../pixels/index.js';
import { type Disc, maskDiscs } from './mask-discs.js';
import { lookAt, matchSquares, type SquareLook } from './square-match.js';

/** A square in pixels of the searched picture. */
export interface FoundSquare extends SquareLook {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The squares of a picture. */
export interface SquareSearch {
  readonly squares: readonly FoundSquare[];
  /** The side that most squares share. */
  readonly side: number;
  /** For each disc that was given: whether it is a square with a border and not a disc. */
  readonly isSquare: readonly boolean[];
}

/** The correlation above which a square counts for the common side, and for the typical look. */
const CLEAR = 0.72;
const LIKELY = 0.6;
/** Squares of the same size within this many sides are rather parts of a dashed line. */
const NEARBY = 3.5;

/** The squares outside discs of the given radius. */
export function searchSquares(
  grey: Plane,
  discs: readonly Disc[],
  radius: number,
  reportProgress: (share: number) => void,
): SquareSearch {
  const sums = boxSums(grey);
  const isFree = maskDiscs(grey, discs, radius * 1.15);
  const matches = matchAllSides(sums, isFree, radius, (share) => {
    reportProgress(share * 0.6);
  });
  const { side, peaks } = commonSide(matches, discs.length);
  const near = matches.map((match) => match.side).filter((each) => each >= 0.8 * side && each <= 2.1 * side);
  const typical = typicalLook(sums, side, peaks);
  const isSquare = discs.map((disc) => isBordered(sums, near, side, typical, disc));
  const round = discs.filter((_, i) => isSquare[i] === false);
  const { best, sides } = bestMatch(sums, near, maskDiscs(grey, round, radius * 1.15), side);
  const squares = findPeaks(blurPlane(best, 0.7), side * 0.9, 0.45).flatMap((peak) => {
    const own = sides[peak.y * best.width + peak.x]!;
    const look = lookAt(sums, own, peak.x, peak.y);
    if (look === undefined) return [];
    // A box of an even side is centred between two pixels.
    const half = own % 2 === 0 ? 0.5 : 0;
    return [{ ...look, x: peak.x - half, y: peak.y - half, correlation: peak.score, side: own }];
  });
  reportProgress(1);
  return { squares, side, isSquare };
}

/** The places where squares of one side are seen. */
interface SideMatch {
  /** In pixels. */
  readonly side: number;
  /** The local maxima of the correlation above {@link LIKELY}, best first. */
  readonly peaks: readonly Peak[];
}

function matchAllSides(
  sums: BoxSums,
  isFree: Uint8Array,
  radius: number,
  reportProgress: (share: number) => void,
): readonly SideMatch[] {
  const first = Math.max(4, Math.floor(0.4 * radius));
  const last = Math.max(first, Math.floor(1.5 * radius));
  const correlation = emptyPlane(sums.width, sums.height);
  return Array.from({ length: last + 1 - first }, (_, k) => {
    const side = first + k;
    matchSquares(sums, side, isFree, correlation.values);
    const peaks = findPeaks(correlation, side * 0.8, LIKELY);
    reportProgress((k + 1) / (last + 1 - first));
    return { side, peaks };
  });
}

/**
 * The side for which most clear squares are seen outside the discs. Only as many count as a board may have, and the larger
 * a square, the less likely it is chance. Dashes and dots of streets are squares too, but most have two others nearby.
 */
function commonSide(matches: readonly SideMatch[], discs: number): SideMatch {
  const most = 20 + 2 * discs;
  const clearness = matches.map(({ side, peaks }) => {
    const clear = peaks.filter(({ score }) => score > CLEAR);
    const inLine = countNeighbours(clear, NEARBY * side).filter((count) => count > 1).length;
    const apart = Math.min(1, Math.max(0.1, 2 - (2 * inLine) / Math.max(1, clear.length)));
    return side * apart * sum(clear.slice(0, most).map(({ score }) => Math.min(1, score - CLEAR)));
  });
  return matches[clearness.indexOf(Math.max(...clearness))]!;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** For each place the number of others within a distance; `places` may be many. */
function countNeighbours(places: readonly Disc[], distance: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]!.x - places[b]!.x);
  const counts = places.map(() => 0);
  for (let i = 0; i < order.length; i++)
    for (let j = i + 1; j < order.length; j++) {
      const [a, b] = [order[i]!, order[j]!];
      const across = places[b]!.x - places[a]!.x;
      if (across > distance) break;
      if (Math.hypot(across, places[b]!.y - places[a]!.y) > distance) continue;
      counts[a]!++;
      counts[b]!++;
    }
  return counts;
}

interface TypicalLook {
  readonly contrast: number;
  readonly ink: number;
}

/** The contrast and the ink of the forty clearest squares. */
function typicalLook(sums: BoxSums, side: number, peaks: readonly Peak[]): TypicalLook {
  const looks = peaks.slice(0, 40).flatMap(({ x, y }) => lookAt(sums, side, x, y) ?? []);
  return {
    contrast: median(looks.map(({ contrast }) => contrast)),
    ink: median(looks.map(({ ink }) => ink)),
  };
}

/** Whether a disc is a crossing with a border, which looks like a circle to the search for circles. */
function isBordered(
  sums: BoxSums,
  sides: readonly number[],
  side: number,
  typical: TypicalLook,
  disc: Disc,
): boolean {
  const reach = Math.max(1, Math.floor(0.3 * side));
  const [x, y] = [Math.round(disc.x), Math.round(disc.y)];
  const looks = sides.map((own) => {
    let [correlation, contrast, ink] = [0, 0, 255];
    for (let v = y - reach; v <= y + reach; v++)
      for (let u = x - reach; u <= x + reach; u++) {
        const look = lookAt(sums, own, u, v);
        if (look === undefined) continue;
        if (look.contrast >= 25) correlation = Math.max(correlation, look.correlation);
        contrast = Math.max(contrast, look.contrast);
        ink = Math.min(ink, look.ink);
      }
    return { correlation, contrast, ink };
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
  sums: BoxSums,
  tried: readonly number[],
  isFree: Uint8Array,
  common: number,
): { readonly best: Plane; readonly sides: Uint8Array } {
  const { width, height } = sums;
  const correlations = new Float32Array(width * height);
  const best = new Float32Array(width * height).fill(-1);
  const sides = new Uint8Array(best.length);
  for (const side of tried) {
    matchSquares(sums, side, isFree, correlations);
    const cost = side <= 1.35 * common ? 0 : 0.06;
    for (let i = 0; i < best.length; i++) {
      const score = correlations[i]! - cost;
      if (score <= best[i]!) continue;
      best[i] = score;
      sides[i] = side;
    }
  }
  return { best: { width, height, values: best }, sides };
}
