/** Streets that seem to reach a node but whose ink ends on another street of that node: forks just before it. */
import { type Plane, sampleLinear } from '../pixels/index.js';
import type { StreetNode } from '../streets/index.js';
import type { BoardInk } from './board-ink.js';
import { densely } from './candidate-path.js';
import { lineThrough, type StraightLine, type Points, reversed, type StreetLine } from './street-line.js';

/** Forks, and for each street how much it looks as if it had one that is not among them: 0 for not at all, up to 1. */
export interface EndForks {
  readonly forks: readonly EndFork[];
  readonly missed: Float64Array;
}

/** A street that ends on another one beside a node. */
export interface EndFork {
  readonly node: number;
  /** The street that ends at the junction, and the one it meets. */
  readonly street: number;
  readonly onto: number;
  readonly x: number;
  readonly y: number;
  /** How much better the ink supports the fork than the way to the node. */
  readonly score: number;
}

/** Distances below are in sides of a crossing. Points along a street: */
const STEP = 0.05;
/** The part of a street, from its node, to which a line is fitted. */
const FITTED = { from: 1.2, to: 3.2 };
/** The fitted line must pass the node's centre this far off, and its points lie this near to it. */
const LEAST_MISS = 0.45;
const LARGEST_RESIDUAL = 0.15;
/** A junction is at least this far outside a node's rim, or inside that of a crossing, and nearer to its centre than this. */
const NEAREST = { circle: 0.15, crossing: -0.25 };
const FARTHEST = 3;
const LEAST_ANGLE = 45;
/** A fork may have been missed where these are fallen short of by so little, and the ink is at least this share. */
const DOUBTED = { miss: 0.1, distance: 0.1, angle: 10, ink: 0.72, fullInk: 0.82 };
/** The ink up to the junction, and in its last third, as shares of a street's usual ink. */
const LEAST_INK = 0.72;
const LEAST_INK_AT_END = 0.62;
/** By how much the way to the node may have more ink. */
const SLACK = 0.065;
/** The share of ink that neither adds to the score nor takes from it, and the least score. */
const FULL_INK = 0.85;
const LEAST_SCORE = { outside: 0.1, onRim: 0.2, fuzzy: 0.35 };
/** Where the points lie less near to the fitted line than this, it hardly shows where the street leads. */
const FUZZY = 0.045;
/** Streets that the first pass missed are often not streets at all where they seem to fork. */
const LEAST_LATER_PROBABILITY = 0.9;

interface NodeEnd {
  readonly street: number;
  /** From the node's rim outwards. */
  readonly points: Points;
  readonly fit: (StraightLine & { readonly residual: number; readonly from: number }) | undefined;
}

/** The forks of streets, the first of which come from the first pass; `usualInk` is the mean ink along streets. */
export function endForks(
  { found, soft, wide }: BoardInk,
  streets: readonly (StreetLine | undefined)[],
  firstCount: number,
  usualInk: number,
): EndForks {
  const { nodes, side } = found.inkMap;
  const forks = new Map<string, EndFork>();
  const missed = new Float64Array(streets.length);
  nodes.forEach((node, index) => {
    const ends = streets.flatMap((street, i) => {
      if (street?.ends.includes(index) !== true) return [];
      const points = densely(street.ends[0] === index ? street : reversed(street), STEP * side);
      return [{ street: i, points, fit: fitEnd(points, soft, side) }];
    });
    for (const end of ends) {
      const seen = forkOf(node, index, end, ends, wide, side, usualInk);
      if (seen === undefined) continue;
      const { fork, doubt } = seen;
      for (const street of [fork.street, fork.onto]) missed[street] = Math.max(missed[street]!, doubt);
      if (end.street >= firstCount && streets[end.street]!.probability < LEAST_LATER_PROBABILITY) continue;
      if (!seen.isClear) continue;
      const key = [index, Math.min(fork.street, fork.onto), Math.max(fork.street, fork.onto)].join(' ');
      if ((forks.get(key)?.score ?? -Infinity) < fork.score) forks.set(key, fork);
    }
  });
  const clear = [...forks.values()].sort((a, b) => b.score - a.score);
  for (const { street, onto } of clear) missed[street] = missed[onto] = 0;
  return { forks: clear, missed };
}

/** The straight line of ink along which a street comes to its node. */
function fitEnd(points: Points, soft: Plane, side: number): NodeEnd['fit'] {
  const length = points.x.length * STEP;
  const from = Math.min(FITTED.from, 0.45 * length);
  const [first, last] = [Math.floor(from / STEP), Math.floor(Math.min(FITTED.to, length - 0.2) / STEP)];
  if (last - first < 10) return undefined;
  let xs = Array.from(points.x.subarray(first, last));
  let ys = Array.from(points.y.subarray(first, last));
  let dx = xs[0]! - xs[xs.length - 1]!;
  let dy = ys[0]! - ys[ys.length - 1]!;
  const norm = Math.hypot(dx, dy) || 1;
  [dx, dy] = [dx / norm, dy / norm];
  let line: StraightLine = { x: 0, y: 0, dx, dy };
  let residual = Infinity;
  for (let round = 0; round < 2; round++) {
    const weights = xs.map(() => 0);
    for (let i = 0; i < xs.length; i++) {
      let [weight, moment] = [1e-6, 0];
      for (let k = -7; k <= 7; k++) {
        const aside = (k / 7) * 0.35 * side;
        const ink = sampleLinear(soft, xs[i]! - aside * dy, ys[i]! + aside * dx) ** 2;
        weight += ink;
        moment += ink * aside;
      }
      xs[i] = xs[i]! - (moment / weight) * dy;
      ys[i] = ys[i]! + (moment / weight) * dx;
      weights[i] = weight;
    }
    line = lineThrough(xs, ys, weights);
    if (line.dx * dx + line.dy * dy < 0) line = { ...line, dx: -line.dx, dy: -line.dy };
    [dx, dy] = [line.dx, line.dy];
    const off = xs.map((x, i) => Math.abs((ys[i]! - line.y) * dx - (x - line.x) * dy));
    residual = Math.sqrt(off.reduce((sum, value) => sum + value * value, 0) / off.length) / side;
    const isNear = off.map((value) => value < 0.2 * side);
    if (isNear.filter(Boolean).length < 6) continue;
    xs = xs.filter((_, i) => isNear[i]);
    ys = ys.filter((_, i) => isNear[i]);
  }
  return { ...line, residual, from };
}

/** What the end of a street looks like that may fork: whether it clearly does, and if it does not how likely it is. */
interface SeenFork {
  readonly fork: EndFork;
  readonly isClear: boolean;
  readonly doubt: number;
}

function forkOf(
  node: StreetNode,
  index: number,
  { street, points, fit }: NodeEnd,
  ends: readonly NodeEnd[],
  wide: Plane,
  side: number,
  usualInk: number,
): SeenFork | undefined {
  if (fit === undefined || fit.residual >= LARGEST_RESIDUAL) return undefined;
  const miss = Math.abs((node.x - fit.x) * fit.dy - (node.y - fit.y) * fit.dx) / side;
  if (miss <= LEAST_MISS - DOUBTED.miss) return undefined;
  const met = ends
    .filter((other) => other.street !== street)
    .flatMap((other) => meeting(fit, node, other, side) ?? [])
    .sort((a, b) => a.along - b.along)[0];
  if (met === undefined) return undefined;
  const distance = Math.hypot(met.x - node.x, met.y - node.y) / side;
  const outside = distance - node.radius / side - NEAREST[node.kind];
  if (outside <= -DOUBTED.distance || distance >= FARTHEST) return undefined;
  if (met.angle < LEAST_ANGLE - DOUBTED.angle) return undefined;
  const start = Math.min(points.x.length - 1, Math.floor((fit.from + 0.3) / STEP));
  const along = (points.x[start]! - fit.x) * fit.dx + (points.y[start]! - fit.y) * fit.dy;
  const onLine = { x: fit.x + along * fit.dx, y: fit.y + along * fit.dy };
  const inks = inkBetween(wide, onLine, met, 0.1 * side);
  const atEnd = inks.slice(-Math.max(3, Math.floor(inks.length / 3)));
  const toNode = Array.from({ length: Math.max(2, Math.floor(fit.from / STEP / 2) + 1) }, (_, i) =>
    sampleLinear(wide, points.x[i]!, points.y[i]!),
  );
  const gain = mean(inks) - mean(toNode);
  const leastScore = Math.max(
    distance > node.radius / side ? LEAST_SCORE.outside : LEAST_SCORE.onRim,
    fit.residual > FUZZY ? LEAST_SCORE.fuzzy : 0,
  );
  const inked = mean(inks) / usualInk;
  const score = gain + 0.2 * miss + inked - FULL_INK;
  return {
    fork: { node: index, street, onto: met.street, x: met.x, y: met.y, score },
    isClear:
      miss > LEAST_MISS &&
      outside > 0 &&
      met.angle >= LEAST_ANGLE &&
      inked >= LEAST_INK &&
      mean(atEnd) >= LEAST_INK_AT_END * usualInk &&
      gain >= -SLACK &&
      score >= leastScore,
    doubt: Math.min(1, Math.max(0, (inked - DOUBTED.ink) / (DOUBTED.fullInk - DOUBTED.ink))),
  };
}

/** Where a line, followed towards a node, meets another street of that node. */
function meeting(
  line: StraightLine,
  node: StreetNode,
  { street, points }: NodeEnd,
  side: number,
): { street: number; x: number; y: number; along: number; angle: number } | undefined {
  const count = Math.min(points.x.length, Math.floor(FARTHEST / STEP));
  const stub = 20;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < stub; i++) {
    xs.push(node.x + ((points.x[0]! - node.x) * i) / stub);
    ys.push(node.y + ((points.y[0]! - node.y) * i) / stub);
  }
  for (let i = 0; i < count; i++) {
    xs.push(points.x[i]!);
    ys.push(points.y[i]!);
  }
  let [at, least] = [-1, LARGEST_RESIDUAL * side];
  const alongAt = (i: number): number => (xs[i]! - line.x) * line.dx + (ys[i]! - line.y) * line.dy;
  for (let i = 0; i < xs.length; i++) {
    const aside = Math.abs((ys[i]! - line.y) * line.dx - (xs[i]! - line.x) * line.dy);
    if (alongAt(i) > 0 && aside < least) [at, least] = [i, aside];
  }
  if (at < 0) return undefined;
  const [before, after] = [Math.max(0, at - 8), Math.min(xs.length - 1, at + 8)];
  const [dx, dy] = [xs[after]! - xs[before]!, ys[after]! - ys[before]!];
  const cosine = Math.abs(dx * line.dx + dy * line.dy) / (Math.hypot(dx, dy) + 1e-9);
  const angle = (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
  return { street, x: xs[at]!, y: ys[at]!, along: alongAt(at), angle };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function inkBetween(wide: Plane, from: Place, to: Place, step: number): readonly number[] {
  const count = Math.max(3, Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1);
    return sampleLinear(wide, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
