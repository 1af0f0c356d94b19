/** How often suggestions of a confidence are right. */

/** Something with a confidence that is right or not. */
export interface Judged {
  readonly confidence: number;
  readonly isRight: boolean;
}

/** The lower limits of the rows. */
const LIMITS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98];

/** A row for each range of confidence: how sure its suggestions are on the mean, how many are right, and how many there are. */
export function reliabilityRows(all: readonly Judged[]): readonly string[] {
  return LIMITS.flatMap((least, i) => {
    const most = LIMITS[i + 1] ?? Infinity;
    const inside = all.filter(({ confidence }) => confidence >= least && confidence < most);
    if (inside.length === 0) return [];
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    const right = inside.filter(({ isRight }) => isRight).length;
    const range = most === Infinity ? `${least} and more` : `${least} to ${most}`;
    return [
      `${range} | ${mean.toFixed(3)} | ${(right / inside.length).toFixed(3)} | ${right} of ${inside.length}`,
    ];
  });
}
