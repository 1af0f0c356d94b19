import type { StreetBoard } from '../model/index.js';
import type { Profile } from './rule.js';

/** The highest number printed on the board of each game (LFW-B01, WM-B01). */
const PRINTED: Readonly<Record<StreetBoard['game'], number>> = { lfw: 195, wm: 189 };

/**
 * The highest number the board should have. A home-made board, also while it is being drawn, goes up to whatever it has.
 */
export function highestNumber({ game, edition, circles }: StreetBoard, profile: Profile): number {
  const isHomeMade =
    profile === 'custom' || (profile === 'draft' && ['teaching', 'custom'].includes(edition));
  return isHomeMade ? circles.reduce((highest, { number }) => Math.max(highest, number), 0) : PRINTED[game];
}

/** Numbers from 1 to the highest that no circle has, as stretches [first, last]. */
export function missingNumbers(
  circles: StreetBoard['circles'],
  highest: number,
): (readonly [number, number])[] {
  const numbers = Float64Array.from(circles, ({ number }) => number).sort();
  const missing: (readonly [number, number])[] = [];
  let next = 1;
  for (const number of numbers) {
    if (number > highest) break;
    if (number > next) missing.push([next, number - 1]);
    next = number + 1;
  }
  if (next <= highest) missing.push([next, highest]);
  return missing;
}
