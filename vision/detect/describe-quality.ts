/** Says which stages of a detection can be used. */
import type { FoundNodes } from './find-nodes.js';
import type { StageQuality, Suggestions } from './suggestions.js';

/** Fewer nodes than this are no board; a few are enough where their numbers can be read. */
const FEWEST = 8;
const FEWEST_WITH_NUMBERS = 5;
/** More circles than any board has, and more crossings for each circle than any board has. */
const MOST_CIRCLES = 400;
const MOST_CROSSINGS = { perCircle: 2.5, more: 20 };
/** Discs without numbers are circles only beside crossings, so many for each. */
const FEWEST_CROSSINGS = 0.3;
/** Where fewer nodes than this share have two streets, hardly any street was found, or hardly any node is one. */
const LEAST_CONNECTED = 0.35;

/**
 * Circles are missed more easily than found where none are, so that a count may exceed those that were found by this
 * share, and be exceeded by that one.
 */
const USUALLY_MISSED = { share: 0.25, more: 8 };
const USUALLY_FALSE = { share: 0.05, more: 2 };
/** If this share of the numbers from 1 to the number of circles is read surely, none are missed beyond a few. */
const PLAIN = { sure: 0.95, read: 0.9 };
/** The largest discs that are looked for, as a share of the longer side of the picture. */
const LARGEST_DISC = 1 / 27;
/** In pictures with a shorter longer side, numbers of most boards cannot be read. */
const SMALL_PICTURE = 1000;

/** Whether circles, numbers and crossings can be used, with a sentence where they cannot. */
export function describeQuality(
  nodes: FoundNodes,
  picture: Suggestions['picture'],
  count?: number,
): readonly StageQuality[] {
  const { circles, crossings, readability } = nodes;
  const { usable, reason } = readability;
  const numbersReason = usable ? null : reason === undefined ? null : sentenceOf(reason);
  const wrongCount = isBoard(nodes) ? countReason(nodes, count) : null;
  return [
    stage('circles', isBoard(nodes) ? null : (circlesReason(circles.length) ?? noBoardReason(picture))),
    stage('numbers', wrongCount ?? numbersReason, usable && wrongCount === null),
    stage('crossings', isBoard(nodes) ? null : crossingsReason(crossings.length, circles.length)),
  ];
}

/** What is wrong with the count of circles that was given, if it contradicts those that were found. */
export function countReason({ circles }: Pick<FoundNodes, 'circles'>, count?: number): string | null {
  if (count === undefined) return null;
  const found = circles.length;
  const { share, more } = found > count || arePlain(circles) ? USUALLY_FALSE : USUALLY_MISSED;
  return Math.abs(count - found) <= share * Math.max(count, found) + more
    ? null
    : `The board shall have ${count} circles, but ${found} were found: correct the count or leave it out.`;
}

/** Whether nearly all numbers from 1 to the count of circles were read surely, each once. */
function arePlain(circles: FoundNodes['circles']): boolean {
  const sure = circles.flatMap(({ reading: { candidates, confidence } }) =>
    confidence > PLAIN.sure && candidates[0] ? [candidates[0].number] : [],
  );
  const inside = sure.filter((number) => number <= circles.length);
  return new Set(inside).size >= PLAIN.read * circles.length;
}

function noBoardReason({ width, height }: Suggestions['picture']): string {
  const longer = Math.max(width, height);
  const largest = Math.floor(LARGEST_DISC * longer);
  return (
    'No board was found, so no streets were looked for. ' +
    (longer < SMALL_PICTURE
      ? `The picture is too small, ${width} × ${height} pixels: use one of at least 1200 pixels.`
      : `The discs of a board must have a radius of 10 to ${largest} pixels here: use a picture with more pixels if they are smaller; trace the board by hand if they are larger.`)
  );
}

/** Whether nodes can be those of a board: not too few, not far too many, and with numbers or squares. */
export function isBoard({ circles, crossings, readability }: FoundNodes): boolean {
  return (
    circles.length + crossings.length >= (readability.usable ? FEWEST_WITH_NUMBERS : FEWEST) &&
    !hasTooManyCircles(circles.length) &&
    !hasTooManyCrossings(crossings.length, circles.length) &&
    (readability.usable || crossings.length >= Math.max(FEWEST, FEWEST_CROSSINGS * circles.length))
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
