/** Quantiles and thresholds of lists of numbers. */

/** The value below which a share of the values lies, by linear interpolation; NaN for an empty list. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0) return Number.NaN;
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.min(sorted.length - 1, below + 1);
  return sorted[below]! + (sorted[above]! - sorted[below]!) * (at - below);
}

/** The median. */
export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/** An approximate quantile of many non-negative values, by a histogram. */
export function histogramQuantile(values: Float32Array, share: number): number {
  const bins = 4096;
  let largest = 0;
  for (const value of values) if (value > largest) largest = value;
  if (largest === 0) return 0;
  const counts = new Uint32Array(bins);
  const scale = (bins - 1) / largest;
  for (const value of values) {
    const bin = (value * scale) | 0;
    counts[bin] = counts[bin]! + 1;
  }
  let left = share * values.length;
  for (let bin = 0; bin < bins; bin++) {
    left -= counts[bin]!;
    if (left <= 0) return (bin + 0.5) / scale;
  }
  return largest;
}

/** How Otsu's threshold divides values: the candidates tried, and the fewest values on each side. */
export interface ThresholdSearch {
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly fewest: number;
  /** Whether the variance between the sides is divided by the one within them. */
  readonly relative: boolean;
}

/** Otsu's threshold: the value that separates a list best into two groups, or undefined if a side is too small. */
export function separatingThreshold(values: readonly number[], search: ThresholdSearch): number | undefined {
  const { from, to, steps, fewest, relative } = search;
  let best: { readonly separation: number; readonly threshold: number } | undefined;
  for (let k = 0; k < steps; k++) {
    const threshold = from + ((to - from) * k) / (steps - 1);
    const above = momentsOf(values, (value) => value > threshold);
    const below = momentsOf(values, (value) => value <= threshold);
    if (above.count < fewest || below.count < fewest) continue;
    const between = (above.count * below.count * (above.mean - below.mean) ** 2) / values.length ** 2;
    const within = (above.spread + below.spread) / values.length + 1e-6;
    const separation = relative ? between / within : between;
    if (best === undefined || separation > best.separation) best = { separation, threshold };
  }
  return best?.threshold;
}

function momentsOf(values: readonly number[], isIncluded: (value: number) => boolean) {
  const included = values.filter(isIncluded);
  const mean = included.reduce((sum, value) => sum + value, 0) / Math.max(1, included.length);
  return {
    count: included.length,
    mean,
    spread: included.reduce((sum, value) => sum + (value - mean) ** 2, 0),
  };
}
