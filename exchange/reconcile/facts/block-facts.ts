/** Which blocks there are, of which kind, and what they go round. */
import type { Block } from '../../model/board.js';
import type { Chart } from './chart.js';
import { factOf, type Fact } from './fact.js';
import { likestPairs, pairsByKey, walkKey } from './walks.js';

/** A block of one view, its walks in entries; nodes without an entry are left out. */
export interface DrawnBlock {
  readonly view: number;
  readonly block: Block;
  readonly walks: readonly (readonly number[])[];
}

/** The same block on several views. */
export interface ChartedBlock {
  readonly byView: ReadonlyMap<number, DrawnBlock>;
}

/** All blocks, each once. Walks are compared in the nodes that both sides have, either way round. */
export function chartBlocks(chart: Chart): readonly ChartedBlock[] {
  const order = [...chart.views].sort((a, b) =>
    a.index === chart.base ? -1 : b.index === chart.base ? 1 : 0,
  );
  const charted: Map<number, DrawnBlock>[] = [];
  for (const { index, board, knows } of order) {
    if (!knows.has('blocks')) continue;
    let left = board.blocks.map((block) => drawnBlock(chart, index, block));
    // Those of one view after another: what is common to both sides depends on both.
    for (const { index: other } of order) {
      const known = charted.filter((each) => firstOf(each).view === other && !each.has(index));
      if (other === index || known.length === 0) continue;
      const common = commonEntries(chart, index, other);
      const ours = left.map((each) => ({ of: each, walks: common(each.walks), kind: each.block.kind }));
      const theirs = known.map((of) => ({
        of,
        walks: common(firstOf(of).walks),
        kind: firstOf(of).block.kind,
      }));
      const pairs = pairsByKey(ours, theirs);
      const [apart, open] = [new Set(ours), new Set(theirs)];
      for (const [one, another] of pairs) {
        apart.delete(one);
        open.delete(another);
      }
      pairs.push(...likestPairs([...apart], [...open]));
      for (const [one, another] of pairs) another.of.set(index, one.of);
      const found = new Set(pairs.map(([one]) => one.of));
      left = left.filter((each) => !found.has(each));
    }
    for (const each of left) charted.push(new Map([[index, each]]));
  }
  return charted.map((byView) => ({ byView }));
}

const firstOf = (byView: ReadonlyMap<number, DrawnBlock>): DrawnBlock => byView.values().next().value!;

function drawnBlock({ atlas, views }: Chart, view: number, block: Block): DrawnBlock {
  const { indexOfId } = views[view]!.network;
  const entryOf = (id: string): number => atlas.entries[view]![indexOfId.get(id) ?? -1] ?? -1;
  const walks = [block.walk, ...(block.islands ?? [])].map((walk) =>
    walk.map(entryOf).filter((entry) => entry >= 0),
  );
  return { view, block, walks };
}

type Walks = readonly (readonly number[])[];

const commonEntries =
  ({ nodeOf }: Chart, one: number, other: number): ((walks: Walks) => Walks) =>
  (walks) =>
    walks.map((walk) => walk.filter((entry) => nodeOf[one]![entry]! >= 0 && nodeOf[other]![entry]! >= 0));

/** All facts about blocks. A view that shares fewer than two nodes with a block cannot know it. */
export function blockFacts(chart: Chart, blocks: readonly ChartedBlock[]): Fact[] {
  return blocks.flatMap(({ byView }, i) => {
    const first = firstOf(byView);
    const entries = [...new Set(first.walks.flat())];
    const head = { part: 'block', entries } as const;
    const knowing = chart.views.filter(({ knows, index }) => {
      const common = commonEntries(chart, index, first.view)(first.walks).flat();
      return byView.has(index) || (knows.has('blocks') && new Set(common).size >= 2);
    });
    // A handful of nodes that nobody else can place is no block to be missed.
    if (byView.size === 1 && new Set(entries).size < 2) return [];
    const having = [...byView.values()];
    const variants = having.map((each) => [each.view, variantOf(chart, having, each)] as const);
    return [
      factOf({ ...head, key: `block ${i}` }, knowing.map(({ index }) => [index, byView.has(index)])), // prettier-ignore
      factOf({ ...head, key: `block-kind ${i}`, property: 'kind' }, having.map(({ view, block }) => [view, block.kind])), // prettier-ignore
      factOf({ ...head, key: `block-walk ${i}`, property: 'walk' }, variants),
    ];
  });
}

/** The first view that goes round the same; itself if none before does. */
function variantOf(chart: Chart, having: readonly DrawnBlock[], each: DrawnBlock): number {
  const same = having.find((other) => {
    const common = commonEntries(chart, each.view, other.view);
    return walkKey(common(each.walks)) === walkKey(common(other.walks));
  });
  return (same ?? each).view;
}
