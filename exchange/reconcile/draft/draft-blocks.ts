/** Builds the blocks of the merged board. */
import type { Block, NodeEntity, NodeId } from '../../../model/index.js';
import type { AlignedBlock } from '../facts/block-facts.js';
import type { Alignment } from '../alignment/alignment.js';
import type { FactValues } from '../facts/fact.js';

/** The ids of blocks: as in the base, otherwise the next free number. */
export function draftBlockIds({ base }: Alignment, blocks: readonly AlignedBlock[]): readonly Block['id'][] {
  const taken = new Set(blocks.flatMap(({ byView }) => byView.get(base)?.block.id ?? []));
  let free = 1;
  return blocks.map(({ byView }): Block['id'] => {
    const own = byView.get(base)?.block.id;
    if (own !== undefined) return own;
    while (taken.has(`b${free}`)) free++;
    return `b${free++}`;
  });
}

/** The accepted blocks with their accepted walks; walks of other frames are turned clockwise. */
export function draftBlocks(
  alignment: Alignment,
  blocks: readonly AlignedBlock[],
  values: FactValues,
  names: ReadonlyMap<number, NodeId>,
  nodes: ReadonlyMap<NodeId, NodeEntity>,
): Block[] {
  const ids = draftBlockIds(alignment, blocks);
  return blocks.flatMap(({ byView }, i): Block[] => {
    if (values.get(`block ${i}`) !== true) return [];
    const drawn = byView.get(values.get(`block-walk ${i}`) as number) ?? byView.values().next().value!;
    const [walk = [], ...islands] = drawn.walks
      .map((each) => each.flatMap((entry) => names.get(entry) ?? []))
      .filter((each) => each.length > 0);
    if (walk.length === 0) return [];
    const { reason } = drawn.block;
    const isTurned = drawn.view !== alignment.base && areaOf(walk, nodes) < 0;
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

/** Twice the area of a walk; positive if it is clockwise, because y grows downward. */
function areaOf(walk: readonly NodeId[], nodes: ReadonlyMap<NodeId, NodeEntity>): number {
  return walk.reduce((sum, id, i) => {
    const [[x, y], [u, v]] = [nodes.get(id)!.at, nodes.get(walk[(i + 1) % walk.length]!)!.at];
    return sum + x * v - u * y;
  }, 0);
}
