import type { StreetBoard } from '../../../model/index.js';
import type { Profile } from '../../definitions/rule.js';

/** The highest number printed on the board of each game (LFW-B01, WM-B01). */
const PRINTED: Readonly<Record<StreetBoard['game'], number>> = { lfw: 195, wm: 189 };

/**
 * The highest number that the board should have. For a home-made board, also as a draft, it is the highest that it has.
 */
export function highestExpectedNumber({ game, edition, circles }: StreetBoard, profile: Profile): number {
  const isHomeMade =
    profile === 'custom' || (profile === 'draft' && ['teaching', 'custom'].includes(edition));
  return isHomeMade ? circles.reduce((highest, { number }) => Math.max(highest, number), 0) : PRINTED[game];
}

/** Numbers from 1 to the highest that no circle has, as ranges [first, last]. */
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
