/** The edits of blocks. */
import { type Block, groupBy, type NodeId, rotateToSmallestNode } from '../../model/index.js';
import { additionOf, removalOf, type Edit } from './board-diff.js';
import { mapBlockWalks, type IdMapping } from './id-mapping.js';
import { propertyEdits } from './list-and-property-edits.js';

export interface BlockEdits {
  readonly edits: readonly Edit[];
  /** For blocks of the board before, the id of the same block after. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * The blocks that were added, removed or renamed, or have another kind or walk; `before` uses the ids of the new board.
 * Two blocks are the same if they have the same walk, or otherwise the same id and a common node.
 */
export function blockEdits(
  before: readonly Block[],
  after: readonly Block[],
  { back }: IdMapping,
): BlockEdits {
  let pairs: readonly (readonly [Block, Block])[] = [];
  let [olds, news] = [before.map(rotated), after.map(rotated)];
  for (const keyOf of [(block: Block) => `${block.id} ${walkKey(block)}`, walkKey, ({ id }: Block) => id]) {
    const matched = matchBy(olds, news, keyOf);
    pairs = [...pairs, ...matched];
    const [ones, others] = [new Set(matched.map(([one]) => one)), new Set(matched.map(([, other]) => other))];
    [olds, news] = [olds.filter((block) => !ones.has(block)), news.filter((block) => !others.has(block))];
  }
  const named = (block: Block): Block =>
    rotated(mapBlockWalks(block, (walk) => walk.map((id) => back(id) as NodeId)));
  return {
    edits: [
      ...pairs.flatMap(([old, now]) => editsOfPair(old, now, named)),
      ...olds.map((block) => removalOf('block', block.id, named(block))),
      ...news.map((block) => additionOf('block', block.id, block)),
    ],
    renamed: new Map(pairs.map(([old, now]) => [old.id, now.id])),
  };
}

function editsOfPair(old: Block, now: Block, named: (block: Block) => Block): Edit[] {
  const part = 'block';
  const of = { before: old.id, after: now.id };
  const { id: _old, walk: oldWalk, islands: oldIslands, ...oldRest } = old;
  const { id: _now, walk, islands, ...rest } = now;
  const then = named(old);
  const changed = (property: 'walk' | 'islands'): Edit => {
    const [before, after] = [then[property] ?? null, now[property] ?? null];
    return { part, how: 'changed', of, property, before, after };
  };
  return [
    ...(old.id === now.id ? [] : [{ part, how: 'renamed', of } as const]),
    ...propertyEdits({ part, of }, oldRest, rest),
    ...(oldWalk.join() === walk.join() ? [] : [changed('walk')]),
    ...(islandsKey(oldIslands) === islandsKey(islands) ? [] : [changed('islands')]),
  ];
}

/** Pairs with the same key, in order; blocks without a common node are never the same. */
function matchBy(
  olds: readonly Block[],
  news: readonly Block[],
  keyOf: (block: Block) => string,
): [Block, Block][] {
  const waiting = groupBy(news, keyOf);
  return olds.flatMap((old): [Block, Block][] => {
    const nodes = new Set(old.walk);
    const candidates = waiting.get(keyOf(old)) ?? [];
    const i = candidates.findIndex(({ walk }) => walk.some((id) => nodes.has(id)));
    return i < 0 ? [] : [[old, candidates.splice(i, 1)[0]!]];
  });
}

const rotated = (block: Block): Block => mapBlockWalks(block, (walk) => rotateToSmallestNode(walk));

const walkKey = ({ walk, islands }: Block): string => `${walk.join()} ${islandsKey(islands)}`;
const islandsKey = (islands: Block['islands']): string =>
  (islands ?? [])
    .map((walk) => walk.join())
    .sort()
    .join(';');
