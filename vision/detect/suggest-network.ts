/** Turns nodes and the streets between them into suggestions. */
import type { FoundJunction, StreetEnd, StreetNetwork } from '../junctions/index.js';
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
import type { FoundCircle } from './choose-circles.js';
import { capConfidences, countReason, describeStreets } from './describe-quality.js';
import type { FoundNodes } from './find-nodes.js';
import { circleConfidence, crossingConfidence, type StreetSupport } from './node-confidence.js';
import { numberCircles } from './number-circles.js';
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

/** Where this share of the circles has streets, one without any must surely show some number, or one read this surely. */
const MOSTLY = 0.8;
const LEAST_CONFIDENCE = 0.5;
const LITTLE_DOUBT = 0.1;
/** A square without any street must look as much like the typical one. */
const LEAST_STRENGTH = 0.7;
const SURE_STREET = 0.9;
/** The most that is believed where hardly any streets join the nodes, and of numbers in a picture too poor to read. */
const UNCONNECTED = 0.9;
const UNREADABLE = 0.9;
const NO_END: LineEnd = { id: '', at: [0, 0], confidence: 0 };

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
 * The suggestions of nodes and lines. Squares that no street reaches are dropped unless they look like the others, and
 * so are the discs of a turn track: no street reaches them, and their number cannot be read or is on a circle with a
 * street. Only then are the numbers shared out, because such discs would claim the lowest ones.
 */
export function suggestNetwork(
  empty: Suggestions,
  known: KnownNodes,
  { streets, junctions }: StreetNetwork,
  waterlines: readonly FoundWaterline[],
): Suggestions {
  const { circles, crossings, side } = known.nodes;
  const support = supportOf(circles.length + crossings.length, streets);
  const isReached = (index: number): boolean => support[index]!.streets > 0;
  const numberOf = ({ reading }: FoundCircle): number | undefined => reading.candidates[0]?.number;
  const reached = circles.filter((_, i) => isReached(i));
  const taken = new Set(reached.map(numberOf));
  const areMostReached = reached.length > MOSTLY * circles.length;
  const isStray = (circle: FoundCircle): boolean =>
    taken.has(numberOf(circle)) || (areMostReached && isDoubtful(circle));
  const kept = {
    circles: circles.filter((circle, i) => isReached(i) || !isStray(circle)),
    crossings: crossings.filter(
      ({ strength }, i) => isReached(circles.length + i) || strength > LEAST_STRENGTH,
    ),
  };
  const suggested = withNodes(empty, known, kept, support);
  const joints = withSureEnds(junctions, streets, endsOf(known.nodes, kept, suggested, junctions));
  const endOf = endsOf(known.nodes, kept, suggested, joints);
  const quality = describeStreets(support.map((each) => each.streets));
  const found = {
    ...suggested,
    junctions: joints.map(suggestJunction),
    streets: streets.map((street, i) =>
      suggestLine(`s${i + 1}`, street, [endOf(street.from), endOf(street.to)], TOLERANCE * side),
    ),
    waterlines: waterlines.flatMap((line, i) => {
      const [from, to] = line.pair.map((node) => endOf({ node }));
      return from!.id === '' || to!.id === ''
        ? []
        : [suggestLine(`w${i + 1}`, line, [from!, to!], TOLERANCE * side)];
    }),
    quality: [...suggested.quality, quality],
  };
  return quality.isUsable ? found : capConfidences(found, UNCONNECTED);
}

/** What is believed of a junction at which only two streets meet. */
const BEND = 0.5;

/** Junctions that are no surer than the node at the third of their streets. */
function withSureEnds(
  junctions: readonly FoundJunction[],
  streets: StreetNetwork['streets'],
  endOf: (end: StreetEnd) => LineEnd,
): readonly FoundJunction[] {
  const ends = junctions.map((): number[] => []);
  for (const { from, to } of streets)
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const)
      if ('junction' in end) ends[end.junction]!.push(endOf(other).confidence);
  return junctions.map((junction, i) => {
    const third = ends[i]!.sort((a, b) => b - a)[2] ?? BEND;
    return { ...junction, probability: Math.min(junction.probability, third) };
  });
}

const isDoubtful = ({ reading }: FoundCircle): boolean =>
  reading.confidence < LEAST_CONFIDENCE && reading.notANumber > LITTLE_DOUBT;

function supportOf(nodes: number, streets: StreetNetwork['streets']): readonly StreetSupport[] {
  const support = Array.from({ length: nodes }, () => ({ streets: 0, sure: 0 }));
  for (const { from, to, probability } of streets)
    for (const end of [from, to]) {
      if (!('node' in end)) continue;
      support[end.node]!.streets++;
      if (probability > SURE_STREET) support[end.node]!.sure++;
    }
  return support;
}

type KeptNodes = Pick<FoundNodes, 'circles' | 'crossings'>;

function withNodes(
  empty: Suggestions,
  { nodes, looks, count }: KnownNodes,
  kept: KeptNodes,
  support: readonly StreetSupport[] | undefined,
): Suggestions {
  const numbers = numberCircles(kept.circles, count);
  const isTrusted = nodes.readability.usable && countReason(nodes, count) === null;
  const most = isTrusted ? 1 : UNREADABLE;
  const indexOf = new Map<object, number>([...nodes.circles, ...nodes.crossings].map((node, i) => [node, i]));
  return {
    ...empty,
    circles: kept.circles.map((circle, i) => {
      const index = indexOf.get(circle)!;
      const number = { ...numbers[i]!, confidence: Math.min(most, numbers[i]!.confidence) };
      const confidence = circleConfidence(circle, number.confidence, support?.[index]);
      return suggestCircle(circle, i, nodes.radius, number, looks.colours[index]!, confidence);
    }),
    crossings: kept.crossings.map((crossing, i) => {
      const index = indexOf.get(crossing)!;
      const confidence = crossingConfidence(crossing, nodes.side, support?.[index]);
      return suggestCrossing(crossing, i, looks.borders[index - nodes.circles.length]!, confidence);
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
  return (end) => ('node' in end ? (ends[end.node] ?? NO_END) : joints[end.junction]!);
}
