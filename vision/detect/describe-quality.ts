/** Says which stages of a detection can be used. */
import type { FoundNodes } from './find-nodes.js';
import type { StageQuality, Suggestions } from './suggestions.js';

/** Fewer nodes than this are no board. */
const FEWEST = 8;
/** More circles than any board has, and more crossings for each circle than any board has. */
const MOST_CIRCLES = 400;
const MOST_CROSSINGS = { perCircle: 2.5, more: 20 };
/** Where fewer nodes than this share have two streets, hardly any street was found, or hardly any node is one. */
const LEAST_CONNECTED = 0.35;

/** Whether circles, numbers and crossings can be used, with a sentence where they cannot. */
export function describeQuality({ circles, crossings, readability }: FoundNodes): readonly StageQuality[] {
  const { usable, reason } = readability;
  return [
    stage('circles', circlesReason(circles.length)),
    stage('numbers', usable ? null : reason === undefined ? null : sentenceOf(reason), usable),
    stage('crossings', crossingsReason(crossings.length, circles.length)),
  ];
}

/** Whether nodes can be those of a board: not too few, not far too many, and with numbers or squares. */
export function isBoard({ circles, crossings, readability }: FoundNodes): boolean {
  return (
    circles.length + crossings.length >= FEWEST &&
    !hasTooManyCircles(circles.length) &&
    !hasTooManyCrossings(crossings.length, circles.length) &&
    (readability.usable || crossings.length >= FEWEST)
  );
}

/** Whether the streets connect the nodes as on a board. */
export function describeStreets(streetsOfNodes: readonly number[]): StageQuality {
  const connected = streetsOfNodes.filter((streets) => streets > 1).length;
  const isPoor = connected < LEAST_CONNECTED * streetsOfNodes.length;
  return stage('streets', isPoor ? 'Hardly any streets between the nodes were found.' : null);
}

/** Suggestions whose confidences are at most `most`. */
export function capConfidences(suggestions: Suggestions, most: number): Suggestions {
  const cap = <T extends { readonly confidence: number }>(list: readonly T[]): readonly T[] =>
    list.map((each) => ({ ...each, confidence: Math.min(most, each.confidence) }));
  return {
    ...suggestions,
    circles: cap(suggestions.circles).map((circle) => ({
      ...circle,
      numberConfidence: Math.min(most, circle.numberConfidence),
    })),
    crossings: cap(suggestions.crossings),
    junctions: cap(suggestions.junctions),
    streets: cap(suggestions.streets),
    waterlines: cap(suggestions.waterlines),
  };
}

function circlesReason(circles: number): string | null {
  if (circles < FEWEST) return 'Hardly any round discs were found.';
  return hasTooManyCircles(circles)
    ? `Far more round things than a board has were found (${circles}), so most are no circles.`
    : null;
}

function crossingsReason(crossings: number, circles: number): string | null {
  if (crossings < FEWEST) return 'Hardly any black squares were found.';
  return hasTooManyCrossings(crossings, circles)
    ? `Far more black squares (${crossings}) than discs (${circles}) were found, so most are no crossings.`
    : null;
}

const hasTooManyCircles = (circles: number): boolean => circles > MOST_CIRCLES;

const hasTooManyCrossings = (crossings: number, circles: number): boolean =>
  crossings > MOST_CROSSINGS.perCircle * circles + MOST_CROSSINGS.more;

const stage = (
  name: StageQuality['stage'],
  reason: string | null,
  isUsable = reason === null,
): StageQuality => ({ stage: name, isUsable, reason });

const sentenceOf = (clause: string): string => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;
