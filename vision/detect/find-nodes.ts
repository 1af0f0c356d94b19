/** Circles with their numbers, and crossings: everything that streets end at. */
import { type CircleCandidates, findCircles } from '../circles/index.js';
import { type CrossingCandidates, findCrossings } from '../crossings/index.js';
import { type NumberNet, type NumberReading, type Readability, readNumbers } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import type { Stage } from './suggestions.js';

/** A disc that is taken for a circle. */
export interface FoundCircle {
  readonly x: number;
  readonly y: number;
  /** The share of its rim that was seen, in units of the threshold between discs and the rest. */
  readonly strength: number;
  readonly reading: NumberReading;
}

/** A square that is taken for a crossing. */
export interface FoundCrossing {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** How far its quality is above the threshold, 1 for the typical crossing of this board. */
  readonly strength: number;
}

/** The nodes of a picture, in pixel centres. */
export interface FoundNodes {
  readonly circles: readonly FoundCircle[];
  readonly crossings: readonly FoundCrossing[];
  readonly radius: number;
  readonly side: number;
  readonly readability: Readability;
}

/** A disc that stands out is a circle unless it rather shows something else than a number. */
const MOST_DOUBT = 0.4;
/** A disc that hardly stands out is a circle only if its number is read this surely. */
const LEAST_CONFIDENCE = 0.8;
/** Candidates below this share of the threshold are not read. */
const WEAKEST = 0.6;

/** The nodes of a picture. */
export function findNodes(
  net: NumberNet,
  picture: Picture,
  count: number | undefined,
  onProgress: (stage: Stage, share: number) => void,
): FoundNodes {
  const discs = findCircles(picture, (share) => {
    onProgress('circles', share);
  });
  const strong = discs.candidates.filter(({ score }) => score > discs.threshold);
  const squares = findCrossings(picture, strong, discs.radius, (share) => {
    onProgress('crossings', share);
  });
  const candidates = discCandidates(discs, squares);
  const board = readNumbers(
    net,
    picture,
    candidates.map(({ x, y }) => ({ at: [x, y], radius: discs.radius })),
    {
      ...(count === undefined ? {} : { largest: count }),
      onProgress: (done, total) => {
        onProgress('numbers', done / total);
      },
    },
  );
  const canRead = board.readability.usable;
  const circles = candidates.flatMap(({ x, y, score }, i) => {
    const reading = board.readings[i]!;
    const strength = score / discs.threshold;
    const isStrong = strength > 1;
    const hasNumber = isStrong ? reading.notANumber < MOST_DOUBT : reading.confidence > LEAST_CONFIDENCE;
    const isCircle = canRead ? hasNumber : isStrong;
    return isCircle ? [{ x, y, strength, reading }] : [];
  });
  return {
    circles,
    crossings: crossingsOutside(squares, circles, discs.radius),
    radius: discs.radius,
    side: squares.side,
    readability: board.readability,
  };
}

/** The discs worth reading: the clearest first, and none that is a square. */
function discCandidates(
  { candidates, threshold }: CircleCandidates,
  squares: CrossingCandidates,
): CircleCandidates['candidates'] {
  const good = squares.candidates.filter(({ quality }) => quality > squares.threshold);
  return candidates.filter(
    ({ x, y, score }, i) =>
      score > WEAKEST * threshold &&
      squares.isSquare[i] !== true &&
      !good.some((square) => Math.hypot(square.x - x, square.y - y) < 0.7 * squares.side),
  );
}

function crossingsOutside(
  { candidates, threshold }: CrossingCandidates,
  circles: readonly FoundCircle[],
  radius: number,
): readonly FoundCrossing[] {
  const good = candidates.filter(
    ({ x, y, quality }) =>
      quality > threshold && !circles.some((circle) => Math.hypot(circle.x - x, circle.y - y) < 0.9 * radius),
  );
  const typical = good[Math.floor(good.length / 2)]?.quality ?? 1;
  return good.map(({ x, y, side, quality }) => ({
    x,
    y,
    side,
    strength: Math.min(1, (quality - threshold) / Math.max(0.01, typical - threshold)),
  }));
}
