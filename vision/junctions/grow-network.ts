/** Adds missed streets and tees to the streets of a board, the most probable first, in a few rounds. */
import { type FoundStreets, pointGrid, withKindOdds } from '../streets/index.js';
import { type DescribedPath, slantOf } from './candidate-inputs.js';
import type { CandidatePath } from './candidate-path.js';
import { linkTest, unexplainedPaths } from './own-examples.js';
import type { PathLook } from './path-look.js';
import type { PathJudge } from '../regression/index.js';
import { NO_NODE, type StreetLine } from './street-line.js';
import type { Sweep } from './sweep.js';

/** A street from a node that ends on another street. */
interface Tee {
  readonly node: number;
  /** The street it ends on, and its own line, by index. */
  readonly onto: number;
  readonly arm: number;
  readonly x: number;
  readonly y: number;
  readonly probability: number;
}

/** All lines, those of tees included; a line of a tee has no node at its last point. Dropped ones are undefined. */
export interface GrownNetwork {
  readonly lines: readonly (StreetLine | undefined)[];
  readonly tees: readonly Tee[];
  /** For lines on which a tee may end that was not accepted: its probability. */
  readonly missedTees: ReadonlyMap<number, number>;
}

const MOST_ROUNDS = 4;
const LEAST_STREET = 0.5;
const LEAST_TEE = 0.73;
/** Tees come after streets of the same probability. */
const TEE_COST = 0.15;
/** A junction's distance from the ends of its street and from other junctions, in sides of a crossing. */
const LEAST_CLEARANCE = 0.5;
const LEAST_SPACING = 1.2;
const LEAST_ANGLE = 30;
/** Nearer to an end of its street only a steep tee is accepted that is very probable. */
const CLOSE_TEE = { clearance: 0.2, angle: 60, probability: 0.9 };
/** Of those that are not accepted, these make their street doubtful. */
const MISSED_TEE = { clearance: 0, periods: 1 };
/** The last part of a tee runs beside its street, which may be one that was added, in sides of a crossing. */
const TEE_END = 0.6;
/** The length of a tee in dash periods; a shorter one must be very probable. */
const TEE_PERIODS = 3.3;
const SHORT_TEE = {
  circle: { periods: 2.5, probability: 0.95 },
  crossing: { periods: 1.8, probability: 0.9 },
};
/** Streets leave a node about straight away from its centre, and have no part without ink longer than this in periods. */
const LARGEST_SLANT = 0.5;
const LONGEST_BLANK = 0.8;
/** The share of a path that may run over others that were added, and how near that is, in sides of a crossing. */
const SHARED = 0.33;
const NEAR = 0.45;

/** Grows a network from the streets found first. */
export function growNetwork(
  { inkMap, style, kindOdds }: FoundStreets,
  sweep: Sweep,
  streets: readonly (StreetLine | undefined)[],
  describe: (path: CandidatePath) => DescribedPath,
  judge: PathJudge,
): GrownNetwork {
  const { nodes, side } = inkMap;
  const lines = [...streets];
  const tees: Tee[] = [];
  const added = pointGrid(NEAR * side);

  function judgePath(path: CandidatePath) {
    const { look, inputs } = describe(path);
    const own = judge(inputs);
    const probability =
      'node' in path.target ? withKindOdds(own, kindOdds, nodes, [path.node, path.target.node]) : own;
    return { path, look, probability };
  }

  const isMeeting = ({ clearance, angle }: CandidatePath, probability: number): boolean =>
    (clearance >= LEAST_CLEARANCE && angle >= LEAST_ANGLE) ||
    (clearance >= CLOSE_TEE.clearance && angle >= CLOSE_TEE.angle && probability >= CLOSE_TEE.probability);

  const periodsOf = (look: PathLook): number => (look.street.length * side) / style.period;

  const mayMeet = ({ clearance, angle }: CandidatePath, look: PathLook): boolean =>
    clearance >= MISSED_TEE.clearance && angle >= LEAST_ANGLE && periodsOf(look) >= MISSED_TEE.periods;

  function isTee(path: CandidatePath, look: PathLook, probability: number): boolean {
    if (!isMeeting(path, probability)) return false;
    const periods = periodsOf(look);
    const short = SHORT_TEE[nodes[path.node]!.kind];
    const isLong = periods >= TEE_PERIODS || (periods >= short.periods && probability >= short.probability);
    const last = path.x.length - 1;
    return (
      isLong &&
      !tees.some(({ x, y }) => Math.hypot(x - path.x[last]!, y - path.y[last]!) < LEAST_SPACING * side)
    );
  }

  function isFree({ x, y, target }: CandidatePath): boolean {
    const last = x.length - 1;
    let shared = 0;
    for (let i = 4; i < last - 3; i++) {
      const isEnd = 'street' in target && Math.hypot(x[i]! - x[last]!, y[i]! - y[last]!) < TEE_END * side;
      if (!isEnd && added.hasNear(x[i]!, y[i]!)) shared++;
    }
    return shared / (x.length - 8) <= SHARED;
  }

  const missedTees = new Map<number, number>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = lines.length;
    const candidates = unexplainedPaths(sweep, lines)
      .map(judgePath)
      .map((one) => ({ ...one, rank: one.probability - ('node' in one.path.target ? 0 : TEE_COST) }))
      .sort((a, b) => b.rank - a.rank);
    for (const { path, look, probability } of candidates) {
      const { node, target, x, y } = path;
      if ('street' in target && mayMeet(path, look))
        missedTees.set(target.street, Math.max(probability, missedTees.get(target.street) ?? 0));
      if (probability < ('node' in target ? LEAST_STREET : LEAST_TEE) || !isFree(path)) continue;
      if (look.blank > LONGEST_BLANK || slantOf(path, nodes, side) > LARGEST_SLANT) continue;
      if ('node' in target) {
        if (linkTest(lines)(node, target.node)) continue;
        lines.push({ x, y, ends: [node, target.node], probability });
      } else {
        if (!isTee(path, look, probability)) continue;
        const last = x.length - 1;
        missedTees.delete(target.street);
        tees.push({ node, onto: target.street, arm: lines.length, x: x[last]!, y: y[last]!, probability });
        lines.push({ x, y, ends: [node, NO_NODE], probability });
      }
      for (let i = 2; i < x.length - 2; i++) added.add(x[i]!, y[i]!);
    }
    if (lines.length === before) break;
  }
  return { lines, tees, missedTees };
}
