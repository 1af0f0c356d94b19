/** The shapes of lines and blocks: nodes and the bends on the way between them. */
import type { Block, Line, Point } from '../../model/board.js';
import { pathThrough } from './svg.js';

type Positions = ReadonlyMap<string, { readonly at: Point }>;
/** A closed walk; its last point joins its first. */
export type Ring = readonly Point[];
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

/** The rim of each block in turn, then its islands; what has no area is left out. */
export function ringsOfBlocks(
  blocks: readonly Block[],
  lines: readonly Line[],
  positions: Positions,
): readonly (readonly Ring[])[] {
  const bends = bendsBetween(lines);
  return blocks.map(({ walk, islands = [] }) =>
    [walk, ...islands].map((each) => ringOf(each, positions, bends)).filter((ring) => ring.length > 2),
  );
}

/** Path data of each block in turn: rim and islands together, which even-odd filling leaves open. */
export const outlinesOfBlocks = (...given: Parameters<typeof ringsOfBlocks>): readonly string[] =>
  ringsOfBlocks(...given).map(outlineOfRings);

export const outlineOfRings = (rings: readonly Ring[]): string =>
  rings.map((ring) => `${pathThrough(ring)}Z`).join('');

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

function ringOf(walk: readonly string[], positions: Positions, bends: Bends): Ring {
  const known = walk.filter((id) => positions.has(id));
  return known.flatMap((id, i) => [
    positions.get(id)!.at,
    ...(bends.get(`${id} ${known[(i + 1) % known.length]!}`) ?? []),
  ]);
}
