/** Path data of lines and blocks, with their bends. */
import type { Block, Line, Point } from '../../../model/index.js';
import { pathThrough } from '../sheet/svg.js';

type Positions = ReadonlyMap<string, { readonly at: Point }>;
/** A closed ring; its last point joins its first. */
export type Ring = readonly Point[];
type Bends = ReadonlyMap<string, readonly Point[]>;

/** Path data of all lines; one with an end that is not on the board is left out. */
export function pathOfLines(lines: readonly Line[], positions: Positions): string {
  let data = '';
  for (const { between, bends = [] } of lines) {
    const [from, to] = [positions.get(between[0]), positions.get(between[1])];
    if (from && to) data += pathThrough([from.at, ...bends, to.at]);
  }
  return data;
}

/** The outer ring and the islands of each block; rings without area are left out. */
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

/** Path data of each block: outer ring and islands together, for even-odd filling. */
export const pathsOfBlocks = (...given: Parameters<typeof ringsOfBlocks>): readonly string[] =>
  ringsOfBlocks(...given).map(pathOfRings);

export const pathOfRings = (rings: readonly Ring[]): string =>
  rings.map((ring) => `${pathThrough(ring)}Z`).join('');

/** Bends by the two ends in the order of travel. A walk names nodes only, so the first of several lines is used. */
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
