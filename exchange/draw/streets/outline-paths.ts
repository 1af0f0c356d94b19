/** Path data of lines and blocks with their bends, and of the hatching of blocks. */
import type { Block, Line, Point } from '../../../model/index.js';
import { indexBendsByEnds, type BendsByEnds } from '../../graph/graph-blocks.js';
import { formatDecimal, pathThrough } from '../sheet/svg.js';

type Positions = ReadonlyMap<string, { readonly at: Point }>;
/** A closed ring; its last point joins its first. */
export type Ring = readonly Point[];

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
  const bends = indexBendsByEnds(lines.filter(({ between: [a, b] }) => a !== b));
  return blocks.map(({ walk, islands = [] }) =>
    [walk, ...islands].map((each) => ringOf(each, positions, bends)).filter((ring) => ring.length > 2),
  );
}

/** Path data of each block: outer ring and islands together, for even-odd filling. */
export const pathsOfBlocks = (...given: Parameters<typeof ringsOfBlocks>): readonly string[] =>
  ringsOfBlocks(...given).map(pathOfRings);

export const pathOfRings = (rings: readonly Ring[]): string =>
  rings.map((ring) => `${pathThrough(ring)}Z`).join('');

function ringOf(walk: readonly string[], positions: Positions, bends: BendsByEnds): Ring {
  const known = walk.filter((id) => positions.has(id));
  return known.flatMap((id, i) => [
    positions.get(id)!.at,
    // A walk names nodes only, so the first of several lines is used.
    ...(bends.get(`${id} ${known[(i + 1) % known.length]!}`)?.[0] ?? []),
  ]);
}

/**
 * Hatches an area with clipped lines, because SVG patterns would need ids, and a drawing has none. Path data of horizontal lines
 * at this distance across the even-odd area. Neighbouring areas share their lines. No line lies
 * outside of the board's height: an area may reach a million units beyond it.
 */
export function hatchLines(rings: readonly Ring[], apart: number, height: number): string {
  let [top, bottom] = [height, 0];
  for (const ring of rings) for (const [, y] of ring) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  let data = '';
  for (let k = Math.ceil(Math.max(0, top) / apart); k * apart <= Math.min(height, bottom); k++) {
    const y = k * apart;
    const cuts = rings.flatMap((ring) => cutsOf(ring, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2)
      if (cuts[i + 1]! > cuts[i]!)
        data += `M${formatDecimal(cuts[i]!)} ${formatDecimal(y)}H${formatDecimal(cuts[i + 1]!)}`;
  }
  return data;
}

/** Where a ring crosses a height. A corner exactly on it counts as below, so that it is never counted twice. */
function cutsOf(ring: Ring, y: number): readonly number[] {
  return ring.flatMap(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return y1 < y === y2 < y ? [] : [x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)];
  });
}
