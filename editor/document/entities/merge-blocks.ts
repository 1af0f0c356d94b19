/** What becomes of blocks when two nodes are made one. */
import { enclosesArea, type Block, type NodeId, type StreetBoard } from '../../../model/index.js';
import { nextBlockId } from './nodes.js';
import { withoutKey } from '../keys/document.js';
import type { Walk } from './walks.js';

/** The blocks of a board whose lines lead to one node already. A block that was pinched between the two becomes two blocks. */
export function mergeBlocks(board: StreetBoard, keep: NodeId, gone: NodeId): StreetBoard['blocks'] {
  let so: StreetBoard = { ...board, blocks: [] };
  const pinched: Block[] = [];
  const add = (block: Block): void => {
    so = { ...so, blocks: [...so.blocks, block] };
  };
  for (const block of board.blocks) {
    const after = islandsMerged(board, block, keep, gone);
    if (!block.walk.includes(gone)) {
      add(after);
      continue;
    }
    const [first, ...more] = walksMerged(block.walk, keep, gone).filter((walk) => enclosesArea(board, walk));
    if (first !== undefined) add({ ...after, walk: first });
    pinched.push(...more.map((walk): Block => ({ ...withoutKey(withoutIslands(after)), walk })));
  }
  // New ids come last, when all old ones are known.
  for (const block of pinched)
    add({ ...block, id: nextBlockId({ ...so, blocks: [...board.blocks, ...so.blocks] }) });
  const { blocks } = so;
  return blocks.length === board.blocks.length && blocks.every((block, i) => block === board.blocks[i])
    ? board.blocks
    : blocks;
}

function islandsMerged(board: StreetBoard, block: Block, keep: NodeId, gone: NodeId): Block {
  if (!block.islands?.some((island) => island.includes(gone))) return block;
  const islands = block.islands
    .flatMap((island) => (island.includes(gone) ? [oneWalk(island, keep, gone)] : [island]))
    .filter((island) => island.some((id) => id !== island[0]));
  return { ...withoutIslands(block), ...(islands.length > 0 && { islands }) };
}

function withoutIslands({ islands: _, ...block }: Block): Block {
  return block;
}

/** A walk that passed each of the two once, and not one after the other, falls into two. */
function walksMerged(walk: Walk, keep: NodeId, gone: NodeId): readonly Walk[] {
  const once = (id: NodeId): boolean => walk.includes(id) && walk.indexOf(id) === walk.lastIndexOf(id);
  if (!once(keep) || !once(gone)) return [oneWalk(walk, keep, gone)];
  const start = walk.indexOf(keep);
  const fromKeep = [...walk.slice(start), ...walk.slice(0, start)];
  const there = fromKeep.indexOf(gone);
  return [fromKeep.slice(0, there), [keep, ...fromKeep.slice(there + 1)]].filter((part) => part.length > 1);
}

/** The walk with one name for both, standing still nowhere. */
function oneWalk(walk: Walk, keep: NodeId, gone: NodeId): Walk {
  const named = walk.map((id) => (id === gone ? keep : id));
  const moving = named.filter((id, i) => id !== keep || id !== named[(i + named.length - 1) % named.length]);
  return moving.length > 0 ? moving : [keep];
}
