/** What the walk of a declared block says about it: whether it still encloses an area, and whether something interrupts it. */
import type { Block, StreetBoard } from '../board/board.js';
import { memoByBoard } from '../board/memo-by-board.js';
import { filterOrSame } from '../board/structural-sharing.js';

/** The blocks of a board without those that lost their area when lines were removed; the same list if all are left. */
export const blocksStillEnclosed = (before: StreetBoard, after: StreetBoard): readonly Block[] =>
  before.streets.length === after.streets.length && before.waterlines.length === after.waterlines.length
    ? after.blocks
    : filterOrSame(after.blocks, ({ walk }) => enclosesArea(after, walk) || !enclosesArea(before, walk));

/** Whether a walk encloses an area: some line is passed only once, or two lines join the same nodes. */
export function enclosesArea(board: StreetBoard, walk: Block['walk']): boolean {
  const steps = new Map<string, number>();
  for (const [i, from] of walk.entries()) {
    const to = walk[(i + 1) % walk.length]!;
    if (from !== to) steps.set(nameOf(from, to), (steps.get(nameOf(from, to)) ?? 0) + (from < to ? 1 : -1));
  }
  return [...steps].some(([name, balance]) => balance !== 0 || countLines(board, name) > 1);
}

const nameOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How many lines join two nodes. */
const linesByEnds = memoByBoard((lines: StreetBoard['streets']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { between } of lines) counts.set(nameOf(...between), (counts.get(nameOf(...between)) ?? 0) + 1);
  return counts;
});

/**
 * Whether a dead end, a bridge or an island lies inside a declared block, which strictly makes it no block of houses (DEF-10):
 * its walk passes some line on both sides.
 */
export function isInterrupted(board: StreetBoard, { walk, islands }: Block): boolean {
  if (islands !== undefined && islands.length > 0) return true;
  const passes = new Map<string, number>();
  for (const [i, from] of walk.entries()) {
    const name = nameOf(from, walk[(i + 1) % walk.length]!);
    passes.set(name, (passes.get(name) ?? 0) + 1);
  }
  return [...passes].some(([name, times]) => times > Math.max(1, countLines(board, name)));
}

const countLines = (board: StreetBoard, ends: string): number =>
  (linesByEnds(board.streets).get(ends) ?? 0) + (linesByEnds(board.waterlines).get(ends) ?? 0);
