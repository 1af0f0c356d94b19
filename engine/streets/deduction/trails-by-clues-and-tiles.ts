/** Groups of trails that passed the same clues and used the same tiles face down, whatever circle they are at. */
import type { AnswerTables } from './answer-tables.js';

export interface TrailGroup {
  readonly passed: number;
  /** The tiles used: a number with one digit for each part of the stock. */
  readonly used: number;
  readonly cells: SecretsByCircle;
}

/** The secrets of every circle, and the circles that have any. */
export interface SecretsByCircle {
  readonly words: Int32Array;
  readonly taken: number[];
  readonly isTaken: Uint8Array;
}

/** The groups at one entry; undefined for those that missed a clue. */
export interface TrailGroups {
  readonly entry: number;
  readonly known: Map<number, TrailGroup | undefined>;
}

/** Recycles cells, because allocating them costs more than following the trails. */
export interface SecretsByCirclePool {
  readonly circles: number;
  readonly width: number;
  readonly spare: SecretsByCircle[];
}

export const createTrailGroups = (entry: number): TrailGroups => ({ entry, known: new Map() });

export function* iterateGroups({ known }: TrailGroups): Generator<TrailGroup> {
  for (const group of known.values()) if (group !== undefined) yield group;
}

/** The group with these clues and tiles; undefined if too many clues are left. */
export function findOrAddGroup(
  { entry, known }: TrailGroups,
  store: SecretsByCirclePool,
  { isInTime }: AnswerTables,
  passed: number,
  used: number,
): TrailGroup | undefined {
  // Clues are bits below 2 ** 30, so the two parts do not overlap.
  const key = used * 2 ** 30 + passed;
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found;
  const group = isInTime(passed, entry) ? { passed, used, cells: cellsOf(store) } : undefined;
  known.set(key, group);
  return group;
}

const cellsOf = ({ circles, width, spare }: SecretsByCirclePool): SecretsByCircle =>
  spare.pop() ?? {
    words: new Int32Array(circles * width),
    taken: [],
    isTaken: new Uint8Array(circles),
  };

/** Marks a circle as having secrets. */
export function markCircle({ isTaken, taken }: SecretsByCircle, circle: number): void {
  if (isTaken[circle] !== 0) return;
  isTaken[circle] = 1;
  taken.push(circle);
}

export function recycleGroupSecrets(groups: TrailGroups, { width, spare }: SecretsByCirclePool): void {
  for (const { cells } of iterateGroups(groups)) {
    for (const circle of cells.taken) {
      cells.words.fill(0, circle * width, (circle + 1) * width);
      cells.isTaken[circle] = 0;
    }
    cells.taken.length = 0;
    spare.push(cells);
  }
}

/** The used tiles after one more of a kind; undefined if none is left. */
export function spendTile(
  used: number,
  stock: readonly number[],
  part: number | undefined,
): number | undefined {
  if (part === undefined) return used;
  return countSpentTiles(used, stock, part) < stock[part]! ? used + valueOf(stock, part) : undefined;
}

/** How many tiles of a kind were used. */
export const countSpentTiles = (used: number, stock: readonly number[], part: number): number =>
  Math.floor(used / valueOf(stock, part)) % (stock[part]! + 1);

const valueOf = (stock: readonly number[], part: number): number =>
  stock.slice(0, part).reduce((product, each) => product * (each + 1), 1);
