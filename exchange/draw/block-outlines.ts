/** The shapes of lines and blocks: nodes and the bends on the way between them. */
import type { Block, Line, Point } from '../../model/board.js';
import { pathThrough } from './svg.js';

type Positions = ReadonlyMap<string, { readonly at: Point }>;
type Bends = ReadonlyMap<string, readonly Point[]>;

/** Path data of all lines; one with an end that is not on the board is left out. */
export function outlineOfLines(lines: readonly Line[], positions: Positions): string {
  let data = '';
  for (const { between, bends = [] } of lines) {
    const [from, to] = [positions.get(between[0]), positions.get(between[1])];
    if (from && to) data += pathThrough([from.at, ...bends, to.at]);
  }
  return data;
}

/** Path data of each block in turn: its rim, then its islands, which even-odd filling leaves open. */
export function outlinesOfBlocks(
  blocks: readonly Block[],
  lines: readonly Line[],
  positions: Positions,
): readonly string[] {
  const bends = bendsBetween(lines);
  return blocks.map(({ walk, islands = [] }) =>
    [walk, ...islands].map((each) => outlineOfWalk(each, positions, bends)).join(''),
  );
}

/** By both ends in the order of travel. A walk names nodes, so of lines between the same ends the first must serve. */
function bendsBetween(lines: readonly Line[]): Bends {
  const found = new Map<string, readonly Point[]>();
  for (const { between, bends = [] } of lines) {
    const [a, b] = between;
    if (a === b || found.has(`${a} ${b}`)) continue;
    found.set(`${a} ${b}`, bends).set(`${b} ${a}`, bends.toReversed());
  }
  return found;
}

function outlineOfWalk(walk: readonly string[], positions: Positions, bends: Bends): string {
  const known = walk.filter((id) => positions.has(id));
  const points = known.flatMap((id, i) => [
    positions.get(id)!.at,
    ...(bends.get(`${id} ${known[(i + 1) % known.length]!}`) ?? []),
  ]);
  return points.length < 3 ? '' : `${pathThrough(points)}Z`;
}
