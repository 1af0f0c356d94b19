/** Describes a pair of a listed relation that the boards do not share. */
import { describeId, type StatedRelation } from '../../../model/index.js';
import type { PairStatus, StatedDifference } from '../board-diff.js';

export const STATED_TITLES: Readonly<Record<StatedRelation['relation'], string>> = {
  streets: 'Streets',
  jack: 'Jack on foot',
  police: 'Police steps',
  search: 'Searches',
  alley: 'Alleys',
  boat: 'Boats',
};

/** The line and its sign: `circle 1 and circle 2: derived before, not listed after`. */
export function describeStatedDifference({ of, before, after }: StatedDifference): {
  readonly sign: '+' | '−' | '~';
  readonly words: string;
} {
  const sign = after === 'absent' ? '−' : before === 'absent' ? '+' : '~';
  const [then, now] = [STATUS_TEXTS[before], STATUS_TEXTS[after]];
  return { sign, words: `${of.map(describeId).join(' and ')}: ${then} before, ${now} after` };
}

const STATUS_TEXTS: Readonly<Record<PairStatus, string>> = {
  listed: 'listed',
  'one-way': 'listed at one end only',
  derived: 'follows from the board',
  absent: 'missing',
};
