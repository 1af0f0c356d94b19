/** What a path over the ink looks like: its line, its dashes, its course, what is beside it and under it. */
import { quantile, sampleLinear } from '../pixels/index.js';
import {
  dashFeatures,
  DIRECTIONS,
  inkAlong,
  lengthOf,
  type OrientedMaps,
  type StreetFeatures,
  streetFeatures,
} from '../streets/index.js';
import type { BoardInk } from './board-ink.js';
import type { Points } from './street-line.js';

/** The look of a path. */
export interface PathLook {
  readonly street: StreetFeatures;
  /** The longest part without ink, in periods of the dashes. */
  readonly blank: number;
  /** The sum of the turns along the path. */
  readonly turn: number;
  /** The ink beside the path: of both sides, of the darker side, and how much darker the path itself is. */
  readonly beside: readonly [number, number, number, number];
  /** The brightness of the ground: mean and lowest fifth, as it is and against its surroundings. */
  readonly ground: readonly [number, number, number, number];
}

/** The directions on either side of the path's own that count in full. */
const NEAR_DIRECTIONS = 3;

/** Less than this share of the usual ink is no ink. */
const BLANK = 0.5;

/** The look of a path. */
export function lookAlong(board: BoardInk, points: Points): PathLook {
  const { found } = board;
  const last = points.x.length - 1;
  const path = {
    ...points,
    strength: strengthAlong(found.maps, points),
    length: lengthOf(points),
    straight: Math.max(1, Math.hypot(points.x[last]! - points.x[0]!, points.y[last]! - points.y[0]!)),
  };
  const ink = inkAlong(found.widened, points);
  const dashes = dashFeatures(ink, found.style);
  return {
    street: streetFeatures(path, dashes, found.fullStrength, found.inkMap.side),
    blank: blankOf(ink, BLANK * found.style.level) / found.style.period,
    turn: turnOf(points, path.length),
    beside: inkBeside(board, points),
    ground: groundUnder(board, points),
  };
}

/** The strength of the line at each point in the direction of the path. */
function strengthAlong(
  { width, height, maps, isByColumns, strongest }: OrientedMaps,
  { x, y }: Points,
): Float32Array {
  const strengths = new Float32Array(x.length);
  for (let i = 0; i < x.length; i++) {
    const [before, after] = [Math.max(0, i - 2), Math.min(x.length - 1, i + 2)];
    const angle = Math.atan2(y[after]! - y[before]!, x[after]! - x[before]!);
    const direction = Math.round((angle / Math.PI) * DIRECTIONS) + 2 * DIRECTIONS;
    const [column, row] = [Math.round(x[i]!), Math.round(y[i]!)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const [byRows, byColumns] = [row * width + column, column * height + row];
    let strength = 0.6 * strongest[byRows]!;
    for (let k = -NEAR_DIRECTIONS; k <= NEAR_DIRECTIONS; k++) {
      const near = (direction + k) % DIRECTIONS;
      const value = maps[near]![isByColumns[near] === true ? byColumns : byRows]!;
      if (value > strength) strength = value;
    }
    strengths[i] = strength / 255;
  }
  return strengths;
}

/** The longest run of values below a limit. */
function blankOf(ink: Float32Array, limit: number): number {
  let [longest, run] = [0, 0];
  for (const value of ink) {
    run = value < limit ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

function turnOf({ x, y }: Points, length: number): number {
  let sum = 0;
  for (let i = 1; i < x.length - 1; i++)
    sum += Math.hypot(x[i + 1]! - 2 * x[i]! + x[i - 1]!, y[i + 1]! - 2 * y[i]! + y[i - 1]!);
  return Math.min(6, (sum * (x.length - 1)) / (length + 1e-6));
}

function inkBeside({ soft, found }: BoardInk, { x, y }: Points): PathLook['beside'] {
  const { side } = found.inkMap;
  const count = x.length;
  const over = new Float32Array(count);
  let [both, darker, excess] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const [before, after] = [Math.max(0, i - 1), Math.min(count - 1, i + 1)];
    const [dx, dy] = [x[after]! - x[before]!, y[after]! - y[before]!];
    const length = Math.hypot(dx, dy) + 1e-6;
    const [acrossX, acrossY] = [(-dy / length) * side, (dx / length) * side];
    const inkAt = (aside: number): number =>
      sampleLinear(soft, x[i]! + aside * acrossX, y[i]! + aside * acrossY);
    const own = Math.max(inkAt(0), inkAt(0.12), inkAt(-0.12));
    const [one, other] = [Math.max(inkAt(0.4), inkAt(0.55)), Math.max(inkAt(-0.4), inkAt(-0.55))];
    both += one + other;
    darker += Math.max(one, other);
    over[i] = own - Math.max(one, other);
    excess += over[i]!;
  }
  return [both / count, darker / count, excess / count, quantile(over, 0.2)];
}

function groundUnder({ ground, relief }: BoardInk, { x, y }: Points): PathLook['ground'] {
  const { width, height } = ground;
  const [levels, differences] = [new Float32Array(x.length), new Float32Array(x.length)];
  let [sum, difference] = [0, 0];
  for (let i = 0; i < x.length; i++) {
    const column = Math.min(width - 1, Math.max(0, Math.round(x[i]!)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y[i]!)));
    levels[i] = ground.values[row * width + column]!;
    differences[i] = relief.values[row * width + column]!;
    sum += levels[i]!;
    difference += differences[i]!;
  }
  return [sum / x.length, quantile(levels, 0.2), difference / x.length, quantile(differences, 0.2)];
}
