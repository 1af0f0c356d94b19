/** The inputs of the regression that tells missed streets and tees from other ink. */
import { median, quantile } from '../pixels/index.js';
import { regressionInputs, type StreetNode } from '../streets/index.js';
import type { BoardInk } from './board-ink.js';
import type { CandidatePath } from './candidate-path.js';
import { lookAlong, type PathLook } from './path-look.js';
import { lineThrough, type Points, reversed } from './street-line.js';

/** The usual looks of a board's streets: medians and spreads. */
export interface UsualLooks {
  readonly looks: readonly (readonly [median: number, spread: number])[];
  readonly ground: readonly (readonly [median: number, spread: number])[];
}

/** The features of a look that are compared with those of the board's other streets. */
const compared = ({ street }: PathLook): readonly number[] => [
  street.strength,
  street.weakest,
  street.dashes.mean,
  street.dashes.deviation,
  street.dashes.coherence,
  street.dashes.dark,
];

/** The usual looks of a board, by streets that are certain. */
export function usualLooks(looks: readonly PathLook[]): UsualLooks {
  const long = looks.filter(({ street }) => street.length > 2);
  const chosen = long.length > 30 ? long : looks;
  const spreads = (rows: readonly (readonly number[])[], least: number): UsualLooks['looks'] =>
    (rows[0] ?? []).map((_, k) => {
      const column = rows.map((row) => row[k]!);
      return [median(column), Math.max(least, quantile(column, 0.8) - quantile(column, 0.2))] as const;
    });
  return {
    looks: spreads(chosen.map(compared), 0.03),
    ground: spreads(
      looks.map(({ ground }) => ground),
      4,
    ),
  };
}

const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The inputs for a path with a given look. */
export function candidateInputs(
  path: CandidatePath,
  look: PathLook,
  usual: UsualLooks,
  nodes: readonly StreetNode[],
  side: number,
): Float64Array {
  const [strength, weakest, mean, deviation, coherence, dark] = compared(look).map((value, k) => {
    const [middle, spread] = usual.looks[k] ?? [value, 1];
    return (value - middle) / spread;
  });
  const ground = look.ground.map((value, k) => {
    const [middle, spread] = usual.ground[k] ?? [value, 1];
    return (value - middle) / spread;
  });
  const aim = missedBy(path, nodes, side);
  const { dashes } = look.street;
  return Float64Array.of(
    ...regressionInputs(look.street),
    ...[mean!, deviation!, coherence!, dark!].map((value) => Math.min(4, Math.abs(value))),
    clip(mean!, 0, 4),
    clip(dark!, 0, 4),
    clip(strength!, -4, 1),
    clip(weakest!, -4, 1),
    dashes.worst,
    dashes.irregular,
    look.turn,
    aim,
    aim * aim,
    ...look.beside,
    ...ground.map((value) => clip(value, -4, 1)),
    Math.min(4, Math.abs(ground[2]!)),
  );
}

/** A path's look and the inputs of the regression. */
export interface DescribedPath {
  readonly look: PathLook;
  readonly inputs: Float64Array;
}

/** A function that describes paths and remembers what it described, as the same paths return in several sweeps. */
export function pathDescriber(board: BoardInk, usual: UsualLooks): (path: CandidatePath) => DescribedPath {
  const { nodes, side } = board.found.inkMap;
  const known = new WeakMap<CandidatePath, DescribedPath>();
  return (path) => {
    let described = known.get(path);
    if (described === undefined) {
      const look = lookAlong(board, path);
      described = { look, inputs: candidateInputs(path, look, usual, nodes, side) };
      known.set(path, described);
    }
    return described;
  };
}

/** How far the ends of a path, extended, pass from the centres of its nodes, in sides of a crossing. */
function missedBy(path: CandidatePath, nodes: readonly StreetNode[], side: number): number {
  const first = endMiss(path, nodes[path.node]!, side);
  if (!('node' in path.target)) return first;
  return Math.max(first, endMiss(reversed(path), nodes[path.target.node]!, side));
}

function endMiss({ x, y }: Points, node: StreetNode, side: number): number {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let i = 1, along = 0; i < x.length; i++) {
    along += Math.hypot(x[i]! - x[i - 1]!, y[i]! - y[i - 1]!);
    if (along < 0.15 * side || along > 2.2 * side) continue;
    xs.push(x[i]!);
    ys.push(y[i]!);
  }
  if (xs.length < 3) return 0;
  const line = lineThrough(xs, ys);
  const [u, v] = [node.x - line.x, node.y - line.y];
  return Math.min(2, Math.abs(u * line.dy - v * line.dx) / side);
}

/** How far the ends of a path are from leaving their nodes straight away from the centre: 0, up to 2 for towards it. */
export function slantOf(path: CandidatePath, nodes: readonly StreetNode[], side: number): number {
  const first = endSlant(path, nodes[path.node]!, side);
  if (!('node' in path.target)) return first;
  return Math.max(first, endSlant(reversed(path), nodes[path.target.node]!, side));
}

function endSlant({ x, y }: Points, node: StreetNode, side: number): number {
  let at = 1;
  while (at < x.length - 1 && Math.hypot(x[at]! - x[0]!, y[at]! - y[0]!) < side) at++;
  const [dx, dy] = [x[at]! - x[0]!, y[at]! - y[0]!];
  const [u, v] = [x[0]! - node.x, y[0]! - node.y];
  return 1 - (dx * u + dy * v) / (Math.hypot(dx, dy) * Math.hypot(u, v) + 1e-9);
}
