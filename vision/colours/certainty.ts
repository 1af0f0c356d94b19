/** From 0.5 where two answers are as likely as each other to nearly 1 at a distance of 0.7 and more. */
export const certainty = (distance: number): number => 1 / (1 + Math.exp(-6 * distance));

/** How far values are above the typical one, where 1 is the least that counts: a share of the scale, or many deviations. */
export function excessesOver(
  values: readonly number[],
  typical: number,
  deviation: number,
  least: number,
): readonly number[] {
  const unit = Math.max(least, DEVIATIONS * deviation);
  return values.map((value) => (value - typical) / unit);
}

/** Ordinary values hardly ever differ by this many standard deviations. */
const DEVIATIONS = 3.5;
