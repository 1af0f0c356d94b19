/** Ranks squares by how much they look like the clearest ones. */
import { median, separatingThreshold } from '../pixels/index.js';
import type { FoundSquare } from './search-squares.js';
import type { SquareLook } from './square-match.js';

/** A square with its quality. */
export type RankedSquare = FoundSquare & {
  /** How good it is, from its correlation, contrast and ink beside those of the best ones. */
  readonly quality: number;
};

/** Ranks squares by comparing them with the forty best, and finds the threshold between good and bad ones. */
export function rankSquares(found: readonly FoundSquare[]): {
  readonly squares: readonly RankedSquare[];
  readonly threshold: number;
} {
  const strength = (one: SquareLook): number => one.correlation + 0.002 * one.contrast;
  const best = [...found].sort((a, b) => strength(b) - strength(a)).slice(0, 40);
  const contrast = median(best.map((one) => one.contrast));
  const ink = median(best.map((one) => one.ink));
  const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  const squares = found.map((one) => {
    const faint = clip((one.contrast - contrast) / contrast, -1, 0.1);
    const light = clip((one.ink - ink) / (contrast + 1), 0, 1);
    return { ...one, quality: one.correlation + 0.35 * faint - 0.35 * light };
  });
  const qualities = squares.map(({ quality }) => quality);
  const search = { from: 0.25, to: 0.75, steps: 101, fewest: 10, relative: true };
  const good = qualities.filter((quality) => quality > 0.45).length;
  const threshold = qualities.length > 1.15 * good ? separatingThreshold(qualities, search) : undefined;
  return { squares: squares.sort((a, b) => b.quality - a.quality), threshold: threshold ?? 0.3 };
}
