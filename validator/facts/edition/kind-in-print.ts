import { memoByBoard, type Block, type Face, type StreetBoard } from '../../../model/index.js';
import type { Profile } from '../../definitions/rule.js';
import { streetDifferences } from './street-differences.js';

/** Areas that share fewer of their nodes are different ones. */
const LEAST_SHARED = 0.5;

/** The kind of the printed block that shares most of its nodes with an area; undefined if the edition is unknown or no block is like it. */
export function kindInPrint(
  board: StreetBoard,
  profile: Profile,
  { walk, islands }: Pick<Face, 'walk' | 'islands'>,
): Block['kind'] | undefined {
  const differences = streetDifferences(board, profile);
  if (differences === undefined) return undefined;
  const { print, match } = differences;
  const nodes = new Set([...walk, ...islands.flat()].flatMap((id) => match.toPrint.get(id) ?? []));
  let [kind, most]: [Block['kind'] | undefined, number] = [undefined, LEAST_SHARED];
  for (const block of printedBlocks(print)) {
    const shared = block.nodes.filter((id) => nodes.has(id)).length;
    const share = shared / (block.nodes.length + nodes.size - shared);
    if (share >= most) [kind, most] = [block.kind, share];
  }
  return kind;
}

/** The circles and crossings of each printed block. */
const printedBlocks = memoByBoard(({ blocks }: StreetBoard) =>
  blocks.map(({ kind, walk }) => ({ kind, nodes: walk.filter((id) => !id.startsWith('t')) })),
);
