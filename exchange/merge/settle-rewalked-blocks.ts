/**
 * Settles blocks that both sides led round other areas. If both divided one block, its areas follow from the merged streets;
 * otherwise that is a conflict.
 */
import {
  type Block,
  type BlockId,
  facesOfBoard,
  findIntersectionsWithoutNode,
  type NodeId,
  type StreetBoard,
} from '../../model/index.js';
import { networkOf } from '../../model/network/index.js';
import type { MergedBlocks } from './merge-blocks.js';
import type { MergeLog, Versions } from './merge-result.js';
import { addConflict } from './merge-values.js';
import { stepsOfWalk, type Walk } from './walks.js';

/** The blocks of a merged board whose nodes and lines are merged already. */
export function settleRewalkedBlocks(
  drawn: StreetBoard,
  { blocks: merged, rewalked }: MergedBlocks,
  { base, ours }: Versions<StreetBoard>,
  freshId: (id: string) => string,
  log: MergeLog,
): readonly Block[] {
  let blocks = merged;
  const kept = new Set([...base.blocks, ...ours.blocks].map(({ id }) => id as string));
  const isReliable = rewalked.length > 0 && areasAreReliable(drawn);
  for (const values of rewalked) {
    const settled = isReliable ? divideBlock(drawn, blocks, values, base, freshId) : undefined;
    blocks = settled?.blocks ?? keepOurBlock(blocks, values, kept, log);
    if (settled) {
      const sentence = `Both sides changed its area. The merged streets divide it into ${settled.ids.join(', ')}.`;
      log.notes.push({ part: 'block', of: settled.ids[0]!, sentence });
    }
  }
  return blocks;
}

/** Where lines cross without a node, areas do not follow from them. */
function areasAreReliable(drawn: StreetBoard): boolean {
  const { lines, complete } = findIntersectionsWithoutNode(networkOf(drawn).drawing);
  return complete && lines.length === 0;
}

interface DividedBlock {
  readonly blocks: readonly Block[];
  readonly ids: readonly BlockId[];
}

/** Declares the areas inside the block of the base; undefined if they do not fill it, or are not all of one kind. */
function divideBlock(
  drawn: StreetBoard,
  blocks: readonly Block[],
  { base: before, ours, theirs }: Versions<Block | undefined>,
  base: StreetBoard,
  freshId: (id: string) => string,
): DividedBlock | undefined {
  const whole = blocks.find(({ id }) => id === ours?.id);
  if (!before || !ours || !theirs || !whole || [before, ours, theirs].some(({ islands }) => islands))
    return undefined;
  const rim = new Set(stepsOfWalk(before.walk));
  const old = new Set(stepsOfLines(base));
  const lines = new Set(stepsOfLines(drawn));
  const isDivided = ({ walk }: Block): boolean =>
    stepsOfWalk(walk).every((step) => lines.has(step)) && stepsOfWalk(walk).some((step) => !old.has(step));
  // Otherwise a side has another opinion of the area, and has not divided it.
  if (!isDivided(ours) || !isDivided(theirs)) return undefined;
  const isInside = (walk: Walk): boolean => {
    const steps = stepsOfWalk(walk);
    return steps.some((step) => rim.has(step)) && steps.every((step) => rim.has(step) || !old.has(step));
  };
  const faces = facesOfBoard(drawn).inner.filter(({ walk }) => isInside(walk));
  const covered = faces.flatMap(({ walk }) => stepsOfWalk(walk).filter((step) => rim.has(step)));
  if (covered.length !== before.walk.length || new Set(covered).size !== rim.size) return undefined;
  if (faces.some(({ islands }) => islands.length > 0)) return undefined;
  const known = new Set(base.blocks.map(({ id }) => id));
  const parts = blocks.filter(
    (block) => !known.has(block.id) && stepsOfWalk(block.walk).some((step) => rim.has(step)),
  );
  if (parts.some(({ kind }) => kind !== whole.kind)) return undefined;
  const ids = idsOfAreas(faces, whole, parts, ours.walk, freshId);
  const { islands: _, ...rest } = whole;
  const areas = faces.map(({ walk }, i): Block => ({
    ...(parts.find(({ id }) => id === ids[i]) ?? rest),
    id: ids[i]!,
    walk,
  }));
  const replaced = new Set<Block>([whole, ...parts]);
  return {
    blocks: [...blocks.filter((block) => !replaced.has(block)), ...areas],
    ids: [whole.id, ...ids.filter((id) => id !== whole.id)],
  };
}

/** The steps along all lines, in both directions. */
const stepsOfLines = ({ streets, waterlines }: StreetBoard): readonly string[] =>
  [...streets, ...waterlines].flatMap(({ between: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]);

/** A part that is an area keeps its id, and so does the block, where it is most like ours; others get ids that are left. */
function idsOfAreas(
  faces: readonly { readonly walk: Walk }[],
  whole: Block,
  parts: readonly Block[],
  ours: Walk,
  freshId: (id: string) => string,
): readonly BlockId[] {
  const ids: (BlockId | undefined)[] = faces.map(
    ({ walk }) => parts.find((part) => isSameWalk(part.walk, walk))?.id,
  );
  const inOurs = new Set(stepsOfWalk(ours));
  const likeness = faces.map(({ walk }, i) =>
    ids[i] === undefined ? stepsOfWalk(walk).filter((step) => inOurs.has(step)).length : -1,
  );
  const most = likeness.indexOf(Math.max(...likeness));
  ids[most] = whole.id;
  const left = parts.map(({ id }) => id).filter((id) => !ids.includes(id));
  return ids.map((id) => id ?? left.shift() ?? (freshId(whole.id) as BlockId));
}

const isSameWalk = (one: Walk, other: Walk): boolean =>
  one.length === other.length && stepsOfWalk(one).every((step) => stepsOfWalk(other).includes(step));

/** Our walk stays. The parts that their side cut off would overlap it, so they are left out and listed. */
function keepOurBlock(
  blocks: readonly Block[],
  { base: before, ours, theirs }: Versions<Block | undefined>,
  kept: ReadonlySet<string>,
  log: MergeLog,
): readonly Block[] {
  const walksOf = (block: Block | undefined): readonly Walk[] | undefined =>
    block && [block.walk, ...(block.islands ?? [])];
  const values = { base: walksOf(before), ours: walksOf(ours), theirs: walksOf(theirs) };
  addConflict(log, { part: 'block', of: ours!.id, property: 'walk' }, values);
  const rim = new Set(stepsOfWalk(before?.walk ?? []));
  const isTheirPart = (block: Block): boolean =>
    !kept.has(block.id) && stepsOfWalk(block.walk).some((step) => rim.has(step));
  for (const block of blocks.filter(isTheirPart))
    addConflict(
      log,
      { part: 'block', of: block.id },
      { base: undefined, ours: undefined, theirs: block },
      'both-added',
    );
  return blocks.filter((block) => !isTheirPart(block));
}

/** Blocks that pass nodes which the merged board does not have: ours if it can, or else without these nodes. */
export function settleWalksOfDeletedNodes(
  blocks: readonly Block[],
  boards: Versions<StreetBoard>,
  isGone: (id: NodeId) => boolean,
  log: MergeLog,
): readonly Block[] {
  return blocks.flatMap((block) => {
    const isWhole = ({ walk, islands = [] }: Block): boolean =>
      ![walk, ...islands].some((each) => each.some(isGone));
    if (isWhole(block)) return [block];
    const of = (board: StreetBoard): Block | undefined => board.blocks.find(({ id }) => id === block.id);
    const values = { base: of(boards.base), ours: of(boards.ours), theirs: of(boards.theirs) };
    const isListed = log.conflicts.some((each) => each.part === 'block' && each.of === block.id);
    if (!isListed) addConflict(log, { part: 'block', of: block.id }, values, values.theirs ? 'deleted-by-ours' : 'deleted-by-theirs'); // prettier-ignore
    if (values.ours && isWhole(values.ours)) return [values.ours];
    const [walk, ...islands] = [block.walk, ...(block.islands ?? [])].map((each) =>
      each.filter((id) => !isGone(id)),
    );
    const left = islands.filter((each) => each.length > 0);
    const { islands: _, ...rest } = block;
    return walk!.length === 0 ? [] : [{ ...rest, walk: walk!, ...(left.length > 0 && { islands: left }) }];
  });
}
