/** Chooses streets among paths that compete for the same ink. */
import type { NodePair } from './node-pairs.js';
import type { Path } from './trace-path.js';

/** A path between two nodes that may be a street. */
export interface StreetCandidate {
  readonly pair: NodePair;
  readonly path: Path;
  readonly probability: number;
}

/** A path with a smaller probability is no street. */
const LEAST_PROBABILITY = 0.5;
/** The share of a path that may run over ink of streets chosen before. */
const SHARED = 0.33;

/** Accepts the best paths first and rejects those that mostly use ink already explained. `side` is a crossing's. */
export function chooseStreets(
  candidates: readonly StreetCandidate[],
  side: number,
): readonly StreetCandidate[] {
  const rank = ({ probability, path }: StreetCandidate): number => probability - (0.02 * path.length) / side;
  const explained = pointGrid(0.45 * side);
  const chosen: StreetCandidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => rank(b) - rank(a))) {
    if (candidate.probability < LEAST_PROBABILITY) continue;
    const { x, y } = candidate.path;
    let shared = 0;
    for (let i = 4; i < x.length - 4; i++) if (explained.hasNear(x[i]!, y[i]!)) shared++;
    if (shared / (x.length - 8) > SHARED) continue;
    chosen.push(candidate);
    for (let i = 2; i < x.length - 2; i++) explained.add(x[i]!, y[i]!);
  }
  return chosen;
}

/** A set of points that can be asked whether one lies within a distance. */
export interface PointGrid {
  add(x: number, y: number): void;
  hasNear(x: number, y: number): boolean;
}

/** An empty set of points. */
export function pointGrid(distance: number): PointGrid {
  const cells = new Map<number, number[]>();
  const keyOf = (column: number, row: number): number => row * 65536 + column;
  return {
    add: (x, y) => {
      const key = keyOf(Math.floor(x / distance), Math.floor(y / distance));
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [x, y]);
      else cell.push(x, y);
    },
    hasNear: (x, y) => {
      const [column, row] = [Math.floor(x / distance), Math.floor(y / distance)];
      for (let v = row - 1; v <= row + 1; v++)
        for (let u = column - 1; u <= column + 1; u++) {
          const cell = cells.get(keyOf(u, v)) ?? [];
          for (let i = 0; i < cell.length; i += 2)
            if (Math.hypot(cell[i]! - x, cell[i + 1]! - y) < distance) return true;
        }
      return false;
    },
  };
}
