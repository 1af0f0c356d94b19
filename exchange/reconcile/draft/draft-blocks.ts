/** The blocks of the merged board. */
import type { Block } from '../../model/board.js';
import type { NodeId } from '../../model/vocabulary.js';
import type { Entity } from '../../model/matching/nodes-by-id.js';
import type { ChartedBlock } from './block-facts.js';
import type { Chart } from './chart.js';
import type { Values } from './fact.js';

/** What blocks are called: as on the base, and else by a free number. */
export function blockIds({ base }: Chart, blocks: readonly ChartedBlock[]): readonly Block['id'][] {
  const taken = new Set(blocks.flatMap(({ byView }) => byView.get(base)?.block.id ?? []));
  let free = 1;
  return blocks.map(({ byView }): Block['id'] => {
    const own = byView.get(base)?.block.id;
    if (own !== undefined) return own;
    while (taken.has(`b${free}`)) free++;
    return `b${free++}`;
  });
}

/** The blocks that stand, each in the walk that stands; walks of other frames are turned clockwise. */
export function draftBlocks(
  chart: Chart,
  blocks: readonly ChartedBlock[],
  values: Values,
  names: ReadonlyMap<number, NodeId>,
  nodes: ReadonlyMap<NodeId, Entity>,
): Block[] {
  const ids = blockIds(chart, blocks);
  return blocks.flatMap(({ byView }, i): Block[] => {
    if (values.get(`block ${i}`) !== true) return [];
    const drawn = byView.get(values.get(`block-walk ${i}`) as number) ?? byView.values().next().value!;
    const [walk = [], ...islands] = drawn.walks
      .map((each) => each.flatMap((entry) => names.get(entry) ?? []))
      .filter((each) => each.length > 0);
    if (walk.length === 0) return [];
    const { reason } = drawn.block;
    const isTurned = drawn.view !== chart.base && areaOf(walk, nodes) < 0;
    const around = (each: readonly NodeId[]): readonly NodeId[] => (isTurned ? each.toReversed() : each);
    return [
      {
        id: ids[i]!,
        kind: values.get(`block-kind ${i}`) as Block['kind'],
        walk: around(walk),
        ...(islands.length > 0 && { islands: islands.map(around) }),
        ...(reason !== undefined && { reason }),
      },
    ];
  });
}

/** Twice the area inside of a walk; positive if it goes clockwise, since y grows downward. */
function areaOf(walk: readonly NodeId[], nodes: ReadonlyMap<NodeId, Entity>): number {
  return walk.reduce((sum, id, i) => {
    const [[x, y], [u, v]] = [nodes.get(id)!.at, nodes.get(walk[(i + 1) % walk.length]!)!.at];
    return sum + x * v - u * y;
  }, 0);
}
