/** Detects the board of a street game in a picture. */
import { readBorders, readCircleColours } from '../colours/index.js';
import { type AssignedNumber, assignNumbers, type NumberNet } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import { findStreets, type FoundStreets, type StreetNode } from '../streets/index.js';
import { noSuggestions, suggestCircle, suggestCrossing, suggestStreets } from './build-suggestions.js';
import { describeQuality, FEWEST_NODES } from './describe-quality.js';
import { findNodes, type FoundCircle, type FoundNodes } from './find-nodes.js';
import type { DetectionOptions, SuggestedCircle, SuggestedCrossing, Suggestions } from './suggestions.js';

/** The colours that the circles and the borders of crossings of each game have. */
const COLOURS = { lfw: ['white', 'red'], wm: ['white', 'black', 'blue'] } as const;
const BORDERS = { lfw: ['none', 'yellow', 'red'], wm: ['none', 'yellow'] } as const;

/** The suggestions for a picture of a street board. */
export function detectStreetBoard(
  net: NumberNet,
  picture: Picture,
  options: DetectionOptions & { readonly game: 'lfw' | 'wm' },
): Suggestions {
  const { game, count, onUpdate } = options;
  const nodes = findNodes(net, picture, count, (stage, share) => onUpdate?.({ stage, share }));
  const looks = looksOf(picture, nodes, game);
  const empty = { ...noSuggestions(game, picture), quality: describeQuality(nodes) };
  const early = suggestNodes(empty, nodes, looks, nodes.circles, count, undefined);
  onUpdate?.({ stage: 'numbers', share: 1, suggestions: early });
  if (nodes.circles.length + nodes.crossings.length < FEWEST_NODES) return early;
  const found = findStreets(picture, streetNodes(nodes), nodes.side, (share) =>
    onUpdate?.({ stage: 'streets', share }),
  );
  const suggestions = suggestConnected(empty, nodes, looks, found, count);
  onUpdate?.({ stage: 'streets', share: 1, suggestions });
  return suggestions;
}

/** The colours of circles and the borders of crossings, in their order. */
interface Looks {
  readonly colours: readonly SuggestedCircle['colour'][];
  readonly borders: readonly SuggestedCrossing['border'][];
}

function looksOf(picture: Picture, nodes: FoundNodes, game: 'lfw' | 'wm'): Looks {
  const { circles, crossings, radius, side } = nodes;
  return {
    colours: readCircleColours(picture, circles, radius, COLOURS[game]).map(({ colour }) => colour),
    borders: readBorders(picture, crossings, side, BORDERS[game]).map(({ border }) =>
      border === 'none' ? null : border,
    ),
  };
}

function streetNodes({ circles, crossings }: FoundNodes): readonly StreetNode[] {
  return [
    ...circles.map(({ x, y }) => ({ kind: 'circle' as const, x, y, radius: 0 })),
    ...crossings.map(({ x, y }) => ({ kind: 'crossing' as const, x, y, radius: 0 })),
  ];
}

/**
 * Drops the discs of a turn track: no street reaches them, and a circle with a street has the same number. Only then
 * are the numbers shared out, because such discs would claim the lowest ones.
 */
function suggestConnected(
  empty: Suggestions,
  nodes: FoundNodes,
  looks: Looks,
  found: FoundStreets,
  count: number | undefined,
): Suggestions {
  const degrees = new Uint16Array(found.inkMap.nodes.length);
  for (const { pair } of found.streets) for (const node of pair) degrees[node] = degrees[node]! + 1;
  const numberOf = ({ reading }: FoundCircle): number | undefined => reading.candidates[0]?.number;
  const connected = nodes.circles.filter((_, i) => degrees[i]! > 0);
  const taken = new Set(connected.map(numberOf));
  const kept = nodes.circles.filter((circle, i) => degrees[i]! > 0 || !taken.has(numberOf(circle)));
  const suggested = suggestNodes(empty, nodes, looks, kept, count, degrees);
  const idOfCircle = new Map(kept.map((circle, i) => [circle, suggested.circles[i]!.id]));
  const ids = [
    ...nodes.circles.map((circle) => idOfCircle.get(circle) ?? ''),
    ...suggested.crossings.map(({ id }) => id),
  ];
  return { ...suggested, streets: suggestStreets(found, ids) };
}

function suggestNodes(
  empty: Suggestions,
  nodes: FoundNodes,
  { colours, borders }: Looks,
  circles: readonly FoundCircle[],
  count: number | undefined,
  degrees: Uint16Array | undefined,
): Suggestions {
  const numbers = numbersOf(circles, count);
  const indexOf = new Map(nodes.circles.map((circle, i) => [circle, i]));
  return {
    ...empty,
    circles: circles.map((circle, i) => {
      const index = indexOf.get(circle)!;
      return suggestCircle(circle, i, nodes.radius, numbers?.[i], colours[index]!, degrees?.[index]);
    }),
    crossings: nodes.crossings.map((crossing, i) =>
      suggestCrossing(crossing, i, borders[i]!, degrees?.[nodes.circles.length + i]),
    ),
  };
}

/** Shares the numbers out among the circles if it is known, or plain from the readings, how many there are. */
function numbersOf(
  circles: readonly FoundCircle[],
  count: number | undefined,
): readonly AssignedNumber[] | undefined {
  const known = count ?? plainCount(circles);
  const readings = circles.map(({ reading }) => reading);
  return known === undefined ? undefined : assignNumbers(readings, { count: known });
}

/** The number of circles, if nearly all numbers from 1 up to it were read. */
function plainCount(circles: readonly FoundCircle[]): number | undefined {
  const read = new Set(circles.map(({ reading }) => reading.candidates[0]?.number));
  const numbers = Array.from({ length: circles.length }, (_, i) => i + 1);
  const covered = numbers.filter((number) => read.has(number));
  return covered.length >= 0.95 * circles.length ? circles.length : undefined;
}
