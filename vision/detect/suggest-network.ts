/** Turns nodes and the streets between them into suggestions. */
import type { FoundJunction, StreetEnd, StreetNetwork } from '../junctions/index.js';
import { type AssignedNumber, assignNumbers } from '../numbers/index.js';
import { scalePosition } from '../pixels/index.js';
import type { FoundStreets } from '../streets/index.js';
import type { FoundWaterline } from '../waterlines/index.js';
import {
  type LineEnd,
  suggestCircle,
  suggestCrossing,
  suggestJunction,
  suggestLine,
} from './build-suggestions.js';
import type { FoundCircle, FoundNodes } from './find-nodes.js';
import type { SuggestedCircle, SuggestedCrossing, Suggestions } from './suggestions.js';

/** The colours of circles and the borders of crossings, in their order. */
export interface NodeLooks {
  readonly colours: readonly SuggestedCircle['colour'][];
  readonly borders: readonly SuggestedCrossing['border'][];
}

/** What is known about the nodes of a picture. */
export interface KnownNodes {
  readonly nodes: FoundNodes;
  readonly looks: NodeLooks;
  /** How many circles the board has, if that is known. */
  readonly count: number | undefined;
}

/** Bends that differ by less than this share of a crossing's side from a straight course are left out. */
const TOLERANCE = 0.2;

/** Streets of the first pass as a network without junctions, in pixels of the picture. */
export function networkOfStreets({ streets, inkMap }: FoundStreets): StreetNetwork {
  const inPicture = (value: number): number => scalePosition(value, 1 / inkMap.factor);
  return {
    junctions: [],
    streets: streets.map(({ pair: [from, to], path, probability }) => ({
      x: path.x.map(inPicture),
      y: path.y.map(inPicture),
      from: { node: from },
      to: { node: to },
      probability,
    })),
  };
}

/** The suggestions of nodes alone, before their streets are known. */
export const suggestNodes = (empty: Suggestions, known: KnownNodes): Suggestions =>
  withNodes(empty, known, known.nodes, undefined);

/**
 * The suggestions of nodes and lines. Squares that no street reaches are dropped, and the discs of a turn track too: no
 * street reaches them, and a circle with a street has the same number. Only then are the numbers shared out, because such
 * discs would claim the lowest ones.
 */
export function suggestNetwork(
  empty: Suggestions,
  known: KnownNodes,
  { streets, junctions }: StreetNetwork,
  waterlines: readonly FoundWaterline[],
): Suggestions {
  const { circles, crossings, side } = known.nodes;
  const degrees = new Uint16Array(circles.length + crossings.length);
  const count = (end: StreetEnd): void => {
    if ('node' in end) degrees[end.node] = degrees[end.node]! + 1;
  };
  for (const { from, to } of streets) for (const end of [from, to]) count(end);
  const numberOf = ({ reading }: FoundCircle): number | undefined => reading.candidates[0]?.number;
  const taken = new Set(circles.filter((_, i) => degrees[i]! > 0).map(numberOf));
  const kept = {
    circles: circles.filter((circle, i) => degrees[i]! > 0 || !taken.has(numberOf(circle))),
    crossings: crossings.filter((_, i) => degrees[circles.length + i]! > 0),
  };
  const suggested = withNodes(empty, known, kept, degrees);
  const endOf = endsOf(known.nodes, kept, suggested, junctions);
  return {
    ...suggested,
    junctions: junctions.map(suggestJunction),
    streets: streets.map((street, i) =>
      suggestLine(`s${i + 1}`, street, [endOf(street.from), endOf(street.to)], TOLERANCE * side),
    ),
    waterlines: waterlines.flatMap((line, i) => {
      const [from, to] = line.pair.map((node) => endOf({ node }));
      return from!.id === '' || to!.id === ''
        ? []
        : [suggestLine(`w${i + 1}`, line, [from!, to!], TOLERANCE * side)];
    }),
  };
}

type KeptNodes = Pick<FoundNodes, 'circles' | 'crossings'>;

function withNodes(
  empty: Suggestions,
  { nodes, looks, count }: KnownNodes,
  kept: KeptNodes,
  degrees: Uint16Array | undefined,
): Suggestions {
  const numbers = numbersOf(kept.circles, count);
  const indexOf = new Map<object, number>([...nodes.circles, ...nodes.crossings].map((node, i) => [node, i]));
  return {
    ...empty,
    circles: kept.circles.map((circle, i) => {
      const index = indexOf.get(circle)!;
      return suggestCircle(circle, i, nodes.radius, numbers?.[i], looks.colours[index]!, degrees?.[index]);
    }),
    crossings: kept.crossings.map((crossing, i) => {
      const index = indexOf.get(crossing)!;
      return suggestCrossing(crossing, i, looks.borders[index - nodes.circles.length]!, degrees?.[index]);
    }),
  };
}

/** A function from the end of a street to its suggestion; a node that was dropped has an empty id. */
function endsOf(
  nodes: FoundNodes,
  kept: KeptNodes,
  { circles, crossings }: Suggestions,
  junctions: readonly FoundJunction[],
): (end: StreetEnd) => LineEnd {
  const suggested = [...circles, ...crossings];
  const byNode = new Map<object, LineEnd>(
    [...kept.circles, ...kept.crossings].map((node, i) => [node, suggested[i]!]),
  );
  const ends = [...nodes.circles, ...nodes.crossings].map((node) => byNode.get(node));
  const joints = junctions.map(suggestJunction);
  return (end) => ('node' in end ? (ends[end.node] ?? { id: '', at: [0, 0] }) : joints[end.junction]!);
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
