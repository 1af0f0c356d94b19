/** Chooses the circles among round things by what the number reader sees on them. */
import type { NumberReading } from '../numbers/index.js';
import { median } from '../pixels/index.js';

/** A disc that is taken for a circle. */
export interface FoundCircle {
  readonly x: number;
  readonly y: number;
  /** The share of its rim that was seen, in units of the threshold between discs and the rest. */
  readonly strength: number;
  readonly reading: NumberReading;
}

/** A disc that stands out is a circle unless it rather shows something else than a number. */
export const MOST_DOUBT = 0.4;
/** A disc that hardly stands out is a circle only if its number is read this surely; less so if it nearly stands out. */
const LEAST_CONFIDENCE = 0.8;
const NEARLY_STRONG = { strength: 0.9, confidence: 0.4 };
/** A disc that stands out as the circles of this board do is one unless it surely shows something else. */
const ALIKE = 0.85;
const SURELY_NONE = 0.9;
/** A disc that may be something else, with a number read less surely than this, has to stand out at least this much. */
const LITTLE_DOUBT = 0.08;
const UNREAD = 0.15;
const LEAST_SHARE = 0.72;

/** The circles among discs; `canRead` states whether the numbers of the picture can be read. */
export function chooseCircles(discs: readonly FoundCircle[], canRead: boolean): readonly FoundCircle[] {
  const chosen = discs.filter(canRead ? hasNumber : showsAnything(discs));
  const typical = typicalStrength(chosen);
  const isAlike = ({ strength, reading }: FoundCircle): boolean =>
    strength > ALIKE * typical && reading.notANumber < SURELY_NONE;
  const isDoubtful = ({ strength, reading: { notANumber, confidence } }: FoundCircle): boolean =>
    notANumber > LITTLE_DOUBT && confidence < UNREAD && strength < LEAST_SHARE * typical;
  const taken = new Set(chosen);
  return discs.filter((disc) => (taken.has(disc) || (canRead && isAlike(disc))) && !isDoubtful(disc));
}

const isStrong = ({ strength }: FoundCircle): boolean => strength > 1;

function hasNumber({ strength, reading: { notANumber, confidence } }: FoundCircle): boolean {
  if (strength > 1 && notANumber < MOST_DOUBT) return true;
  return confidence > (strength > NEARLY_STRONG.strength ? NEARLY_STRONG.confidence : LEAST_CONFIDENCE);
}

/** Where most discs show numbers, those that show something else are no circles. */
function showsAnything(discs: readonly FoundCircle[]): (disc: FoundCircle) => boolean {
  const doubts = discs.filter(isStrong).map(({ reading }) => reading.notANumber);
  const mostAreNumbers = median(doubts) < MOST_DOUBT;
  return (disc) => isStrong(disc) && (!mostAreNumbers || disc.reading.notANumber < SURELY_NONE);
}

/** How much the circles of this board stand out: those whose number is read, or all if hardly any is. */
function typicalStrength(discs: readonly FoundCircle[]): number {
  const read = discs.filter(({ reading }) => reading.confidence > LEAST_CONFIDENCE);
  const typical = read.length >= 8 ? read : discs;
  return typical.length === 0 ? 0 : median(typical.map(({ strength }) => strength));
}
