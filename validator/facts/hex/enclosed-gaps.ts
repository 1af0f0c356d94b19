/** Gaps among hexes: positions without a hex that are enclosed by hexes. */
import { UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import { groupBy, type Axial, type Hex } from '../../../model/index.js';

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

/**
 * The gaps, in order. Empty positions are grouped into stretches of a column, and touching stretches of neighbouring columns
 * are joined; a group that is not joined to the outside is a gap. The cost depends on the number of hexes, not on the area.
 */
export function findEnclosedGaps(hexes: readonly Pick<Hex, 'at'>[]): EnclosedGap[] {
  const columns = stretchesOfColumns(hexes);
  const stretches = columns.flatMap(({ empty }) => empty);
  const graph = new UndirectedGraph();
  graph.addNode(OUTSIDE);
  for (const i of stretches.keys()) graph.addNode(i);
  let start = 0;
  for (const [i, { q, empty }] of columns.entries()) {
    const next = columns[i + 1];
    const isOpen = columns[i - 1]?.q !== q - 1 || next?.q !== q + 1;
    for (const [n, { from, to }] of empty.entries())
      if (isOpen || from === -Infinity || to === Infinity) graph.addEdge(start + n, OUTSIDE);
    if (next?.q === q + 1)
      for (const [a, b] of touchingPairs(empty, next.empty))
        graph.addEdge(start + a, start + empty.length + b);
    start += empty.length;
  }
  return connectedComponents(graph)
    .filter((part) => !part.includes(OUTSIDE))
    .map((part) => part.map(Number).sort((a, b) => a - b))
    .sort(([a], [b]) => a! - b!)
    .map((indices): EnclosedGap => {
      const gap = indices.map((i) => stretches[i]!);
      const size = gap.reduce((sum, { from, to }) => sum + to - from + 1, 0);
      return { first: [gap[0]!.q, gap[0]!.from], size };
    });
}

/** The node of everything around the hexes. */
const OUTSIDE = 'outside';

/** The columns that have hexes, from the west, each with its empty stretches from the north. */
const stretchesOfColumns = (
  hexes: readonly Pick<Hex, 'at'>[],
): { readonly q: number; readonly empty: readonly Stretch[] }[] =>
  [...groupBy(hexes, ({ at }) => at[0])]
    .sort(([a], [b]) => a - b)
    .map(([q, column]) => {
      const full = [-Infinity, ...column.map(({ at }) => at[1]).sort((a, b) => a - b), Infinity];
      const empty = full
        .slice(1)
        .map((to, i): Stretch => ({ q, from: full[i]! + 1, to: to - 1 }))
        .filter(({ from, to }) => from <= to);
      return { q, empty };
    });

/** The position q, r touches q + 1, r - 1 and q + 1, r. Both lists are sorted from north to south, so one pass finds all pairs. */
function* touchingPairs(here: readonly Stretch[], next: readonly Stretch[]): Iterable<[number, number]> {
  for (let i = 0, j = 0; i < here.length && j < next.length;) {
    const [a, b] = [here[i]!, next[j]!];
    if (a.from - 1 <= b.to && b.from <= a.to) yield [i, j];
    if (a.to < b.to) i++;
    else j++;
  }
}
