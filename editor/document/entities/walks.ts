/** Walks of blocks, which must follow when nodes come and go. */
import { type Block, mapOrSame, type NodeId, type StreetBoard } from '../../../model/index.js';
import { indexByKey } from './index-by-key.js';

export type Walk = readonly NodeId[];

/** The blocks of a list that go through a node, round themselves or round an island. */
export const blocksAtNode: (blocks: StreetBoard['blocks'], id: NodeId) => StreetBoard['blocks'] =
  indexByKey<Block>(({ walk, islands = [] }) => [...new Set([...walk, ...islands.flat()])]);

/** What becomes of a walk; `part` says whether it goes round a block or round an island in it. */
type ChangeWalk = (walk: Walk, part: 'rim' | 'island') => Walk;

/** The blocks with the walks and islands of some of them changed. One whose walk has lost all nodes but one goes, and so does such an island. */
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

/** A closed walk without a node. Where it went there and back, it no longer stands still: `a n a` becomes `a`. */
export function removeFromWalk(walk: Walk, gone: NodeId): Walk {
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
