/** Shares of games with intervals of confidence. */
import type { Share } from '../../../schemas/generated/exploration.js';

/** 95 % of a normal distribution lie within so many standard deviations. */
const DEVIATIONS = 1.959964;

/** A share with its Wilson interval, which holds for small numbers and near 0 and 1 too. */
export function shareOf(count: number, games: number): Share {
  if (games === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / games;
  const square = DEVIATIONS ** 2 / games;
  const centre = (share + square / 2) / (1 + square);
  const margin =
    (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square);
  return {
    count,
    share: rounded(share),
    low: rounded(Math.max(0, centre - margin)),
    high: rounded(Math.min(1, centre + margin)),
  };
}

/** Half the width of the interval of the difference between two shares of independent games. */
export const marginOfDifference = (a: Share, gamesOfA: number, b: Share, gamesOfB: number): number =>
  DEVIATIONS * Math.sqrt(variance(a, gamesOfA) + variance(b, gamesOfB));

/** From the interval, so that a share of 0 or 1 is not taken for certain. */
const variance = ({ low, high }: Share, games: number): number =>
  games === 0 ? 1 : ((high - low) / 2 / DEVIATIONS) ** 2;

/** Rounded, so that the last digits do not depend on the order of operations. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
