/** Lines that divide or join blocks change the blocks in the same step. */
import type { Block, StreetBoard } from '../../../model/index.js';
import { nextBlockId } from '../entities/nodes.js';
import { type EntityKey, keyOf, withKey } from '../keys/document.js';
import { planBlocks } from './plan-blocks.js';

/** The kinds that blocks of different kinds are joined to, or the kind of the larger one. */
export type JoinedKind = Block['kind'] | 'larger';

/** Keys for new blocks, and what replaces a block in notes. */
interface BlockContext {
  readonly newKey: () => EntityKey;
  readonly replace: (key: EntityKey | undefined, by: readonly (EntityKey | undefined)[]) => void;
}

/**
 * The board after lines were added or removed, with its blocks as they are drawn now: the parts of a divided block keep its
 * kind and reason, and the largest its id; of joined blocks the largest stays. A block that is open to the outside is no
 * area any more and goes.
 */
export function keepBlocksWhole(
  before: StreetBoard,
  after: StreetBoard,
  run: BlockContext,
  joinedKind: JoinedKind = 'larger',
): StreetBoard {
  const plans = planBlocks(before, after);
  if (plans.length === 0) return after;
  const lost = new Set(plans.map(({ block }) => block.id));
  let so: StreetBoard = { ...after, blocks: after.blocks.filter(({ id }) => !lost.has(id)) };
  const add = (block: Block): void => {
    so = { ...so, blocks: [...so.blocks, block] };
  };
  const divided: Block[] = [];
  for (const { block, areas, joins } of plans) {
    const [first, ...more] = areas;
    if (first === undefined) continue;
    const kept = joins.some(({ kind }) => kind !== block.kind) ? withKind(block, joinedKind) : block;
    add(withArea(kept, first));
    const parts = more.map((area) => withKey({ ...withArea(kept, area) }, run.newKey()));
    divided.push(...parts);
    run.replace(keyOf(block), [keyOf(block), ...parts.map(keyOf)]);
    for (const each of joins) run.replace(keyOf(each), [keyOf(block)]);
  }
  // New ids come last, and none is that of a block that was there.
  for (const part of divided)
    add({ ...part, id: nextBlockId({ ...so, blocks: [...before.blocks, ...so.blocks] }) });
  return so;
}

function withKind({ reason, ...block }: Block, kind: JoinedKind): Block {
  const stays = kind === 'larger' || kind === block.kind;
  return {
    ...block,
    kind: kind === 'larger' ? block.kind : kind,
    ...(stays && reason !== undefined && { reason }),
  };
}

function withArea(
  { islands: _, ...block }: Block,
  { walk, islands }: Pick<Block, 'walk' | 'islands'>,
): Block {
  return { ...block, walk, ...(islands !== undefined && islands.length > 0 && { islands }) };
}
