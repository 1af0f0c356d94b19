/** What kinds of nodes the streets of a board join: on most boards hardly any street joins two circles. */
import type { NodePair } from './node-pairs.js';
import type { StreetNode } from './street-node.js';

/** By how much the odds of a street change if none, one or both of its nodes are circles. */
export type KindOdds = readonly [number, number, number];

/** Paths above the one probability are taken for streets, those below the other for none. */
const CERTAIN = 0.95;
const UNLIKELY = 0.5;
const LEAST_ODDS = 0.02;
const LARGEST_ODDS = 2;

/** The odds by kind, from the paths whose look alone decides. */
export function kindOdds(
  nodes: readonly StreetNode[],
  paths: readonly { readonly pair: NodePair; readonly probability: number }[],
): KindOdds {
  const streets = [1, 1, 1];
  const others = [1, 1, 1];
  for (const { pair, probability } of paths) {
    const kind = circlesOf(nodes, pair);
    if (probability > CERTAIN) streets[kind] = streets[kind]! + 1;
    else if (probability < UNLIKELY) others[kind] = others[kind]! + 1;
  }
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const odds = (kind: number): number =>
    Math.min(
      LARGEST_ODDS,
      Math.max(LEAST_ODDS, streets[kind]! / total(streets) / (others[kind]! / total(others))),
    );
  return [odds(0), odds(1), odds(2)];
}

/** A probability changed by the kind of a pair of nodes. */
export function withKindOdds(
  probability: number,
  odds: KindOdds,
  nodes: readonly StreetNode[],
  pair: NodePair,
): number {
  const changed = probability * odds[circlesOf(nodes, pair)];
  return changed / (changed + 1 - probability);
}

const circlesOf = (nodes: readonly StreetNode[], [a, b]: NodePair): 0 | 1 | 2 =>
  ((nodes[a]!.kind === 'circle' ? 1 : 0) + (nodes[b]!.kind === 'circle' ? 1 : 0)) as 0 | 1 | 2;
