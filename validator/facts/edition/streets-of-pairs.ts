/** Which streets make nodes touch. */
import {
  addToGroup,
  compareIds,
  memoByTopology,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { partsOfGraph, walkingGraph } from '../../../model/graph/index.js';

/** Two nodes that touch, the smaller first. */
export type Pair = readonly [NodeId, NodeId];

export const pairOf = (a: NodeId, b: NodeId): Pair => (compareIds(a, b) <= 0 ? [a, b] : [b, a]);
export const nameOfPair = (pair: Pair): string => pair.join(' ');

/** Pairs of nodes that touch by one street, which may lead to a junction. */
export interface StreetOfPairs {
  /** Its index among the streets of the board. */
  readonly street: number;
  readonly pairs: readonly Pair[];
}

/** The fewest streets that make these pairs touch. */
export function streetsOfPairs(board: StreetBoard, pairs: readonly Pair[]): StreetOfPairs[] {
  if (pairs.length === 0) return [];
  const { between, toJunctions } = streetsByEnds(board);
  const found: StreetOfPairs[] = [];
  const left: { readonly pair: Pair; readonly legs: readonly number[] }[] = [];
  for (const pair of pairs) {
    const street = between.get(nameOfPair(pair));
    if (street !== undefined) found.push({ street, pairs: [pair] });
    else {
      const [a, b] = pair.map((id) => toJunctions.get(id) ?? []) as [Leg[], Leg[]];
      const isShared = (leg: Leg, others: readonly Leg[]): boolean =>
        others.some(({ part }) => part === leg.part);
      left.push({
        pair,
        legs: [...a.filter((leg) => isShared(leg, b)), ...b.filter((leg) => isShared(leg, a))].map(
          ({ street: leg }) => leg,
        ),
      });
    }
  }
  while (left.length > 0) {
    const counts = new Map<number, number>();
    for (const leg of left.flatMap(({ legs }) => legs)) counts.set(leg, (counts.get(leg) ?? 0) + 1);
    const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (best === undefined) break;
    const covered = left.filter(({ legs }) => legs.includes(best[0]));
    found.push({ street: best[0], pairs: covered.map(({ pair }) => pair) });
    left.splice(0, left.length, ...left.filter((each) => !covered.includes(each)));
  }
  return found;
}

/** A street from a node to a junction; `part` is a junction that stands for all those connected with it. */
interface Leg {
  readonly street: number;
  readonly part: string;
}

const streetsByEnds = memoByTopology((board: StreetBoard) => {
  const between = new Map<string, number>();
  for (const [i, { between: ends }] of board.streets.entries()) {
    const name = nameOfPair(pairOf(...ends));
    if (!between.has(name)) between.set(name, i);
  }
  const partOf = new Map(
    partsOfGraph(walkingGraph(board), ({ kind }) => kind === 'junction').flatMap((part) =>
      part.map((id): [string, string] => [id, part[0]!]),
    ),
  );
  const toJunctions = new Map<NodeId, Leg[]>();
  for (const [street, { between: ends }] of board.streets.entries())
    for (const [from, to] of [ends, [ends[1], ends[0]]] as const) {
      const part = partOf.get(to);
      if (part !== undefined && !partOf.has(from)) addToGroup(toJunctions, from, { street, part });
    }
  return { between, toJunctions };
});
