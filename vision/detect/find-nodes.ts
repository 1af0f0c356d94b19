/** Circles with their numbers, and crossings: everything that streets end at. */
import { type ChooseRadius, findCircles } from '../circles/index.js';
import { type CrossingCandidates, findCrossings } from '../crossings/index.js';
import { countReadable, type NumberNet, type Readability, readNumbers } from '../numbers/index.js';
import { greyPlane, type Picture } from '../pixels/index.js';
import { chooseCircles, type FoundCircle, MOST_DOUBT } from './choose-circles.js';
import type { Stage } from './suggestions.js';

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

/** Candidates below this share of the threshold are not read, and no more than this many. */
const WEAKEST = 0.5;
const MOST_CANDIDATES = 1000;

/** The nodes of a picture. */
export function findNodes(
  net: NumberNet,
  picture: Picture,
  count: number | undefined,
  onProgress: (stage: Stage, share: number) => void,
): FoundNodes {
  const { discs: round, radius, canRead, readability } = readDiscs(net, picture, count, onProgress);
  const squares = findCrossings(picture, round, radius, (share) => {
    onProgress('crossings', share);
  });
  // A dark disc looks like a square with a border to the search for squares; only its number tells them apart.
  const isNumber = ({ reading }: FoundCircle): boolean => canRead && reading.notANumber < MOST_DOUBT;
  const circles = round.filter((disc, i) => isNumber(disc) || squares.isSquare[i] !== true);
  return {
    circles,
    crossings: crossingsOutside(squares, circles, radius),
    radius,
    side: squares.side,
    readability,
  };
}

interface ReadDiscs {
  readonly discs: readonly FoundCircle[];
  readonly radius: number;
  readonly readability: Readability;
  readonly canRead: boolean;
}

/** The discs that are taken for circles, and what was read on them. */
function readDiscs(
  net: NumberNet,
  picture: Picture,
  count: number | undefined,
  onProgress: (stage: Stage, share: number) => void,
): ReadDiscs {
  const { candidates, threshold, radius } = findCircles(
    picture,
    (share) => {
      onProgress('circles', share);
    },
    byNumbers(net, picture),
  );
  const listed = candidates.filter(({ score }) => score > WEAKEST * threshold).slice(0, MOST_CANDIDATES);
  const { readings, readability } = readNumbers(
    net,
    picture,
    listed.map(({ x, y }) => ({ at: [x, y], radius })),
    {
      ...(count === undefined ? {} : { largest: count }),
      judged: listed.filter(({ score }) => score > threshold).length,
      onProgress: (done, total) => {
        onProgress('numbers', done / total);
      },
    },
  );
  const found = listed.map(({ x, y, score }, i) => ({
    x,
    y,
    strength: score / threshold,
    reading: readings[i]!,
  }));
  const canRead = readability.usable;
  return { discs: chooseCircles(found, canRead), radius, readability, canRead };
}

/** Prefers a radius whose discs show clearly more numbers. */
function byNumbers(net: NumberNet, picture: Picture): ChooseRadius {
  return (options) => {
    const plane = greyPlane(picture);
    let [best, most] = [0, -Infinity];
    options.forEach(({ radius, places }, i) => {
      const needed = 1.5 * most + 2;
      // Where even a number on each place would be too few, none has to be read.
      if (i > 0 && places.length <= needed) return;
      const discs = places.map(({ x, y }) => ({ at: [x, y] as const, radius }));
      const count = countReadable(net, plane, discs, radius);
      if (i === 0 || count > needed) [best, most] = [i, count];
    });
    return best;
  };
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
