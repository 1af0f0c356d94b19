/** Gaps among hexes: places without a hex from which no way leads out. */
import type { Axial, Hex } from '../model/index.js';

/** A gap, by its first place in order of q, then r, and how many places it has. */
export interface Gap {
  readonly first: Axial;
  readonly size: number;
}

/** Places of one column without a hex, from r to r; those at the column's ends go on for ever. */
interface Stretch {
  readonly q: number;
  readonly from: number;
  readonly to: number;
}

const OUTSIDE = 0;

/**
 * The gaps, in order. Empty places are taken together in stretches of a column, and stretches of neighbouring columns are
 * joined where they touch; what is not joined to the outside is a gap. So a wide board costs no more than its hexes.
 */
export function gapsInside(hexes: readonly Pick<Hex, 'at'>[]): Gap[] {
  const columns = stretchesOfColumns(hexes);
  /** The outside comes first, then all stretches, column by column. */
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

/** A place q, r touches q + 1, r - 1 and q + 1, r. Both lists go north to south, so one walk down finds all that touch. */
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

function gapsOf(stretches: readonly Stretch[], parents: Int32Array): Gap[] {
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

/** Halves the way to the root as it goes, which keeps all ways short. */
function rootOf(parents: Int32Array, index: number): number {
  while (parents[index] !== index) index = parents[index] = parents[parents[index]!]!;
  return index;
}
