/** Compares closed walks around blocks, which may start at any node and run in either direction. */
import { groupBy } from '../../../model/index.js';

/** Walks as lists of entries; the first is the outer one, the others surround islands. */
type Walks = readonly (readonly number[])[];

/** A key that is equal for equal walks. */
export function walkKey([rim = [], ...islands]: Walks): string {
  const rest = islands.map(cycleKey).filter((key) => key !== '');
  return [cycleKey(rim), ...rest.sort()].join('; ');
}

/** The smallest of all texts of a closed walk, without repeated nodes. */
function cycleKey(walk: readonly number[]): string {
  const cycle = walk.filter((node, i) => node !== walk[(i + walk.length - 1) % walk.length]);
  if (cycle.length === 0) return walk.length > 0 ? String(walk[0]) : '';
  const least = Math.min(...cycle);
  let best: string | undefined;
  for (const way of [cycle, cycle.toReversed()])
    for (const [start, node] of way.entries()) {
      if (node !== least) continue;
      const key = [...way.slice(start), ...way.slice(0, start)].join(' ');
      if (best === undefined || key < best) best = key;
    }
  return best!;
}

interface Walked {
  readonly walks: Walks;
  readonly kind: string;
}

/** Pairs with the same walks, those of the same kind first, then pairs that share more than half of their nodes. */
export function pairWalks<A extends Walked, B extends Walked>(
  ours: readonly A[],
  theirs: readonly B[],
): readonly (readonly [A, B])[] {
  const pairs: (readonly [A, B])[] = [];
  const [left, open] = [new Set(ours), new Set(theirs)];
  const pair = (one: A, other: B): void => {
    pairs.push([one, other]);
    left.delete(one);
    open.delete(other);
  };
  // Two blocks may surround the same circles.
  for (const keyOf of [
    (each: Walked) => `${each.kind} ${walkKey(each.walks)}`,
    (each: Walked) => walkKey(each.walks),
  ]) {
    const waiting = groupBy(open, keyOf);
    for (const each of left) {
      const other = isIdentified(each) ? waiting.get(keyOf(each))?.shift() : undefined;
      if (other !== undefined) pair(each, other);
    }
  }
  for (const { one, other } of similarWalks(left, open))
    if (left.has(one) && open.has(other)) pair(one, other);
  return pairs;
}

/** A single node does not identify a block. */
const isIdentified = ({ walks }: Walked): boolean => new Set(walks.flat()).size >= 2;

/** Pairs that share more than half of their nodes, most similar first. */
function similarWalks<A extends Walked, B extends Walked>(
  ours: Iterable<A>,
  theirs: Iterable<B>,
): readonly { readonly one: A; readonly other: B }[] {
  const byNode = new Map<number, B[]>();
  for (const each of theirs)
    for (const node of new Set(each.walks.flat())) byNode.set(node, [...(byNode.get(node) ?? []), each]);
  const found: { one: A; other: B; share: number }[] = [];
  for (const one of ours) {
    const nodes = new Set(one.walks.flat());
    const shared = new Map<B, number>();
    for (const node of nodes)
      for (const other of byNode.get(node) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared) {
      const all = nodes.size + new Set(other.walks.flat()).size - count;
      if (2 * count > all) found.push({ one, other, share: count / all });
    }
  }
  return found.sort((a, b) => b.share - a.share);
}
