/** Turns what the stages found into suggestions. */
import { lineOf, simplify } from '../../model/turf/index.js';
import type { AssignedNumber } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import type { FoundCircle, FoundCrossing } from './find-nodes.js';
import type {
  SuggestedCircle,
  SuggestedCrossing,
  SuggestedJunction,
  SuggestedLine,
  Suggestions,
} from './suggestions.js';

/** Suggestions without anything in them. */
export const noSuggestions = (game: Suggestions['game'], { width, height }: Picture): Suggestions => ({
  version: 1,
  game,
  picture: { width, height },
  circles: [],
  crossings: [],
  junctions: [],
  streets: [],
  waterlines: [],
  hexes: [],
  quality: [],
});

/** A position in the format: 0, 0 is the outer corner of the first pixel. */
const pointOf = (x: number, y: number): readonly [number, number] => [round(x + 0.5), round(y + 0.5)];

const round = (value: number): number => Math.round(value * 100) / 100;

const confidenceOf = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** A small probability matters too: it decides if all likelier numbers are elsewhere. */
const shareOf = (probability: number): number => Math.round(probability * 1e5) / 1e5;

/** The suggestion of a circle; `degree` is the number of its streets if they are known. */
export function suggestCircle(
  { x, y, strength, reading }: FoundCircle,
  index: number,
  radius: number,
  assigned: AssignedNumber | undefined,
  colour: SuggestedCircle['colour'],
  degree: number | undefined,
): SuggestedCircle {
  const best = reading.candidates[0];
  const number = assigned === undefined ? best?.number : assigned.number;
  const alternatives = reading.candidates
    .filter((candidate) => candidate.number !== number)
    .map((candidate) => ({ number: candidate.number, confidence: shareOf(candidate.probability) }))
    .filter(({ confidence }) => confidence > 0);
  const own = number === undefined ? 0 : (reading.probabilities[number - 1] ?? 0);
  const listed = alternatives.reduce((sum, { confidence }) => sum + confidence, own);
  const isSeen = Math.min(1, strength) * (1 - reading.notANumber);
  return {
    id: `c${index + 1}`,
    at: pointOf(x, y),
    radius: round(radius),
    number: number ?? null,
    confidence: confidenceOf(degree === 0 ? isSeen * 0.3 : isSeen),
    numberConfidence: confidenceOf(assigned?.confidence ?? reading.confidence),
    alternatives,
    otherNumbers: shareOf(Math.max(0, 1 - listed)),
    colour,
  };
}

/** The suggestion of a crossing; `degree` is the number of its streets if they are known. */
export function suggestCrossing(
  { x, y, side, strength }: FoundCrossing,
  index: number,
  border: SuggestedCrossing['border'],
  degree: number | undefined,
): SuggestedCrossing {
  const seen = 0.7 + 0.3 * strength;
  const share = degree === undefined ? 0.9 : degree === 0 ? 0.2 : degree === 1 ? 0.75 : 1;
  return {
    id: `x${index + 1}`,
    at: pointOf(x, y),
    side: round(side),
    border,
    confidence: confidenceOf(seen * share),
  };
}

/** A line between two places, in pixel centres of the picture. */
interface FoundLine {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly probability: number;
}

/** A line's end: the id of its node and where that is. */
export interface LineEnd {
  readonly id: string;
  readonly at: readonly [number, number];
}

/** The suggestion of a street or waterline; bends that differ from a straight course by less than `tolerance` are left out. */
export function suggestLine(
  id: string,
  { x, y, probability }: FoundLine,
  [from, to]: readonly [LineEnd, LineEnd],
  tolerance: number,
): SuggestedLine {
  const course = [from.at, ...Array.from(x, (each, i) => pointOf(each, y[i]!)), to.at];
  const { coordinates } = simplify(lineOf(course), { tolerance, highQuality: true });
  return {
    id,
    between: [from.id, to.id],
    path: coordinates.map(([u, v]) => [u!, v!] as const),
    confidence: confidenceOf(probability),
  };
}

/** The suggestion of a bare junction. */
export const suggestJunction = (
  { x, y, probability }: { readonly x: number; readonly y: number; readonly probability: number },
  index: number,
): SuggestedJunction => ({ id: `t${index + 1}`, at: pointOf(x, y), confidence: confidenceOf(probability) });
