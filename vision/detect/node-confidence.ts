/** How sure it is that something is a node: how it looks, and how many streets end at it. */
import type { FoundCircle } from './choose-circles.js';
import type { FoundCrossing } from './find-nodes.js';

/** The streets that end at a node, and how many of them are sure. */
export interface StreetSupport {
  readonly streets: number;
  readonly sure: number;
}

/** Confidences below the default threshold: a person has to look. */
const UNSURE = 0.9;
/** A circle whose number is read less surely than this may be something else that is round. */
const UNREAD = 0.3;
const READ = 0.95;
/** No street ends at it: it may be a disc beside the map, or a dark thing in a drawing. */
const LONELY_CIRCLE = 0.3;
const LONELY_CROSSING = 0.5;
/** Squares larger than this many common sides are rather dark discs; a border makes a crossing up to 1.8 times as large. */
const LARGEST = 1.9;
const TOO_LARGE = 0.8;

/** The confidence of a circle whose number is as sure as given; nothing is sure before the streets are known. */
export function circleConfidence(
  { strength, reading }: FoundCircle,
  numberConfidence: number,
  support: StreetSupport | undefined,
): number {
  const seen = Math.min(1, strength) * (1 - reading.notANumber);
  if (support === undefined) return Math.min(UNSURE, seen);
  if (support.streets === 0) return LONELY_CIRCLE * seen;
  // Few circles have one street, and so may a disc of a turn track beside the map, whose number is on the map too.
  const isSure =
    support.streets === 1 ? support.sure === 1 && numberConfidence >= READ : reading.confidence >= UNREAD;
  return isSure ? seen : Math.min(UNSURE, seen);
}

/** The confidence of a crossing; `common` is the side of most crossings. */
export function crossingConfidence(
  { strength, side }: FoundCrossing,
  common: number,
  support: StreetSupport | undefined,
): number {
  const seen = 0.7 + 0.3 * strength;
  const looks = side > LARGEST * common ? Math.min(TOO_LARGE, seen) : seen;
  if (support === undefined) return UNSURE * looks;
  if (support.streets === 0) return LONELY_CROSSING * looks;
  if (support.sure < 2) return (support.sure === 0 ? 0.75 : 0.85) * looks;
  // Hardly anything but a crossing has three streets.
  return support.sure === 2 || looks <= TOO_LARGE ? looks : 1 - 0.4 * (1 - looks);
}
