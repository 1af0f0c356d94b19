/** Updates the walks of blocks when nodes are added or removed. */
import {
  type Block,
  enclosesArea,
  facesOfBoard,
  mapOrSame,
  type NodeId,
  rotateToSmallestNode,
  type StreetBoard,
} from '../../../model/index.js';
import { LINE_LISTS } from './entity-name.js';
import { createKeyLookup } from './create-key-lookup.js';
import { linesBetween } from './lines.js';
import { nextBlockId } from './nodes.js';
import { withoutKey } from '../keys/document.js';

export type Walk = readonly NodeId[];

/** The blocks whose walk or islands go through a node. */
export const blocksAtNode: (blocks: StreetBoard['blocks'], id: NodeId) => StreetBoard['blocks'] =
  createKeyLookup<Block>(({ walk, islands = [] }) => [...new Set([...walk, ...islands.flat()])]);

/** What becomes of a walk; `part` says whether it goes round a block or round an island in it. */
type ChangeWalk = (walk: Walk, part: 'rim' | 'island') => Walk;

/** The blocks with the walks and islands of some of them changed. Those with fewer than two nodes are removed. */
export function changeWalks(
  blocks: StreetBoard['blocks'],
  some: StreetBoard['blocks'],
  change: ChangeWalk,
): StreetBoard['blocks'] {
  const touched = new Set(some);
  const changed = mapOrSame(blocks, (block) =>
    touched.has(block) ? (changeWalk(block, change) ?? GONE) : block,
  );
  return changed === blocks ? blocks : changed.filter((block) => block !== GONE);
}

const GONE: Block = { id: 'b0', kind: 'none', walk: [] };

function changeWalk(block: Block, change: ChangeWalk): Block | undefined {
  const walk = change(block.walk, 'rim');
  const islands = block.islands && mapOrSame(block.islands, (island) => change(island, 'island'));
  if (walk === block.walk && islands === block.islands) return block;
  if (hasShrunk(walk, block.walk)) return undefined;
  const { islands: _, ...rest } = block;
  const kept = islands?.filter((island, i) => !hasShrunk(island, block.islands![i]!)) ?? [];
  return { ...rest, walk, ...(kept.length > 0 && { islands: kept }) };
}

const hasShrunk = (walk: Walk, before: Walk): boolean =>
  walk.length < before.length && walk.every((id) => id === walk[0]);

/** A closed walk without a node. A step there and back is removed as well: `a n a` becomes `a`. */
export function removeNodeFromWalk(walk: Walk, gone: NodeId): Walk {
  if (!walk.includes(gone)) return walk;
  const kept: NodeId[] = [];
  let skipped = walk.at(-1) === gone;
  for (const id of walk) {
    if (id !== gone && !(skipped && id === kept.at(-1))) kept.push(id);
    skipped = id === gone;
  }
  const wraps = walk[0] === gone || walk.at(-1) === gone;
  if (wraps && kept.length > 1 && kept[0] === kept.at(-1)) kept.pop();
  return kept;
}

/** The blocks of a board whose line between two nodes was split by a third. Other lines between the two remain. */
export function insertNodeIntoWalks(
  board: StreetBoard,
  [a, b]: readonly [NodeId, NodeId],
  node: NodeId,
): StreetBoard['blocks'] {
  const goesThere = (one: NodeId, other: NodeId): boolean =>
    (one === a && other === b) || (one === b && other === a);
  const hasTwin = LINE_LISTS.some((list) => linesBetween(board[list], [a, b]).length > 0);
  if (!hasTwin)
    return changeWalks(board.blocks, blocksAtNode(board.blocks, a), (walk) => {
      const through = walk.flatMap((each, i) =>
        goesThere(each, walk[(i + 1) % walk.length]!) ? [each, node] : [each],
      );
      return through.length === walk.length ? walk : through;
    });

  const drawn = { rim: walksWithout(board, node, 'rim'), island: walksWithout(board, node, 'island') };
  return changeWalks(board.blocks, blocksAtNode(board.blocks, a), (walk, part) =>
    walk.some((each, i) => goesThere(each, walk[(i + 1) % walk.length]!))
      ? (drawn[part].get(walkName(walk))?.pop() ?? walk)
      : walk,
  );
}

/** The walks round areas as they are drawn now, by what they were without the node. Of streets side by side only some pass it. */
function walksWithout(board: StreetBoard, node: NodeId, part: 'rim' | 'island'): ReadonlyMap<string, Walk[]> {
  const walks = new Map<string, Walk[]>();
  for (const { walk: rim, islands } of facesOfBoard(board).inner)
    for (const walk of part === 'rim' ? [rim] : islands) {
      const key = walkName(removeNodeFromWalk(walk, node));
      walks.set(key, [...(walks.get(key) ?? []), walk]);
    }
  return walks;
}

const walkName = (walk: Walk): string => rotateToSmallestNode(walk).join(' ');

/** The blocks of a board after two nodes were merged in its lines. A block pinched there becomes two blocks. */
export function mergeNodesInBlocks(board: StreetBoard, keep: NodeId, gone: NodeId): StreetBoard['blocks'] {
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
