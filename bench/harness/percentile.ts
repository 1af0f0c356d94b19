/** The value that the given share of all values does not exceed. */
export const percentile = (values: readonly number[], share = 0.95): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
