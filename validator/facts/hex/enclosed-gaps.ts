/** Gaps among hexes: positions without a hex that are enclosed by hexes. */
import type { Axial, Hex } from '../../../model/index.js';

/** A gap by its first position in order of q, then r, and its number of positions. */
export interface EnclosedGap {
  readonly first: Axial;
  readonly size: number;
}

/** Positions of one column without a hex, from r to r; those at the ends of the column are unbounded. */
interface Stretch {
  readonly q: number;
  readonly from: number;
  readonly to: number;
}

const OUTSIDE = 0;

/**
 * The gaps, in order. Empty positions are grouped into stretches of a column, and touching stretches of neighbouring columns
 * are joined; a group that is not joined to the outside is a gap. The cost depends on the number of hexes, not on the area.
 */
export function findEnclosedGaps(hexes: readonly Pick<Hex, 'at'>[]): EnclosedGap[] {
  const columns = stretchesOfColumns(hexes);
  // The outside comes first, then all stretches, column by column.
  const stretches = [{ q: 0, from: -Infinity, to: Infinity }, ...columns.flatMap(({ empty }) => empty)];
  const parents = Int32Array.from(stretches, (_, i) => i);
  let start = 1;
  for (const [i, { q, empty }] of columns.entries()) {
    const next = columns[i + 1];
    const isOpen = columns[i - 1]?.q !== q - 1 || next?.q !== q + 1;
    for (const [n, { from, to }] of empty.entries())
      if (isOpen || from === -Infinity || to === Infinity) join(parents, start + n, OUTSIDE);
    if (next?.q === q + 1) joinColumns(parents, empty, start, next.empty, start + empty.length);
    start += empty.length;
  }
  return gapsOf(stretches, parents);
}

/** The columns that have hexes, from the west, each with its empty stretches from the north. */
function stretchesOfColumns(
  hexes: readonly Pick<Hex, 'at'>[],
): { readonly q: number; readonly empty: readonly Stretch[] }[] {
  const rows = new Map<number, number[]>();
  for (const {
    at: [q, r],
  } of hexes) {
    const column = rows.get(q);
    if (column) column.push(r);
    else rows.set(q, [r]);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([q, column]) => {
      const full = [-Infinity, ...column.sort((a, b) => a - b), Infinity];
      const empty = full
        .slice(1)
        .map((to, i): Stretch => ({ q, from: full[i]! + 1, to: to - 1 }))
        .filter(({ from, to }) => from <= to);
      return { q, empty };
    });
}

/** The position q, r touches q + 1, r - 1 and q + 1, r. Both lists are sorted from north to south, so one pass finds all pairs. */
function joinColumns(
  parents: Int32Array,
  here: readonly Stretch[],
  start: number,
  next: readonly Stretch[],
  nextStart: number,
): void {
  for (let i = 0, j = 0; i < here.length && j < next.length;) {
    const [a, b] = [here[i]!, next[j]!];
    if (a.from - 1 <= b.to && b.from <= a.to) join(parents, start + i, nextStart + j);
    if (a.to < b.to) i++;
    else j++;
  }
}

function gapsOf(stretches: readonly Stretch[], parents: Int32Array): EnclosedGap[] {
  const outside = rootOf(parents, OUTSIDE);
  const gaps = new Map<number, { first: Axial; size: number }>();
  for (const [i, { q, from, to }] of stretches.entries()) {
    const root = rootOf(parents, i);
    if (root === outside) continue;
    const gap = gaps.get(root);
    if (gap) gap.size += to - from + 1;
    else gaps.set(root, { first: [q, from], size: to - from + 1 });
  }
  return [...gaps.values()];
}

function join(parents: Int32Array, a: number, b: number): void {
  parents[rootOf(parents, a)] = rootOf(parents, b);
}

/** Path halving keeps all paths short. */
function rootOf(parents: Int32Array, index: number): number {
  while (parents[index] !== index) index = parents[index] = parents[parents[index]!]!;
  return index;
}
