/** Colours for blocks, so that neighbours differ. */
import { type Block, memoByBoard } from '../../../model/index.js';

/** The number of colours that people with any colour vision tell apart, and of patterns in high contrast. */
export const BLOCK_COLOURS = 6;

/** A colour from 0 for each block, by its index. Blocks along the same street have different ones. */
export const colourBlocks = memoByBoard((blocks: readonly Block[]): readonly number[] => {
  const neighbours = neighboursOf(blocks);
  const colours = blocks.map(() => -1);
  // Those with the most neighbours first, which needs the fewest colours.
  const order = [...blocks.keys()].sort((a, b) => neighbours[b]!.size - neighbours[a]!.size || a - b);
  for (const i of order) {
    const taken = new Set([...neighbours[i]!].map((each) => colours[each]));
    const free = Array.from({ length: BLOCK_COLOURS }, (_, colour) => colour).find(
      (each) => !taken.has(each),
    );
    colours[i] = free ?? i % BLOCK_COLOURS;
  }
  return colours;
});

/** The blocks that share a piece of their walks, by index. */
function neighboursOf(blocks: readonly Block[]): readonly ReadonlySet<number>[] {
  const beside = new Map<string, number[]>();
  const neighbours = blocks.map(() => new Set<number>());
  for (const [i, { walk, islands = [] }] of blocks.entries())
    for (const nodes of [walk, ...islands])
      for (const [at, node] of nodes.entries()) {
        const key = [node, nodes[(at + 1) % nodes.length]!].sort().join(' ');
        for (const other of beside.get(key) ?? []) {
          if (other === i) continue;
          neighbours[i]!.add(other);
          neighbours[other]!.add(i);
        }
        beside.set(key, [...(beside.get(key) ?? []), i]);
      }
  return neighbours;
}
