/** Facts about blocks: existence, kind and walk. */
import { type Block, groupBy } from '../../../model/index.js';
import { mergedNodeOfId, type Alignment } from '../alignment/alignment.js';
import { buildFact, type Fact } from './fact.js';

/** A block of one source with its walks in merged nodes; unmatched nodes are left out. */
export interface BlockInSource {
  readonly source: number;
  readonly block: Block;
  readonly walks: readonly (readonly number[])[];
}

/** The same block in several sources. */
export interface AlignedBlock {
  readonly bySource: ReadonlyMap<number, BlockInSource>;
}

/** Aligns the blocks of all sources. Walks are compared in the nodes that both have, in either direction. */
export function alignBlocks(alignment: Alignment): readonly AlignedBlock[] {
  const order = [...alignment.sources].sort((a, b) =>
    a.index === alignment.base ? -1 : b.index === alignment.base ? 1 : 0,
  );
  const aligned: Map<number, BlockInSource>[] = [];
  for (const { index, board, knows } of order) {
    if (!knows.has('blocks')) continue;
    let left = board.blocks.map((block) => drawnBlock(alignment, index, block));
    // Source by source, because the common nodes depend on both sides.
    for (const { index: other } of order) {
      const known = aligned.filter((each) => firstOf(each).source === other && !each.has(index));
      if (other === index || known.length === 0) continue;
      const common = commonEntries(alignment, index, other);
      const ours = left.map((each) => ({ of: each, walks: common(each.walks), kind: each.block.kind }));
      const theirs = known.map((of) => ({
        of,
        walks: common(firstOf(of).walks),
        kind: firstOf(of).block.kind,
      }));
      const pairs = pairWalks(ours, theirs);
      for (const [one, another] of pairs) another.of.set(index, one.of);
      const found = new Set(pairs.map(([one]) => one.of));
      left = left.filter((each) => !found.has(each));
    }
    for (const each of left) aligned.push(new Map([[index, each]]));
  }
  return aligned.map((bySource) => ({ bySource }));
}

const firstOf = (bySource: ReadonlyMap<number, BlockInSource>): BlockInSource =>
  bySource.values().next().value!;

function drawnBlock(alignment: Alignment, source: number, block: Block): BlockInSource {
  const walks = [block.walk, ...(block.islands ?? [])].map((walk) =>
    walk.map((id) => mergedNodeOfId(alignment, source, id)).filter((entry) => entry >= 0),
  );
  return { source, block, walks };
}

const commonEntries =
  ({ nodeOf }: Alignment, one: number, other: number): ((walks: Walks) => Walks) =>
  (walks) =>
    walks.map((walk) => walk.filter((entry) => nodeOf[one]![entry]! >= 0 && nodeOf[other]![entry]! >= 0));

/** All facts about blocks. A source that has fewer than two nodes of a block has no vote on it. */
export function blockFacts(alignment: Alignment, blocks: readonly AlignedBlock[]): Fact[] {
  return blocks.flatMap(({ bySource }, i) => {
    const first = firstOf(bySource);
    const entries = [...new Set(first.walks.flat())];
    const head = { part: 'block', entries } as const;
    const knowing = alignment.sources.filter(({ knows, index, partOf }) => {
      const common = new Set(commonEntries(alignment, index, first.source)(first.walks).flat());
      // At the rim of a part of the board a block may be cut off.
      const isSeen = common.size >= (partOf === undefined ? 2 : entries.length);
      return bySource.has(index) || (knows.has('blocks') && isSeen);
    });
    // A block of one source with fewer than two matched nodes cannot be compared.
    if (bySource.size === 1 && new Set(entries).size < 2) return [];
    const having = [...bySource.values()];
    const variants = having.map((each) => [each.source, variantOf(alignment, having, each)] as const);
    return [
      buildFact({ ...head, key: `block ${i}` }, knowing.map(({ index }) => [index, bySource.has(index)])), // prettier-ignore
      buildFact({ ...head, key: `block-kind ${i}`, property: 'kind' }, having.map(({ source, block }) => [source, block.kind])), // prettier-ignore
      buildFact({ ...head, key: `block-walk ${i}`, property: 'walk' }, variants),
    ];
  });
}

/** The first source with the same walk; itself if there is none before. */
function variantOf(alignment: Alignment, having: readonly BlockInSource[], each: BlockInSource): number {
  const same = having.find((other) => {
    const common = commonEntries(alignment, each.source, other.source);
    return walkKey(common(each.walks)) === walkKey(common(other.walks));
  });
  return (same ?? each).source;
}

/** Walks as lists of entries; the first is the outer one, the others surround islands. */
type Walks = readonly (readonly number[])[];

/** A key that is equal for equal walks. */
function walkKey([rim = [], ...islands]: Walks): string {
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
function pairWalks<A extends Walked, B extends Walked>(
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
