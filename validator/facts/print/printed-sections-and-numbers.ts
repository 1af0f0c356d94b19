/** The sections of the printed grids, and those that the patrol letters of Letters from Whitechapel name (LFW-B08, WM-B07). */
import type { Fix, FixArguments, Section, StreetBoard } from '../../../model/index.js';
import { makeAskFix } from '../../definitions/define-rule.js';
import type { Profile } from '../../definitions/rule.js';

export const PRINTED_SECTIONS: Readonly<Record<'lfw' | 'wm', readonly Section[]>> = {
  lfw: ['Aa', 'Ab', 'Ba', 'Bb', 'Ca', 'Cb'],
  wm: ['Aa', 'Ab', 'Ba', 'Bb'],
};

export const PATROL_LETTERS = ['dearBoss', 'saucyJacky', 'fromHell'] as const;
export type PatrolLetter = (typeof PATROL_LETTERS)[number];

export const PATROL_LETTER_TITLES: Readonly<Record<PatrolLetter, string>> = {
  dearBoss: 'Dear Boss',
  saucyJacky: 'Saucy Jacky',
  fromHell: 'From Hell',
};

/** The sections that each patrol letter names in print: two each, none shared. */
export const PRINTED_LETTER_SECTIONS: Readonly<Record<PatrolLetter, readonly Section[]>> = {
  dearBoss: ['Aa', 'Cb'],
  saucyJacky: ['Ba', 'Bb'],
  fromHell: ['Ab', 'Ca'],
};

/** The fix that makes a patrol letter name its printed sections. */
export const nameAsPrintedFix = (letter: PatrolLetter): Fix =>
  makeAskFix(
    'setLetter',
    { letter, value: PRINTED_LETTER_SECTIONS[letter] },
    `Make ${PATROL_LETTER_TITLES[letter]} name ${PRINTED_LETTER_SECTIONS[letter].join(' and ')}`,
  );

/** The same sections, each once. */
export const sameSections = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && others.every((each) => some.includes(each));

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

/** The fix that writes a printed track into the board. On a home-made board the difference may be intentional, so it asks. */
export const makeTrackFix = (
  profile: Profile,
  track: FixArguments['setTrack']['track'],
  value: FixArguments['setTrack']['value'],
): Fix => ({
  kind: profile === 'official' ? 'safe' : 'ask',
  action: 'setTrack',
  arguments: { track, value },
  label: `Write the printed ${track === 'move' ? 'move track' : track}`,
});
