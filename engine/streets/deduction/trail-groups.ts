/** Trails that agree in what they must remember: the clues they passed, and the tiles they used face down. */
import type { Answers } from './answers.js';

export interface Group {
  readonly passed: number;
  /** What was used of the stock: a number with one digit for each part of it. */
  readonly used: number;
  readonly cells: Cells;
}

/** The secrets of every circle, and the circles that have any. */
export interface Cells {
  readonly words: Int32Array;
  readonly taken: number[];
  readonly isTaken: Uint8Array;
}

/** The groups at one entry; undefined stands for those that have missed a clue. */
export interface Groups {
  readonly entry: number;
  readonly known: Map<number, Group | undefined>;
}

/** Gives and takes back cells: fresh ones cost more than following the trails does. */
export interface Store {
  readonly circles: number;
  readonly width: number;
  readonly spare: Cells[];
}

export const groupsAt = (entry: number): Groups => ({ entry, known: new Map() });

export function* groupsIn({ known }: Groups): Generator<Group> {
  for (const group of known.values()) if (group !== undefined) yield group;
}

/** The group with this memory; undefined if by then too many clues were left. */
export function groupWith(
  { entry, known }: Groups,
  store: Store,
  { isInTime }: Answers,
  passed: number,
  used: number,
): Group | undefined {
  // Clues are bits below 2 ** 30, so the two never meet.
  const key = used * 2 ** 30 + passed;
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found;
  const group = isInTime(passed, entry) ? { passed, used, cells: cellsOf(store) } : undefined;
  known.set(key, group);
  return group;
}

const cellsOf = ({ circles, width, spare }: Store): Cells =>
  spare.pop() ?? {
    words: new Int32Array(circles * width),
    taken: [],
    isTaken: new Uint8Array(circles),
  };

/** Notes that a circle has secrets. */
export function take({ isTaken, taken }: Cells, circle: number): void {
  if (isTaken[circle] !== 0) return;
  isTaken[circle] = 1;
  taken.push(circle);
}

export function putAway(groups: Groups, { width, spare }: Store): void {
  for (const { cells } of groupsIn(groups)) {
    for (const circle of cells.taken) {
      cells.words.fill(0, circle * width, (circle + 1) * width);
      cells.isTaken[circle] = 0;
    }
    cells.taken.length = 0;
    spare.push(cells);
  }
}

/** What is used when one more is taken from a part of the stock; undefined if there is none left. */
export function useOne(used: number, stock: readonly number[], part: number | undefined): number | undefined {
  if (part === undefined) return used;
  return usedOf(used, stock, part) < stock[part]! ? used + valueOf(stock, part) : undefined;
}

/** How much was used of a part. */
export const usedOf = (used: number, stock: readonly number[], part: number): number =>
  Math.floor(used / valueOf(stock, part)) % (stock[part]! + 1);

const valueOf = (stock: readonly number[], part: number): number =>
  stock.slice(0, part).reduce((product, each) => product * (each + 1), 1);
