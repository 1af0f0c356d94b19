/** Hatches an area with clipped lines. SVG patterns would need ids, and a drawing has none. */
import type { Ring } from './outline-paths.js';
import { formatDecimal } from '../sheet/svg.js';

/**
 * Path data of horizontal lines at this distance across the even-odd area. Neighbouring areas share their lines. No line lies
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
