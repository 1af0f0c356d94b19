/** Detects the board of a street game in a picture. */
import { type AssignedNumber, assignNumbers, type NumberNet } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import { findStreets, type FoundStreets, type StreetNode } from '../streets/index.js';
import { noSuggestions, suggestCircle, suggestCrossing, suggestStreets } from './build-suggestions.js';
import { findNodes, type FoundCircle, type FoundNodes } from './find-nodes.js';
import type { DetectionOptions, StageQuality, Suggestions } from './suggestions.js';

/** Fewer nodes than this are no board. */
const FEWEST_NODES = 8;

/** The suggestions for a picture of a street board. */
export function detectStreetBoard(
  net: NumberNet,
  picture: Picture,
  options: DetectionOptions & { readonly game: 'lfw' | 'wm' },
): Suggestions {
  const { game, count, onUpdate } = options;
  const nodes = findNodes(net, picture, count, (stage, share) => onUpdate?.({ stage, share }));
  const empty = noSuggestions(game, picture);
  const early = suggestNodes(empty, nodes, nodes.circles, numbersOf(nodes.circles, count), undefined);
  onUpdate?.({ stage: 'numbers', share: 1, suggestions: early });
  if (nodes.circles.length + nodes.crossings.length < FEWEST_NODES) return early;
  const found = findStreets(picture, streetNodes(nodes), nodes.side, (share) =>
    onUpdate?.({ stage: 'streets', share }),
  );
  const suggestions = withoutLooseDiscs(empty, nodes, found, count);
  onUpdate?.({ stage: 'streets', share: 1, suggestions });
  return suggestions;
}

function streetNodes({ circles, crossings }: FoundNodes): readonly StreetNode[] {
  return [
    ...circles.map(({ x, y }) => ({ kind: 'circle' as const, x, y, radius: 0 })),
    ...crossings.map(({ x, y }) => ({ kind: 'crossing' as const, x, y, radius: 0 })),
  ];
}

/**
 * Drops discs that no street reaches, such as those of a turn track, and only then shares out the numbers: before
 * that, the discs of a track would claim the lowest ones.
 */
function withoutLooseDiscs(
  empty: Suggestions,
  nodes: FoundNodes,
  found: FoundStreets,
  count: number | undefined,
): Suggestions {
  const degrees = new Uint16Array(found.inkMap.nodes.length);
  for (const { pair } of found.streets) for (const node of pair) degrees[node] = degrees[node]! + 1;
  const kept = nodes.circles.filter((_, i) => degrees[i]! > 0);
  const suggested = suggestNodes(empty, nodes, kept, numbersOf(kept, count), degrees);
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
  circles: readonly FoundCircle[],
  numbers: readonly AssignedNumber[] | undefined,
  degrees: Uint16Array | undefined,
): Suggestions {
  const first = nodes.circles.length;
  return {
    ...empty,
    circles: circles.map((circle, i) =>
      suggestCircle(circle, i, nodes.radius, numbers?.[i], degrees?.[nodes.circles.indexOf(circle)]),
    ),
    crossings: nodes.crossings.map((crossing, i) => suggestCrossing(crossing, i, degrees?.[first + i])),
    quality: qualityOf(nodes),
  };
}

/** Shares the numbers out among the circles if it is known, or plain from the readings, how many there are. */
function numbersOf(
  circles: readonly FoundCircle[],
  count: number | undefined,
): readonly AssignedNumber[] | undefined {
  const known = count ?? plainCount(circles);
  return known === undefined
    ? undefined
    : assignNumbers(
        circles.map(({ reading }) => reading),
        { count: known },
      );
}

/** The number of circles, if nearly all numbers from 1 up to it were read. */
function plainCount(circles: readonly FoundCircle[]): number | undefined {
  const read = new Set(circles.map(({ reading }) => reading.candidates[0]?.number));
  const covered = Array.from({ length: circles.length }, (_, i) => i + 1).filter((number) =>
    read.has(number),
  );
  return covered.length >= 0.95 * circles.length ? circles.length : undefined;
}

function qualityOf({ circles, crossings, readability }: FoundNodes): readonly StageQuality[] {
  const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  return [
    {
      stage: 'circles',
      isUsable: circles.length >= FEWEST_NODES,
      reason: circles.length >= FEWEST_NODES ? null : 'Hardly any round discs were found.',
    },
    {
      stage: 'numbers',
      isUsable: readability.usable,
      reason: readability.reason === undefined ? null : sentence(readability.reason),
    },
    {
      stage: 'crossings',
      isUsable: crossings.length >= FEWEST_NODES,
      reason: crossings.length >= FEWEST_NODES ? null : 'Hardly any black squares were found.',
    },
  ];
}
