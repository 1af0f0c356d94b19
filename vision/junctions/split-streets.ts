/** Splits streets at their junctions. */
import { scalePosition } from '../pixels/index.js';
import { lengthOf } from '../streets/index.js';
import type { EndFork } from './end-forks.js';
import type { GrownNetwork } from './grow-network.js';
import { NO_NODE, type Points, reversed, type StreetLine } from './street-line.js';

/** Where a street ends: at a node, or at a junction, by index. */
export type StreetEnd = { readonly node: number } | { readonly junction: number };

/** A junction at which streets meet without a crossing. */
export interface FoundJunction {
  readonly x: number;
  readonly y: number;
  readonly probability: number;
}

/** A street between nodes and junctions. */
export interface NetworkStreet extends Points {
  readonly from: StreetEnd;
  readonly to: StreetEnd;
  readonly probability: number;
}

/** The streets and junctions of a board. */
export interface StreetNetwork {
  readonly junctions: readonly FoundJunction[];
  readonly streets: readonly NetworkStreet[];
}

/** Junctions nearer than this are one, in sides of a crossing. */
const LEAST_SPACING = 1;
/** The part of a street beside its node that is replaced by a straight line to a fork. */
const REPLACED = 1.2;

/** A network in another scale. */
export function scaleNetwork({ junctions, streets }: StreetNetwork, factor: number): StreetNetwork {
  const scaled = (values: Float32Array) => values.map((value) => scalePosition(value, factor));
  return {
    junctions: junctions.map((junction) => ({
      ...junction,
      x: scalePosition(junction.x, factor),
      y: scalePosition(junction.y, factor),
    })),
    streets: streets.map((street) => ({ ...street, x: scaled(street.x), y: scaled(street.y) })),
  };
}

interface Cut {
  /** The index of the point at which the line is cut. */
  readonly at: number;
  readonly junction: number;
}

/** Lines, tees and forks with their probabilities. */
export interface ProbableNetwork extends Pick<GrownNetwork, 'lines' | 'tees'> {
  readonly forks: readonly (EndFork & { readonly probability: number })[];
}

/** The network of lines cut at its tees and forks. */
export function splitStreets({ lines, tees, forks }: ProbableNetwork, side: number): StreetNetwork {
  const junctions: FoundJunction[] = [];
  const cuts = lines.map((): Cut[] => []);
  const starts = new Map<number, Cut>();
  const ends = new Map<number, Cut>();
  const cutAt = (line: number, junction: number): void => {
    cuts[line]!.push({ at: nearestPoint(lines[line]!, junctions[junction]!), junction });
  };
  for (const { onto, arm, x, y, probability } of tees) {
    junctions.push({ x, y, probability });
    cutAt(onto, junctions.length - 1);
    ends.set(arm, { at: lines[arm]!.x.length - 1, junction: junctions.length - 1 });
  }
  for (const { node, street, onto, x, y, probability } of forks) {
    const line = lines[street]!;
    const isStart = line.ends[0] === node;
    if ((isStart ? starts : ends).has(street)) continue;
    if (junctions.some((other) => Math.hypot(other.x - x, other.y - y) < LEAST_SPACING * side)) continue;
    junctions.push({ x, y, probability });
    cutAt(onto, junctions.length - 1);
    const replaced = Math.min(REPLACED * side, lengthOf(line) / 2);
    const at = pointAtDistance(isStart ? line : reversed(line), replaced);
    (isStart ? starts : ends).set(street, {
      at: isStart ? at : line.x.length - 1 - at,
      junction: junctions.length - 1,
    });
  }
  const streets = lines.flatMap((line, i) =>
    line === undefined ? [] : pieces(line, starts.get(i), ends.get(i), cuts[i]!, junctions),
  );
  return { junctions, streets };
}

function pieces(
  line: StreetLine,
  start: Cut | undefined,
  end: Cut | undefined,
  cuts: readonly Cut[],
  junctions: readonly FoundJunction[],
): readonly NetworkStreet[] {
  const first = start?.at ?? 0;
  const last = end?.at ?? line.x.length - 1;
  const inner = cuts.filter(({ at }) => at >= first && at <= last).sort((a, b) => a.at - b.at);
  const stops = [
    { at: first, end: start === undefined ? { node: line.ends[0] } : { junction: start.junction } },
    ...inner.map(({ at, junction }) => ({ at, end: { junction } })),
    { at: last, end: end === undefined ? { node: line.ends[1] } : { junction: end.junction } },
  ];
  return stops.slice(1).flatMap((to, k) => {
    const from = stops[k]!;
    const piece = between(line, from, to, junctions);
    const shares = [from.end, to.end].map((one) =>
      'junction' in one ? junctions[one.junction]!.probability : 1,
    );
    const isArm = line.ends.includes(NO_NODE);
    const probability = (isArm ? 1 : line.probability) * shares[0]! * shares[1]!;
    return [{ ...piece, from: from.end, to: to.end, probability }];
  });
}

interface Stop {
  readonly at: number;
  readonly end: StreetEnd;
}

/** The points of a line between two stops, with the junctions themselves at the ends. */
function between(line: StreetLine, from: Stop, to: Stop, junctions: readonly FoundJunction[]): Points {
  const [x, y]: [number[], number[]] = [[], []];
  if ('junction' in from.end) {
    x.push(junctions[from.end.junction]!.x);
    y.push(junctions[from.end.junction]!.y);
  }
  const first = 'junction' in from.end ? from.at + 1 : from.at;
  const last = 'junction' in to.end ? to.at - 1 : to.at;
  for (let i = first; i <= last; i++) {
    x.push(line.x[i]!);
    y.push(line.y[i]!);
  }
  if ('junction' in to.end) {
    x.push(junctions[to.end.junction]!.x);
    y.push(junctions[to.end.junction]!.y);
  }
  return { x: Float32Array.from(x), y: Float32Array.from(y) };
}

function nearestPoint({ x, y }: Points, place: { readonly x: number; readonly y: number }): number {
  let [nearest, least] = [0, Infinity];
  for (let i = 0; i < x.length; i++) {
    const off = Math.hypot(x[i]! - place.x, y[i]! - place.y);
    if (off < least) [nearest, least] = [i, off];
  }
  return nearest;
}

/** The first point of a line that is at a distance along it. */
function pointAtDistance({ x, y }: Points, distance: number): number {
  let along = 0;
  for (let i = 1; i < x.length; i++) {
    along += Math.hypot(x[i]! - x[i - 1]!, y[i]! - y[i - 1]!);
    if (along >= distance) return i;
  }
  return x.length - 1;
}
